import { expect, test } from 'vitest'
import { subjectAtOdds } from './subject-verb.ts'

test.each([
  ['O que as abelhas produz?', 'as abelhas produz'],
  ['Onde vivem a coruja?', 'Onde vivem a coruja'],
  ['Porque os ventos chegou cedo', 'os ventos chegou'],
  ['Um botão no painel lateral que permitem ativar a luz', 'Um botão no painel lateral que permitem'],
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
  'Um conjunto de regras que permitem jogar',
  'O remo e a vela que movem o barco',
  'O peixe que vive no rio',
  'Por que a maioria dos barcos voltaram?',
])('%s', text => {
  expect(subjectAtOdds(text)).toBeNull()
})
