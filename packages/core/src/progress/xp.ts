/** What each act pays, in XP. Source: the product's decisions on XP. */
export const sideXp = { front: 1, back: 2 } as const
export const reviewXp = 5
export const correctAnswerXp = 10
export const dailyChallenge = { cards: 25, xp: 50 } as const
/** Goal of the dashboard's first figure. */
export const dailyCardGoal = 30

/** What of a quiz has been paid on a day: the best bare score, and the questions that were answered right. */
export type PaidToday = { best: number; right: readonly number[] }

/**
 * XP of a round of a quiz: 10 for each question answered right for the first time that day; a bare score pays what
 * exceeds what was paid before. Whoever claims a score first and answers afterwards is paid for no question twice.
 */
export function roundXp({ best, right }: PaidToday, round: { right: readonly number[] } | { score: number }): number {
  const paid = Math.max(best, right.length)
  const reached = 'score' in round ? round.score : new Set([...right, ...round.right]).size
  return Math.max(0, reached - paid) * correctAnswerXp
}

/** Rounds of one game on one day that pay in full; later ones pay a quarter. */
export const fullGameRounds = 3

/**
 * XP that rounds of games and paintings pay on one school day, all together. Missions of the city and achievements are
 * outside.
 */
export const mostGameXp = 600

/** What a round pays of its XP on a day on which others have paid `paidToday` already. */
export function withinDay(xp: number, paidToday: number): number {
  return Math.min(xp, Math.max(0, mostGameXp - paidToday))
}

/** XP of a game round, when `before` rounds of the same game were finished that day: a quarter from the fourth on. */
export function gameXp(xp: number, before: number): number {
  return before < fullGameRounds ? xp : Math.round(xp / 4)
}
