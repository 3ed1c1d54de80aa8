import { expect, test } from 'vitest'
import { withoutFormula } from './formulas.ts'

test.each([
  [
    'A força é igual ao produto da massa pela aceleração: F = m · a.',
    'A força é igual ao produto da massa pela aceleração.',
  ],
  ['A área do retângulo é o produto dos lados: A = b × h.', 'A área do retângulo é o produto dos lados.'],
  ['Veja só: F = m · a.', 'Veja só: F = m · a.'],
  [
    'São três os poderes do Estado brasileiro: legislativo, executivo e judiciário.',
    'São três os poderes do Estado brasileiro: legislativo, executivo e judiciário.',
  ],
])('%s', (sentence, plain) => {
  expect(withoutFormula(sentence)).toBe(plain)
})
