/** A new array with the values in random order (Fisher–Yates); `pick` gives a uniform random integer in [0, below). */
export function shuffle<T>(values: readonly T[], pick: (below: number) => number): T[] {
  const rest = [...values]
  const shuffled: T[] = []
  while (rest.length > 0) shuffled.push(...rest.splice(pick(rest.length), 1))
  return shuffled
}
