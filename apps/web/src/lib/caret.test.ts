import { maskPhone } from '@capivira/core/accounts/phone'
import { expect, test } from 'vitest'
import { caretAfterMask } from './caret.ts'

test.each([
  // typing at the end: the caret stays at the end, behind the signs the mask adds
  ['11', 2, '(11', 3],
  ['(11) 98765', 10, '(11) 9876-5', 11],
  // a digit put in the middle: the caret stays behind it
  ['(11) 918765-4321', 7, '(11) 918765-4321', 7],
  // a digit removed in the middle
  ['(11) 8765-4321', 5, '(11) 8765-4321', 3],
  ['(1) 98765-4321', 2, '(19) 8765-4321', 2],
  ['(11) 98765-4321', 0, '(11) 98765-4321', 0],
])('%s with the caret at %d', (typed, caret, masked, expected) => {
  expect(maskPhone(typed)).toBe(masked)
  expect(caretAfterMask(typed, caret, masked)).toBe(expected)
})
