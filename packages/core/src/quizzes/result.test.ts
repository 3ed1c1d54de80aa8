import { expect, test } from 'vitest'
import { badgeOf, estimatedMinutes, iconOf, percentageOf } from './result.ts'

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [10, 10, 100],
])('%i of %i is %i%%', (score, total, percentage) => {
  expect(percentageOf(score, total)).toBe(percentage)
})

test.each([
  [100, 'Excelente!', 'default', 'trophy'],
  [90, 'Excelente!', 'default', 'trophy'],
  [89, 'Muito Bom!', 'default', 'trophy'],
  [80, 'Muito Bom!', 'default', 'trophy'],
  [79, 'Muito Bom!', 'default', 'medal'],
  [70, 'Muito Bom!', 'default', 'medal'],
  [69, 'Bom!', 'secondary', 'medal'],
  [60, 'Bom!', 'secondary', 'medal'],
  [59, 'Bom!', 'secondary', 'thumbs-up'],
  [50, 'Bom!', 'secondary', 'thumbs-up'],
  [49, 'Continue Estudando!', 'secondary', 'thumbs-up'],
  [0, 'Continue Estudando!', 'secondary', 'thumbs-up'],
])('%i%% earns %s (%s) and a %s', (percentage, label, tone, icon) => {
  expect(badgeOf(percentage)).toEqual({ label, tone })
  expect(iconOf(percentage)).toBe(icon)
})

test.each([
  [1, 2],
  [2, 3],
  [15, 23],
])('%i questions take about %i minutes', (questions, minutes) => {
  expect(estimatedMinutes(questions)).toBe(minutes)
})
