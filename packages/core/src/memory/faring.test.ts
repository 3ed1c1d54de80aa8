import { expect, test } from 'vitest'
import { Faring } from './faring.ts'

test('ratings are counted by what was foretold of them, in bands that meet', () => {
  const faring = new Faring()
  for (const [recall, remembered] of [
    [0.25, false],
    [0.5, true],
    [0.875, true],
    [0.875, false],
    [1, true],
  ] as const)
    faring.note(recall, remembered)
  expect(faring.told().bands).toEqual([
    { from: 0, to: 50, ratings: 1, remembered: 0, said: 0.25 },
    { from: 50, to: 60, ratings: 1, remembered: 1, said: 0.5 },
    { from: 85, to: 90, ratings: 2, remembered: 1, said: 0.875 },
    { from: 95, to: 100, ratings: 1, remembered: 1, said: 1 },
  ])
})

test('the loss is the mean over all ratings, and none where there are none', () => {
  expect(new Faring().told()).toEqual({ loss: 0, bands: [] })
  const faring = new Faring()
  faring.note(0.5, true)
  faring.note(1, true)
  expect(faring.count).toBe(2)
  expect(faring.told().loss).toBeCloseTo(Math.LN2 / 2, 12)
})
