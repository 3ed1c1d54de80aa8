import { expect, test } from 'vitest'
import { clampPercent } from './progress.ts'

test.each([
  [-5, 0],
  [0, 0],
  [33.4, 33],
  [99.5, 100],
  [140, 100],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 100],
])('%s is drawn as %s percent', (value, drawn) => {
  expect(clampPercent(value)).toBe(drawn)
})
