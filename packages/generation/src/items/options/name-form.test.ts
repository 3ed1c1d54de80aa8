import { expect, test } from 'vitest'
import { isForeignTerm } from './name-form.ts'

test.each([
  ['Nullable Types', true],
  ['Method Overriding', true],
  ['Turbo QL', true],
  ['Pedro II', false],
  ['Alan Turing', false],
  ['Robert C. Martin', false],
  ['Leopoldina', false],
])('%s: %s', (text, expected) => {
  expect(isForeignTerm(text)).toBe(expected)
})
