import { read } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { statementsOf } from './statements.ts'
import { written } from './written.ts'

const obliques = (text: string) =>
  statementsOf(read(text)).flatMap(({ tree, parts }) =>
    parts.filter(({ slot }) => slot === 'oblique').map(({ words }) => written(tree, words)),
  )

test('parts of one preposition, one after the other, are one list', () => {
  const text =
    'O retorno das abelhas é atribuído à chuva, ao aumento dos jardins, à queda do vento e à poda das árvores.'
  expect(obliques(text)).toEqual(['à chuva, ao aumento dos jardins, à queda do vento e à poda das árvores'])
})

test('a time and a place are none', () => {
  expect(obliques('A fábrica fechou em 1920, em Belém.')).toEqual(['em 1920', 'em Belém'])
})
