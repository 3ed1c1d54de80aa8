import { expect, test } from 'vitest'
import { withDegrees } from './formula.ts'

test.each([
  ['100ºC', '100°C'],
  ['90º.', '90°.'],
  ['(360º)', '(360°)'],
  ['45º', '45º'],
  ['1º.', '1º.'],
  ['22º,', '22º,'],
  ['1.945º.', '1.945º.'],
])('a ring behind a number: %s is %s', (read, written) => {
  expect(withDegrees(read)).toBe(written)
})
