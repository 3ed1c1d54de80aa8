import { expect, test } from 'vitest'
import { withoutBold } from './without-bold.ts'

test.each([
  ['**Lima**', 'Lima'],
  ['Lima**', 'Lima'],
  ['** Lima', 'Lima'],
  ['Quanto é 2**3?', 'Quanto é 2**3?'],
  ['A **raiz** absorve', 'A **raiz** absorve'],
  ['O _____ é um bioma', 'O _____ é um bioma'],
  ['**', ''],
])('%j is %j', (line, text) => {
  expect(withoutBold(line)).toBe(text)
})
