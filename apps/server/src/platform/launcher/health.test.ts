import { expect, test } from 'vitest'
import { gaveUp } from './health.ts'

test.each([
  ['nothing ended', [], false],
  ['one was killed', [null], false],
  ['a problem', [null, 1], true],
  ['a surprise', [2, null, 2], false],
  ['surprise after surprise', [2, 2, 2, 2, 2], true],
])('%s: %o gives up: %s', (_, codes, expected) => {
  expect(gaveUp(codes)).toBe(expected)
})
