import { expect, test } from 'vitest'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

/** RFC 6238, appendix B: the secret '12345678901234567890' in base32, the last six of its eight digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at second %i the code is %s', (second, code) => {
  const now = new Date(second * 1000)
  const step = Math.floor(second / 30)
  expect(totpStep(secret, code, now)).toBe(step)
  expect(totpStep(secret, code, new Date(now.getTime() + 30_000))).toBe(step)
  expect(totpStep(secret, code, new Date(now.getTime() - 30_000))).toBe(step)
  expect(totpStep(secret, code, new Date(now.getTime() + 90_000))).toBeNull()
})

test('what is no code is none', () => {
  for (const code of ['', '12345', '1234567', 'abcdef']) expect(totpStep(secret, code, new Date(59_000))).toBeNull()
})

test('a new secret has 160 bits, and the app learns whose it is', () => {
  const fresh = newTotpSecret()
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(totpUri(fresh, 'ana@escola.example'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('ana@escola.example')
  expect(uri.searchParams.get('secret')).toBe(fresh)
  expect(uri.searchParams.get('issuer')).toBe('Capivira')
})
