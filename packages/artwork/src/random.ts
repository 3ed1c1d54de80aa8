/** The next number of a sequence, from 0 up to but not 1. */
export type Random = () => number

/** A sequence decided by a text: FNV-1a to a 32-bit seed, then mulberry32. The same text gives the same numbers everywhere. */
export function randomFrom(text: string): Random {
  let state = 2166136261
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

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
