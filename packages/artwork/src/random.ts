import { seededBy, seedOf } from '@capivira/core/chance/seeded'

/** The next number of a sequence, from 0 up to but not 1. */
export type Random = () => number

/** A sequence decided by a text: the same text gives the same numbers everywhere. */
export const randomFrom = (text: string): Random => seededBy(seedOf(text))

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low)

/** One of a list that is not empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)]
  if (chosen === undefined) throw new Error('Nothing to pick from')
  return chosen
}

/** The list in another order; the given one stays as it is. */
export function shuffle<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map(value => ({ value, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value)
}
