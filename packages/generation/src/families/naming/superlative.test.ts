import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'A Caatinga é o único bioma exclusivamente brasileiro.',
    'Qual é o único bioma exclusivamente brasileiro? → A Caatinga',
  ],
  [
    'Machado de Assis foi o primeiro presidente da Academia Brasileira de Letras.',
    'Quem foi o primeiro presidente da Academia Brasileira de Letras? → Machado de Assis',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'definition/only-one')).toEqual([expected])
})

test('asks nothing where it is not said of what', () => {
  expect(found('A Inglaterra foi a maior beneficiada, porque precisava de mercados.', 'definition/only-one')).toEqual(
    [],
  )
})

test('what something is the largest of is named by its own kind', () => {
  expect(found('O gênero Mimosa é o segundo maior da subfamília no semiárido.', 'definition/only-one')).toEqual([
    'Qual é o segundo maior gênero da subfamília no semiárido? → Mimosa',
  ])
  expect(found('A Mimosa é a segunda maior da subfamília no semiárido.', 'definition/only-one')).toEqual([])
})

test.each([
  [
    'Os Estados Unidos são o maior comprador de guaraná do mundo.',
    'Qual é o maior comprador de guaraná do mundo? → Os Estados Unidos',
  ],
  [
    'O Ceará é o estado com maior produção de castanha de caju.',
    'Qual é o estado com maior produção de castanha de caju? → O Ceará',
  ],
])('a country of many is one, and no person: %s', (text, expected) => {
  expect(found(text, 'definition/only-one')).toEqual([expected])
  expect(found(text, 'definition/is-a')).toEqual([])
})

test('the way of doing something is asked for whatever does it, without the source in brackets', () => {
  expect(
    found('O diálogo é a única forma de encerrar a greve do porto (Jornal da Barra).', 'definition/only-one'),
  ).toEqual(['Qual é a única forma de encerrar a greve do porto? → O diálogo'])
  expect(found('O processo é a única forma de encerrar a greve do porto.', 'definition/only-one')).toEqual([])
})

test('several things may be the main one of something', () => {
  expect(found('Os ventos são a principal fonte de energia da ilha.', 'definition/only-one')).toEqual([
    'Qual é a principal fonte de energia da ilha? → Os ventos',
  ])
})
