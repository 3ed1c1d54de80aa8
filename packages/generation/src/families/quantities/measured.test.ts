import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'A temperatura do ar é medida em graus Celsius.',
    ['Em que unidade é medida a temperatura do ar? → Em graus Celsius'],
  ],
  [
    'A massa do corpo é medida em quilogramas e a velocidade do corpo em metros por segundo.',
    [
      'Em que unidade é medida a massa do corpo? → Em quilogramas',
      'Em que unidade é medida a velocidade do corpo? → Em metros por segundo',
    ],
  ],
  ['A turma foi dividida em grupos.', []],
  ['A variação do peso é expressa em termos de variância.', []],
  ['A área do terreno é dada em troca de trabalho.', []],
])('%s', (text, expected) => {
  expect(found(text, 'quantity/unit')).toEqual(expected)
})

test('a unit by its symbol', () => {
  expect(found('A tensão da tomada é medida em J/C.', 'quantity/unit')).toEqual([
    'Em que unidade é medida a tensão da tomada? → Em J/C',
  ])
})

test('by what a thing is measured is no part of its unit', () => {
  expect(
    found('A temperatura do forno é medida em graus Celsius por um termômetro de haste.', 'quantity/unit'),
  ).toEqual(['Em que unidade é medida a temperatura do forno? → Em graus Celsius'])
})
