import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freePlace, moved } from './moves.ts'

const none = new Set<number>()
const order = [10, 20, 30, 40]

test.each([
  [0, 2, [20, 30, 10, 40]],
  [3, 0, [40, 10, 20, 30]],
  [1, 1, [10, 20, 30, 40]],
  [0, 9, [10, 20, 30, 40]],
  [-1, 2, [10, 20, 30, 40]],
])('from place %d to %d', (from, to, expected) => {
  expect(moved(order, from, to, none)).toEqual(expected)
})

test('fixed events keep their places, and nothing takes them', () => {
  const fixed = new Set([20])
  expect(moved(order, 0, 2, fixed)).toEqual([30, 20, 10, 40])
  expect(moved(order, 3, 0, fixed)).toEqual([40, 20, 10, 30])
  expect(moved(order, 1, 3, fixed)).toEqual(order)
  expect(moved(order, 0, 1, fixed)).toEqual(order)
})

test('the next free place skips fixed ones', () => {
  const fixed = new Set([20, 30])
  expect(freePlace(order, 0, 1, fixed)).toBe(3)
  expect(freePlace(order, 3, -1, fixed)).toBe(0)
  expect(freePlace(order, 0, -1, fixed)).toBeNull()
  expect(freePlace(order, 3, 1, fixed)).toBeNull()
})

test('no event is ever lost or doubled, and fixed ones stay', () => {
  const place = fc.integer({ min: -1, max: 5 })
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place)), fc.subarray(order), (moves, fixedOnes) => {
      const fixed = new Set(fixedOnes)
      const after = moves.reduce((current, [from, to]) => moved(current, from, to, fixed), order)
      return after.toSorted().join() === order.join() && after.every((id, at) => !fixed.has(id) || order[at] === id)
    }),
  )
})
