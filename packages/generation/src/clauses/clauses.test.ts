import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test.each([
  [
    'Os Planos de Voo deverão ser aprovados, até o primeiro dia do mês, pelo Conselho de Aviação.',
    'Por quem deverão ser aprovados os Planos de Voo? → Pelo Conselho de Aviação',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'clause/')).toContain(expected)
})

test.each([
  'Em quatro anos o povoado cresceu até reunir, segundo estimativas, vinte e cinco mil habitantes.',
  'Na Bahia, a guerra terminou em 2 de julho de 1823.',
  'A feira livre deverá abrir, no mínimo, duas vezes por semana.',
  'O rio assoreado transborda com mais facilidade.',
  'Raramente a colheita de trigo é feita com base em pesquisas de solo.',
])('asks nothing of: %s', text => {
  expect(found(text, 'clause/')).toEqual([])
})

test('a board of something, beside what is done, is no person; at which rate is no time', () => {
  expect(found('As equipes da vila são relacionadas com a direção e o conserto das barcas.', 'clause/with')).toEqual([
    'Com o que são relacionadas as equipes da vila? → Com a direção e o conserto das barcas',
  ])
  expect(found('A ficha da granja indica o número de ovos para cada galinha em um ano.', 'clause/time')).toEqual([])
})

test('what several things make together keeps one preposition', () => {
  expect(
    found('O parlamento da ilha é formado pela câmara baixa e pelo conselho dos anciãos.', 'clause/agent'),
  ).toEqual(['De que é formado o parlamento da ilha? → Da câmara baixa e do conselho dos anciãos'])
})

test('what a thing is made of, said with an article or without', () => {
  expect(found('O relógio de areia é constituído por um funil e por uma base.', 'clause/agent')).toEqual([
    'De que é constituído o relógio de areia? → De um funil e de uma base',
  ])
  expect(found('O chumbo ferve, ao nível do mar, a 1749 °C.', 'clause/')).toEqual([])
})
