import { seededBy, seedOf } from '@capivira/core/chance/seeded'
import { shuffle } from '@capivira/core/quizzes/shuffle'

/** A stream of chance: the same seed gives the same numbers in every engine. */
export type Random = {
  /** Uniform in [0, 1). */
  next: () => number
  /** A uniform whole number in [0, below). */
  below: (below: number) => number
  /** One of the values; undefined of none. */
  pick: <T>(values: readonly T[]) => T | undefined
  /** A new array in random order. */
  shuffled: <T>(values: readonly T[]) => T[]
}

/** Chance from a text. */
export function randomOf(seed: string): Random {
  const next = seededBy(seedOf(seed))
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: values => values[below(values.length)],
    shuffled: values => shuffle(values, below),
  }
}
