import { randomStream, shuffled } from '@capivira/generation/items/random'

/** What an item is drawn by: first its document, then its family. */
export type Stratum = { document: string; family: string }

/**
 * Draws so many items that every document has an equal share, as far as it has items, and within a document every
 * family; then shuffles them. The same items and seed give the same sample.
 */
export function stratifiedSample<T extends Stratum>(items: readonly T[], size: number, seed: string): T[] {
  const random = randomStream(seed)
  const documents = [...Map.groupBy(items, item => item.document).values()].map(own =>
    takeTurns([...Map.groupBy(own, item => item.family).values()].map(family => shuffled(family, random))),
  )
  return shuffled(takeTurns(documents).slice(0, size), random)
}

/** One of each list in turn until all are empty: [[1, 2, 3], [4]] → [1, 4, 2, 3]. */
export function takeTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const rounds = Math.max(0, ...lists.map(list => list.length))
  return Array.from({ length: rounds }, (_, round) => lists.flatMap(list => list.slice(round, round + 1))).flat()
}
