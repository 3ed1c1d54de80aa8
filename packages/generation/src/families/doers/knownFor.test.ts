import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'A cidade de Paraty é conhecida pelas casas coloniais do seu centro histórico.',
    'Por que é conhecida a cidade de Paraty? → Pelas casas coloniais do seu centro histórico',
  ],
  [
    'Os óleos vegetais estão entre os produtos mais exportados, principalmente por conterem muita energia.',
    'Por que os óleos vegetais estão entre os produtos mais exportados? → Por conterem muita energia',
  ],
  [
    'Os minerais achados no solo vêm da rocha de Itabira, conhecida por conter ferro, manganês e ouro.',
    'Por que é conhecida a rocha de Itabira? → Por conter ferro, manganês e ouro',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'cause/known-for')).toEqual([expected])
})

test.each([
  ['a name', 'O alferes da cavalaria de Minas é conhecido por Tiradentes em todo o país.'],
  [
    'a verb that does not agree',
    'Os óleos vegetais está entre os mais exportados, principalmente por conter muita energia.',
  ],
])('%s is no reason', (_, text) => {
  expect(found(text, 'cause/known-for')).toEqual([])
})

test('what tells what something is has no fame of its own', () => {
  expect(
    found('A braquiária é uma gramínea da África, conhecida por produzir muita palha.', 'cause/known-for'),
  ).toEqual([])
})

test('what is only counted is no reason', () => {
  expect(found('O físico Niels Bohr ficou famoso por três descobertas.', 'cause/known-for')).toEqual([])
})

test('how far it is known is no reason', () => {
  expect(found('O doce de leite era conhecido pelo mundo afora.', 'cause/')).toEqual([])
})

test('a saying is asked for as what it is', () => {
  expect(
    found(
      'O movimento dos tropeiros da serra é conhecido pelo lema “quem anda devagar chega inteiro”.',
      'cause/known-for',
    ),
  ).toEqual(['Por qual lema é conhecido o movimento dos tropeiros da serra? → “quem anda devagar chega inteiro”'])
})
