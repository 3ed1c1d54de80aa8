/** What the clients were told had happened. Nothing of this may be missing afterwards. */
export type Acknowledged = {
  uploads: { id: number; sha256: string }[]
  reviews: { userId: string; cardId: number; xp: number }[]
  sides: { userId: string; cardId: number; side: 'front' | 'back'; xp: number }[]
  attempts: { userId: string; id: number; quizId: number; score: number; xp: number }[]
  /** Rewards of achievements, by pupil. */
  rewards: { userId: string; id: string; xp: number }[]
}

export const nothing = (): Acknowledged => ({ uploads: [], reviews: [], sides: [], attempts: [], rewards: [] })

export function countOf(acknowledged: Acknowledged): number {
  const { uploads, reviews, sides, attempts } = acknowledged
  return uploads.length + reviews.length + sides.length + attempts.length
}
