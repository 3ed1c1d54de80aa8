import { expect, test } from 'vitest'
import { keyboardIn } from './use-keyboard-room.ts'

test('a keyboard covers the lower part of a window of 844', () => {
  expect(keyboardIn(844, { height: 508, offsetTop: 0, scale: 1 })).toBe(336)
  expect(keyboardIn(844, { height: 508, offsetTop: 100, scale: 1 })).toBe(236)
})

test('the bar of the browser, a window that grew smaller itself and one enlarged with two fingers are none', () => {
  expect(keyboardIn(844, { height: 788, offsetTop: 0, scale: 1 })).toBe(0)
  expect(keyboardIn(508, { height: 508, offsetTop: 0, scale: 1 })).toBe(0)
  expect(keyboardIn(844, { height: 422, offsetTop: 50, scale: 2 })).toBe(0)
})
