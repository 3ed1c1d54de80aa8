import { expect, test } from 'vitest'
import { keyedHash, pseudonymOf } from './pseudonym.ts'

const id = '7d0c1f3e-55a1-4a7b-9f0e-0d6a4c9b1e22'

test('a person has one pseudonym, and another under another secret', () => {
  expect(pseudonymOf('segredo', id)).toBe(pseudonymOf('segredo', id))
  expect(pseudonymOf('segredo', id)).toMatch(/^p-[\w-]{16}$/)
  expect(pseudonymOf('outro', id)).not.toBe(pseudonymOf('segredo', id))
})

test('a text has another hash for another use', () => {
  expect(keyedHash('segredo', 'um', 'ana@exemplo.br')).toMatch(/^[\w-]{43}$/)
  expect(keyedHash('segredo', 'dois', 'ana@exemplo.br')).not.toBe(keyedHash('segredo', 'um', 'ana@exemplo.br'))
})
