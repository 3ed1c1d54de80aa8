import { describe, expect, test } from 'vitest'
import { COLUMNS, INK, newCanvas, ROWS } from './canvas.ts'
import { findComponents } from './components.ts'
import { fillRings } from './fill.ts'
import { inkOutline } from './stroke.ts'

const square = (left: number, top: number, size: number) => [
  left,
  top,
  left + size,
  top,
  left + size,
  top + size,
  left,
  top + size,
]

describe('the map of regions', () => {
  test('fills the pixels whose centre lies inside', () => {
    const canvas = newCanvas()
    fillRings(canvas, [square(10, 10, 4)], false, 7)
    expect(canvas.reduce((sum, value) => sum + (value === 7 ? 1 : 0), 0)).toBe(16)
    expect(canvas[10 * COLUMNS + 10]).toBe(7)
    expect(canvas[14 * COLUMNS + 10]).toBe(0)
  })

  test('leaves holes open by both rules', () => {
    for (const [evenOdd, hole] of [
      [true, square(4, 4, 2)],
      [
        false,
        [...square(4, 4, 2)]
          .reverse()
          .flatMap((_, index, all) => (index % 2 ? [] : [all[index + 1] ?? 0, all[index] ?? 0])),
      ],
    ] as const) {
      const canvas = newCanvas()
      fillRings(canvas, [square(2, 2, 6), hole], evenOdd, 5)
      expect([canvas[3 * COLUMNS + 3], canvas[4 * COLUMNS + 4]]).toEqual([5, 0])
    }
  })

  test('parts an outlined square from the rest', () => {
    const canvas = newCanvas()
    fillRings(canvas, [square(100, 100, 60)], false, 3)
    inkOutline(canvas, square(100, 100, 60), 3)
    const [outside, inside] = findComponents(canvas)
    expect(outside?.owner).toBe(0)
    expect(inside).toMatchObject({ owner: 3, size: 52 * 52 })
    expect(inside?.x).toBeGreaterThan(120)
    expect(inside?.x).toBeLessThan(140)
    expect(inside?.depth).toBeCloseTo(26, -1)
  })

  test('joins areas that touch by a corner', () => {
    const canvas = newCanvas().fill(INK)
    canvas[5 * COLUMNS + 5] = 1
    canvas[6 * COLUMNS + 6] = 1
    canvas[6 * COLUMNS + 4] = 1
    canvas[9 * COLUMNS + COLUMNS - 1] = 1
    canvas[10 * COLUMNS] = 1
    expect(findComponents(canvas).map(({ size }) => size)).toEqual([3, 1, 1])
    expect(canvas.length).toBe(COLUMNS * ROWS)
  })
})
