import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskPhone, phoneMaxLength } from './phone.ts'

test.each([
  ['', ''],
  ['1', '(1'],
  ['11', '(11'],
  ['119', '(11) 9'],
  ['118765', '(11) 8765'],
  ['1187654', '(11) 8765-4'],
  ['1187654321', '(11) 8765-4321'],
  ['11987654321', '(11) 98765-4321'],
  ['(11) 98765-4321', '(11) 98765-4321'],
  ['119876543219999', '(11) 98765-4321'],
])('%s is shown as %s', (typed, shown) => {
  expect(maskPhone(typed)).toBe(shown)
})

test('masking is stable and never passes 15 characters', () => {
  fc.assert(
    fc.property(fc.string(), typed => {
      const once = maskPhone(typed)
      expect(maskPhone(once)).toBe(once)
      expect(once.length).toBeLessThanOrEqual(phoneMaxLength)
    }),
  )
})
