import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

test('51 of 60 kept: 74% to 92%', () => {
  const [low, high] = wilson(51, 60)
  expect(low).toBeCloseTo(0.739, 3)
  expect(high).toBeCloseTo(0.919, 3)
})

test('all of few is no certainty, nothing is any share', () => {
  expect(wilson(1, 1)[0]).toBeCloseTo(0.207, 3)
  expect(wilson(0, 0)).toEqual([0, 1])
})
