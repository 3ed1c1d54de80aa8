/** What a pupil has done in all; each counter only grows. */
export type Totals = {
  /** Different cards rated at least once. */
  cards: number
  /** Ratings given. */
  reviews: number
  /** Quizzes finished. */
  quizzes: number
  perfectQuizzes: number
  dailyChallenges: number
  /** Materials of which every card has been rated. */
  materialsCompleted: number
  games: number
  /** Different games finished at least once. */
  gameKinds: number
}

export const noTotals: Totals = {
  cards: 0,
  reviews: 0,
  quizzes: 0,
  perfectQuizzes: 0,
  dailyChallenges: 0,
  materialsCompleted: 0,
  games: 0,
  gameKinds: 0,
}
