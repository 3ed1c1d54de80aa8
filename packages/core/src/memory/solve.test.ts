import { expect, test } from 'vitest'
import { solve } from './solve.ts'

test('linear equations are solved', () => {
  const [x = 0, y = 0, z = 0] = solve(
    [
      [4, 2, 0],
      [2, 5, 3],
      [0, 3, 6],
    ],
    [8, 21, 24],
  )
  expect([x, y, z].map(value => Math.round(value * 1e9) / 1e9)).toEqual([1, 2, 3])
})
