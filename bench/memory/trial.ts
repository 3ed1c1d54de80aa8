import { judgeFit } from '@capivira/core/memory/judge'
import { ofSchool } from '@capivira/core/memory/leanings'
import { type LoggedMemory, tracesOf } from '@capivira/core/memory/steps'
import { modelOf, recallAfter, step } from '@capivira/core/memory/walk'
import { defaultParameters } from '@capivira/core/study/schedule'
import { type LivedMemory, live, type Nature, zone } from './school.ts'

/** One school that was simulated, and how its log was fitted. */
export type Trial = {
  seed: number
  /** Ratings of the log that show what was remembered: on a later day than the one before. */
  shown: number
  /** Whether the weights found were taken up. */
  taken: boolean
  /** Errors of predicted recall after the log: with the default weights, and with those that the school then has. */
  before: number
  after: number
}
export type Size = { ratings: number; pupils: number }

/** Ratings after the log whose recall is predicted: none of them is told to the fit. */
const later = 2_000

const defaults = defaultParameters.weights

/** A simulated school's log of so many ratings, and all its memories, with what came after. */
export function schoolOf(nature: Nature, { ratings, pupils }: Size, seed: number) {
  const memories = live(nature, { size: ratings + later, pupils, seed })
  const times = memories.flatMap(({ ratings }) => ratings.map(({ at }) => at.getTime())).sort((a, b) => a - b)
  const end = times[ratings] ?? Number.POSITIVE_INFINITY
  const log: LoggedMemory[] = memories.flatMap(({ pupil, ratings }) => {
    const known = ratings.filter(({ at }) => at.getTime() < end)
    // The fit is told what the school's log holds, and nothing else.
    return known.length === 0
      ? []
      : [{ pupil, ratings: known.map(({ rating, at, source }) => ({ rating, at, source })) }]
  })
  return { memories, log, end }
}

/** Lets a school live, fits weights to its log, and holds them against the pupils' true recall after it. */
export function tryFit(nature: Nature, size: Size, seed: number): Trial {
  const { memories, log, end } = schoolOf(nature, size, seed)
  const { better, weights, ratings } = judgeFit(tracesOf(log, zone), defaults, ofSchool)
  const before = errorOf(memories, defaults, end)
  return { seed, shown: ratings, taken: better, before, after: better ? errorOf(memories, weights, end) : before }
}

/**
 * Root mean square of predicted minus true recall, over the ratings from an instant on that come on a later day than
 * the one before.
 */
function errorOf(memories: readonly LivedMemory[], weights: readonly number[], from: number): number {
  const model = modelOf(weights)
  let [sum, count] = [0, 0]
  for (const { ratings } of memories) {
    const strength = { stability: 0, difficulty: 0 }
    for (const { step: taken, trueRecall } of ratings) {
      if (taken.shows && taken.at >= from) {
        sum += (recallAfter(model, strength.stability, taken.gap) - trueRecall) ** 2
        count += 1
      }
      step(model, strength, taken)
    }
  }
  return Math.sqrt(sum / count)
}
