import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const secret = 'uma sequência de teste com mais de 32 letras'

test('any text comes back, and two sealings of it differ', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const one = seal(secret, 'a', text)
      expect(unseal(secret, 'a', one)).toBe(text)
      expect(seal(secret, 'a', text)).not.toBe(one)
    }),
    { numRuns: 30 },
  )
})

test('another secret, another use or a changed letter opens nothing', () => {
  const sealed = seal(secret, 'two-factor:1', 'JBSWY3DPEHPK3PXP')
  expect(unseal(`${secret}!`, 'two-factor:1', sealed)).toBeNull()
  expect(unseal(secret, 'two-factor:2', sealed)).toBeNull()
  expect(unseal(secret, 'two-factor:1', `${sealed.slice(0, -4)}AAAA`)).toBeNull()
  expect(unseal(secret, 'two-factor:1', '')).toBeNull()
  expect(unseal(secret, 'two-factor:1', 'v1.a.b.c')).toBeNull()
  expect(sealed).not.toContain('JBSWY3DP')
})
