import { expect, test } from 'vitest'
import { middleSquare } from './shrink-picture.ts'

test.each([
  [400, 300, { x: 50, y: 0, side: 300 }],
  [300, 401, { x: 0, y: 50, side: 300 }],
  [10, 10, { x: 0, y: 0, side: 10 }],
])('the middle of %i by %i', (width, height, square) => {
  expect(middleSquare(width, height)).toEqual(square)
})
