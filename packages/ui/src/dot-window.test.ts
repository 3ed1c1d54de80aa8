import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dotWindow, mostDots } from './dot-window.ts'

test('a few things have all their dots', () => {
  expect(dotWindow(3, 1)).toEqual([0, 1, 2])
  expect(dotWindow(0, 0)).toEqual([])
})

test('of many, those around the current one, and never beyond the ends', () => {
  expect(dotWindow(200, 0)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(dotWindow(200, 100)).toEqual([97, 98, 99, 100, 101, 102, 103])
  expect(dotWindow(200, 199)).toEqual([193, 194, 195, 196, 197, 198, 199])
})

test('the current one is always among them, and they never wrap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), (count, at) => {
      const current = at % count
      const shown = dotWindow(count, current)
      expect(shown).toContain(current)
      expect(shown.length).toBeLessThanOrEqual(mostDots)
      expect(shown.every(place => place >= 0 && place < count)).toBe(true)
    }),
  )
})
