import { expect, test } from 'vitest'
import { openingOf } from './opening.ts'
import { quantityOf, shapeOf } from './shape.ts'

test.each([
  ['1888', 'year'],
  ['Em 1888', 'year'],
  ['300 a.C.', 'year'],
  ['128', 'number'],
  ['13 de maio de 1888', 'date'],
  ['maio de 1888', 'date'],
  ['Século XIX', 'century'],
  ['Cerca de 97%', 'percentage'],
  ['206 ossos', 'quantity'],
  ['Duas vezes', 'quantity'],
  ['Durante 30 segundos', 'quantity'],
  ['Por 49 anos', 'quantity'],
  ['Vinte e dois', 'number'],
  ['DNA', 'acronym'],
  ['TCP/IP', 'acronym'],
  ['Machado de Assis', 'name'],
  ['O Brasil', 'name'],
  ['A fotossíntese', 'phrase'],
  ['Converter luz em energia', 'phrase'],
] as const)('shapeOf %s is %s', (option, shape) => {
  expect(shapeOf(option)).toBe(shape)
})

test('quantityOf', () => {
  expect(quantityOf('Cerca de 3,75 litros')).toEqual({ value: 3.75, unit: 'cerca de litros', decimals: 2 })
  expect(quantityOf('97%')).toEqual({ value: 97, unit: '%', decimals: 0 })
  expect(quantityOf('de 3 a 5')).toBeNull()
  expect(quantityOf('água')).toBeNull()
})

test.each([
  ['A perda de água', 'definite'],
  ['Um processo que gera calor', 'indefinite'],
  ['Proteínas que aceleram reações', 'noun'],
  ['Porque contêm clorofila', 'cause'],
  ['Devido à chuva', 'cause'],
  ['Para medir a temperatura', 'purpose'],
  ['Converter luz em energia', 'infinitive'],
  ['Convertendo luz em energia', 'gerund'],
  ['Define o número de réplicas', 'finite s'],
  ['Definem o número de réplicas', 'finite p'],
  ['Na boca', 'preposition'],
  ['Um método abstrato é definido assim', 'sentence'],
  ['O método que será herdado', 'definite'],
  ['Maré: subida e descida da água', 'labelled noun'],
  ['Onda: um movimento do mar', 'labelled indefinite'],
])('openingOf %s is %s', (option, opening) => {
  expect(openingOf(option)).toBe(opening)
})
