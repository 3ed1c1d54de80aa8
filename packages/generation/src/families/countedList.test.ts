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
