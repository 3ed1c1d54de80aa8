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

/** Chance from a seed. The text is hashed by FNV-1a, the stream is Mulberry32: 32 bits, plenty for games. */
export function randomOf(seed: string): Random {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: values => values[below(values.length)],
    shuffled: values => shuffle(values, below),
  }
}
