import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test('things counted and then named', () => {
  expect(
    found(
      'Os computadores modernos possuem quatro seções principais: a memória, a unidade de controle, a entrada e a saída.',
      'list/counted',
    ),
  ).toEqual([
    'Quais são as quatro seções principais dos computadores modernos? → A memória, a unidade de controle, a entrada e a saída',
  ])
})

test('a count without names is no list', () => {
  expect(
    found('Os computadores modernos possuem quatro seções principais muito bem definidas.', 'list/counted'),
  ).toEqual([])
})

test('what a body recognises is not its own', () => {
  const text = 'O Instituto de Geografia reconhece três biomas na região: Amazônia, Cerrado e Pantanal.'
  expect(found(text, 'list/counted')).toEqual([
    'Quais são os três biomas na região segundo o Instituto de Geografia? → Amazônia, Cerrado e Pantanal',
  ])
})
