import { createHash } from 'node:crypto'
import { seededBy } from '@capivira/core/chance/seeded'

/** A stream of numbers in [0, 1) that depends on the seed alone. */
export const randomStream = (seed: string): (() => number) =>
  seededBy(createHash('sha256').update(seed).digest().readUInt32LE(0))

/** The list in an order drawn from the stream (Fisher–Yates). */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const result = [...list]
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const [a, b] = [result[i], result[j]]
    if (a !== undefined && b !== undefined) {
      result[i] = b
      result[j] = a
    }
  }
  return result
}
