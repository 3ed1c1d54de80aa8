import { expect, test } from 'vitest'
import { takeApart } from './clauses.ts'
import { inThePast } from './narrative.ts'

test.each([
  ['Em 1910, o circo compra um leão', 'comprou'],
  ['Nomeado em homenagem a Otto Lara (1832 — 1891), o circo compra um leão por ano', 'compra'],
])('%s', (text, verb) => {
  const clause = takeApart(text)
  expect(clause && inThePast(clause).verb).toBe(verb)
})
