import { expect, test } from 'vitest'
import { earlierCodeHash, newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'

const ana = '7d0c1f3e-55a1-4a7b-9f0e-0d6a4c9b1e22'
const bia = '00000000-0000-4000-8000-000000000001'

test('a code is kept as a password is, the same for the same person however it is written', async () => {
  const kept = await recoveryCodeHash('segredo', ana, 'abcde-23456')
  expect(kept).toMatch(/^[\w+/]{43}$/)
  expect(await recoveryCodeHash('segredo', ana, ' ABCDE 23456 ')).toBe(kept)
  expect(await recoveryCodeHash('segredo', bia, 'abcde-23456')).not.toBe(kept)
  expect(await recoveryCodeHash('outro', ana, 'abcde-23456')).not.toBe(kept)
})

test('the hash of codes on paper from before is still known', () => {
  expect(earlierCodeHash('segredo', ana, 'abcde-23456')).toBe(
    'd1db5f14e5036afb5dd2ec6574be70b109aa09be3906866240463b0d81d80524',
  )
})

test('ten codes of letters that cannot be mistaken', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
})
