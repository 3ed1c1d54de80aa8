import { expect, test } from 'vitest'
import { hyphensOf } from './hyphens.ts'

test.each([
  ['foto-', 'foto\u00ad'],
  ['foto\u00ad', 'foto\u00ad'],
  ['guarda\u2010', 'guarda\u00ad'],
  ['1990-', '1990-'],
  ['guarda-\u00ad', 'guarda\u00ad'],
  ['bem\u00advindo a', 'bem-vindo a'],
  ['bem-vindo', 'bem-vindo'],
  ['-', '-'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(hyphensOf(text)).toBe(expected)
})
