import type { Rating } from '@capivira/core/study/contract'

/**
 * One sitting with the cards of a material, in the order in which they were dealt. What was forgotten comes again after
 * the others, until it is remembered once.
 */
export type StudyRun = {
  /** Which card lies at each place: its number among those that were dealt, from 0. */
  deck: readonly number[]
  /** Place of the card on the table, from 0. */
  index: number
  flipped: boolean
  /** The last rating given in this sitting, by the card's number. */
  ratings: ReadonlyMap<number, Rating>
  /** The numbers of the cards that were forgotten in this sitting. */
  forgotten: ReadonlySet<number>
  /** True once the last card has been rated. */
  finished: boolean
}

export const newRun = (count: number): StudyRun => ({
  deck: Array.from({ length: count }, (_, number) => number),
  index: 0,
  flipped: false,
  ratings: new Map(),
  forgotten: new Set(),
  finished: false,
})

export const flip = (run: StudyRun): StudyRun => ({ ...run, flipped: !run.flipped })

export const hasNext = (run: StudyRun): boolean => run.index < run.deck.length - 1
export const hasPrevious = (run: StudyRun): boolean => run.index > 0

/** The number of the card on the table among those that were dealt; -1 where none were. */
export const numberOf = (run: StudyRun): number => run.deck[run.index] ?? -1

/** Whether the card on the table lay there before, and came again because it was forgotten. */
export const isBack = (run: StudyRun): boolean => run.deck.indexOf(numberOf(run)) < run.index

/** Moves by one card, showing its front; at the ends nothing moves. */
export function move(run: StudyRun, step: 1 | -1): StudyRun {
  const index = run.index + step
  return index < 0 || index >= run.deck.length ? run : { ...run, index, flipped: false }
}

/**
 * Notes the rating of the card at `index`, which may no longer be the one on the table. A forgotten card comes again
 * after the others; one that was remembered after all, by going back to it, does not.
 */
export function rate(run: StudyRun, index: number, rating: Rating): StudyRun {
  const number = run.deck[index]
  if (number === undefined) return run
  const ratings = new Map(run.ratings).set(number, rating)
  if (rating !== 'errei') {
    // A card that the pupil has moved to meanwhile is not taken from under their hands.
    const stays = Math.max(index, run.index)
    return { ...run, ratings, deck: run.deck.filter((other, place) => other !== number || place <= stays) }
  }
  const deck = run.deck.includes(number, index + 1) ? run.deck : [...run.deck, number]
  return { ...run, ratings, deck, forgotten: new Set(run.forgotten).add(number) }
}

/**
 * What follows a rating: the next card, or the end of the sitting after the last one. A pupil who moved on stays there.
 */
export function advance(run: StudyRun, from: number): StudyRun {
  if (run.index !== from) return run
  return hasNext(run) ? move(run, 1) : { ...run, finished: true }
}

/** How many cards were rated in this sitting, by the last rating. */
export function tally(run: StudyRun): Record<Rating, number> {
  const counts: Record<Rating, number> = { errei: 0, difícil: 0, médio: 0, fácil: 0 }
  for (const rating of run.ratings.values()) counts[rating]++
  return counts
}

/** How many cards were passed over in this sitting, without a rating. */
export const passedOver = (run: StudyRun): number => new Set(run.deck).size - run.ratings.size

/** How many cards were forgotten in this sitting and remembered when they came again. */
export const recovered = (run: StudyRun): number =>
  [...run.forgotten].filter(number => run.ratings.get(number) !== 'errei').length
