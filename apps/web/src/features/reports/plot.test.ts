import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaPath, axisOf, barsPath, linePath, namedPlaces, percentAxis } from './plot.ts'

test('an axis ends at or above the greatest value, in round steps', () => {
  expect(axisOf(0)).toEqual({ top: 1, ticks: [0, 1] })
  expect(axisOf(3)).toEqual({ top: 3, ticks: [0, 1, 2, 3] })
  expect(axisOf(5)).toEqual({ top: 5, ticks: [0, 1, 2, 3, 4, 5] })
  expect(axisOf(7)).toEqual({ top: 8, ticks: [0, 2, 4, 6, 8] })
  expect(axisOf(26)).toEqual({ top: 30, ticks: [0, 10, 20, 30] })
  expect(axisOf(480)).toEqual({ top: 500, ticks: [0, 100, 200, 300, 400, 500] })
  expect(axisOf(501)).toEqual({ top: 600, ticks: [0, 200, 400, 600] })
})

test('whatever the values, the axis holds them with at most five steps, more than half full', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), max => {
      const { top, ticks } = axisOf(max)
      return top >= max && top < 2 * max + 1 && ticks.length <= 6 && ticks.every(Number.isInteger)
    }),
  )
})

test('of many places some are named, the first always', () => {
  expect(namedPlaces(4, 6)).toEqual([0, 1, 2, 3])
  expect(namedPlaces(14, 6)).toEqual([0, 3, 6, 9, 12])
  expect(namedPlaces(30, 6)).toEqual([0, 5, 10, 15, 20, 25])
  expect(namedPlaces(365, 6)).toHaveLength(6)
  expect(namedPlaces(0, 6)).toEqual([])
})

test('bars stand on the axis or on one another; nothing is drawn of zero', () => {
  expect(barsPath([50, 0, 0, 0, 0, 0], percentAxis)).toBe('M0.15 100V50h0.7V100z')
  expect(barsPath([0, 25, 0, 0, 0, 0], percentAxis, [0, 50])).toBe('M1.15 50V25h0.7V50z')
})

test('of a few values a bar is an eighth of the whole wide, in the middle of its place', () => {
  expect(barsPath([50], percentAxis)).toBe('M0.44 100V50h0.13V100z')
  expect(barsPath([0, 50], percentAxis)).toBe('M1.38 100V50h0.25V100z')
})

test('a line passes over places without a value, and an area lies below it', () => {
  expect(linePath([100, null, 40], percentAxis)).toBe('M0.5 0L2.5 60')
  expect(areaPath([100, null, 40], percentAxis)).toBe('M0.5 0L2.5 60L2.5 100L0.5 100z')
  expect(linePath([null], percentAxis)).toBe('')
  expect(areaPath([null], percentAxis)).toBe('')
})
