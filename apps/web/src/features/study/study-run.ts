import type { Rating } from '@capivira/core/study/contract'

/** One sitting with the cards of a material, in the order in which they were dealt. */
export type StudyRun = {
  count: number
  /** Place of the card on the table, from 0. */
  index: number
  flipped: boolean
  /** The last rating given in this sitting, by place. */
  ratings: ReadonlyMap<number, Rating>
  /** True once the last card has been rated. */
  finished: boolean
}

export const newRun = (count: number): StudyRun => ({
  count,
  index: 0,
  flipped: false,
  ratings: new Map(),
  finished: false,
})

export const flip = (run: StudyRun): StudyRun => ({ ...run, flipped: !run.flipped })

export const hasNext = (run: StudyRun): boolean => run.index < run.count - 1
export const hasPrevious = (run: StudyRun): boolean => run.index > 0

/** Moves by one card, showing its front; at the ends nothing moves. */
export function move(run: StudyRun, step: 1 | -1): StudyRun {
  const index = run.index + step
  return index < 0 || index >= run.count ? run : { ...run, index, flipped: false }
}

/** Notes the rating of the card at `index`, which may no longer be the one on the table. */
export function rate(run: StudyRun, index: number, rating: Rating): StudyRun {
  return { ...run, ratings: new Map(run.ratings).set(index, rating) }
}

/**
 * What follows a rating: the next card, or the end of the sitting after the last one. A pupil who moved on stays there.
 */
export function advance(run: StudyRun, from: number): StudyRun {
  if (run.index !== from) return run
  return hasNext(run) ? move(run, 1) : { ...run, finished: true }
}

/** How many cards were rated in this sitting, by rating. */
export function tally(run: StudyRun): Record<Rating, number> {
  const counts: Record<Rating, number> = { errei: 0, difícil: 0, médio: 0, fácil: 0 }
  for (const rating of run.ratings.values()) counts[rating]++
  return counts
}
