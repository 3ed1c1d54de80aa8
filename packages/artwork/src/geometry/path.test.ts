import { describe, expect, test } from 'vitest'
import { parseTransform, transformPath } from './matrix.ts'
import { formatPath, parsePath } from './path.ts'
import { boxOf, measure, overlapOf, ringsOf } from './rings.ts'

describe('paths', () => {
  test('become absolute moves, lines and curves', () => {
    expect(formatPath(parsePath('m1 2h3v4l-1-1z'))).toBe('M1 2L4 2L4 6L3 5Z')
    expect(formatPath(parsePath('M0 0q3 0 3 3t3 3'))).toBe('M0 0C2 0 3 1 3 3C3 5 4 6 6 6')
    expect(formatPath(parsePath('M0 0c0 1 1 2 2 2s2-1 2-2'))).toBe('M0 0C0 1 1 2 2 2C3 2 4 1 4 0')
  })

  test('read arcs whose numbers touch', () => {
    expect(parsePath('M1 0a.5.5 0 01.5.5')).toEqual(parsePath('M1 0 a 0.5 0.5 0 0 1 0.5 0.5'))
    expect(parsePath('M1 0a1 1 0 1 1-2 0').at(-1)?.slice(-2)).toEqual([expect.closeTo(-1, 9), expect.closeTo(0, 9)])
  })

  test('enclose what a circle encloses', () => {
    const { area, length } = measure(ringsOf(parsePath('M-10 0A10 10 0 1 0 10 0A10 10 0 1 0-10 0Z'), 0.5))
    expect(area).toBeGreaterThan(310)
    expect(area).toBeLessThan(314.2)
    expect(length).toBeCloseTo(62.8, 0)
  })

  test('move with a transform', () => {
    const moved = transformPath(parsePath('M0 0L1 0L1 1Z'), parseTransform('translate(5 5) rotate(90) scale(2)'))
    expect(formatPath(moved)).toBe('M5 5L5 7L3 7Z')
    expect(() => parseTransform('skewX(3)')).toThrow('No such transform here: skewX')
  })

  test('overlap by the share of the smaller box', () => {
    expect(overlapOf([0, 0, 10, 10], [5, 0, 25, 10])).toBe(0.5)
    expect(overlapOf([0, 0, 10, 10], [10, 0, 20, 10])).toBe(0)
    expect(boxOf([[0, 1, 4, 5, 2, 9]])).toEqual([0, 1, 4, 9])
  })
})
