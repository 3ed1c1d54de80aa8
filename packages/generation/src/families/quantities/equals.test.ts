import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'quantity/amounts-to',
    'A soma dos ângulos de um quadrado é igual a 360 graus.',
    'A quanto é igual a soma dos ângulos de um quadrado? → 360 graus',
  ],
  [
    'quantity/equals',
    'O módulo da força de atrito é igual ao produto da força normal pelo coeficiente.',
    'A que é igual o módulo da força de atrito? → Ao produto da força normal pelo coeficiente',
  ],
  [
    'quantity/degrees',
    'O **chumbo** puro derrete a 327 graus Celsius.',
    'A que temperatura derrete o chumbo puro? → A 327 graus Celsius',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test('asks nothing where it equals something of the page', () => {
  expect(found('O módulo da força de atrito é igual ao dela no outro plano.', 'quantity/equals')).toEqual([])
})
