import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'As plantas usam como fonte de energia a luz do Sol.',
    'O que as plantas usam como fonte de energia? → A luz do Sol',
  ],
  [
    'O comando resumo inclui como título da tabela o nome do arquivo de dados.',
    'O que o comando resumo inclui como título da tabela? → O nome do arquivo de dados',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'relation/as-what')).toEqual([expected])
})

test('an aim is asked for as one', () => {
  expect(found('O projeto tem como objetivo a proteção das nascentes.', 'relation/as-what')).toEqual([])
})
