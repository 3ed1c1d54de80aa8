import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId, picker, pickRandom } from './random.ts'

const drawing = (...values: number[]) =>
  picker(numbers => {
    numbers[0] = values.shift() ?? 0
  })

test('a number is brought below the limit', () => {
  expect(drawing(23)(10)).toBe(3)
})

test('a number that would favour the small results is drawn again', () => {
  // 2^32 is 4294967296: with a limit of 10 the last six numbers have no partner.
  expect(drawing(4_294_967_290, 4_294_967_295, 42)(10)).toBe(2)
  expect(drawing(4_294_967_289)(10)).toBe(9)
})

test('real randomness stays within the limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), below => {
      const picked = pickRandom(below)
      expect(picked).toBeGreaterThanOrEqual(0)
      expect(picked).toBeLessThan(below)
    }),
  )
})

test('a new id is a UUID of version 4, another one each time', () => {
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(100)
})
