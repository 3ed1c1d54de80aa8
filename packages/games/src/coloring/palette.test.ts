import { expect, test } from 'vitest'
import { palette, pixelOf } from './palette.ts'

test('a colour is kept with its blue in the highest place and its red in the lowest', () => {
  const kept = palette.slice(0, 3).map(({ hex }, at) => [hex, pixelOf(at + 1).toString(16)])
  expect(kept).toEqual([
    ['#e5383b', 'ff3b38e5'],
    ['#ff922b', 'ff2b92ff'],
    ['#ffd43b', 'ff3bd4ff'],
  ])
  expect(pixelOf(0)).toBe(0)
})
