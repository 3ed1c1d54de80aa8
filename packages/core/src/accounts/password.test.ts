import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newPassword } from './contract.ts'
import { generatePassword } from './password.ts'

test('the first choice everywhere gives one of each class, then lower-case letters, in a known order', () => {
  expect(generatePassword(() => 0)).toBe('A2@aaaaaaaaa')
})

test('any generated password has 12 characters and satisfies the rule of new passwords', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), stream => {
      const random = stream[Symbol.iterator]()
      const password = generatePassword(below => Math.floor(Number(random.next().value) * below))
      expect(password).toHaveLength(12)
      expect(newPassword.safeParse(password).success).toBe(true)
    }),
  )
})
