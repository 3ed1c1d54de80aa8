import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededBy, seedOf } from './seeded.ts'

/** The first numbers of a sequence as the whole numbers of 32 bits they are made of. */
const first = (seed: number, count = 4) => {
  const next = seededBy(seed)
  return Array.from({ length: count }, () => next() * 2 ** 32)
}

// Boards, pictures and printed sheets that exist were made of these numbers: they never change.
test.each([
  [0, [1144304738, 1416247, 958946056, 627933444]],
  [1, [2693262067, 11749833, 2265367787, 4213581821]],
  [-1, [3850105811, 813802916, 3073704848, 4054706436]],
  [0xffffffff, [3850105811, 813802916, 3073704848, 4054706436]],
])('a sequence from %d', (seed, numbers) => {
  expect(first(seed)).toEqual(numbers)
})

test.each([
  ['', 2166136261],
  ['a', -468965076],
  ['Ação 😀', 1860934108],
])('a seed from %j', (text, seed) => {
  expect(seedOf(text)).toBe(seed)
})

test('numbers are at least 0 and below 1, and reach all tenths', () => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      const next = seededBy(seed)
      const tenths = Array.from({ length: 300 }, () => Math.floor(next() * 10))
      expect([...new Set(tenths)].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    }),
  )
})
