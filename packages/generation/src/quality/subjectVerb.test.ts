import { expect, test } from 'vitest'
import { subjectAtOdds } from './subjectVerb.ts'

test.each([
  ['O que as abelhas produz?', 'as abelhas produz'],
  ['Onde vivem a coruja?', 'Onde vivem a coruja'],
  ['Porque os ventos chegou cedo', 'os ventos chegou'],
  ['Quando a Lua moveram-se para trás da torre?', 'a Lua moveram-se'],
])('%s', (text, clash) => {
  expect(subjectAtOdds(text)).toBe(clash)
})

test.each([
  'O que as abelhas produzem?',
  'Onde vivem a coruja e o morcego?',
  'Quando o pai e a mãe chegaram?',
  'O que forma as dunas?',
  'As forças que a formam',
  'Por que a maioria dos barcos voltaram?',
])('%s', text => {
  expect(subjectAtOdds(text)).toBeNull()
})
