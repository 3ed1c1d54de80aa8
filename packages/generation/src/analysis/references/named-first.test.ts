import { expect, test } from 'vitest'
import { namedFirst } from './named-first.ts'

test.each([
  ['Um exemplo de motor antigo é o motor a vapor.', 'O motor a vapor é um exemplo de motor antigo.'],
  ['Por fim, uma ferramenta de corte, é a serra de fita.', 'A serra de fita é uma ferramenta de corte.'],
  ['O motor a vapor é um exemplo de motor antigo.', 'O motor a vapor é um exemplo de motor antigo.'],
  ['Uma serra corta a madeira.', 'Uma serra corta a madeira.'],
])('%s', (core, expected) => {
  expect(namedFirst(core)).toBe(expected)
})
