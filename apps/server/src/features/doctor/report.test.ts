import { expect, test } from 'vitest'
import { lineOf, summaryOf } from './report.ts'

const line = (state: 'ok' | 'note' | 'wrong' | 'fatal') => ({ state, about: 'E-mail', text: 'não atende.\nConfira.' })

test.each([
  ['ok', 'ok     E-mail: não atende. Confira.'],
  ['note', 'aviso  E-mail: não atende. Confira.'],
  ['wrong', 'ERRO   E-mail: não atende. Confira.'],
  ['fatal', 'ERRO   E-mail: não atende. Confira.'],
] as const)('%s is one line', (state, expected) => {
  expect(lineOf(line(state))).toBe(expected)
})

test.each([
  [['ok'], 0, 'Nada de errado.'],
  [['ok', 'note'], 0, 'Nada de errado. Há um aviso para olhar com calma.'],
  [['wrong'], 1, 'Um erro. A Capivira funciona, mas não por inteiro. Corrija e execute npm run doctor de novo.'],
  [
    ['wrong', 'fatal', 'note', 'note'],
    1,
    '2 erros. Assim a Capivira não inicia. Corrija e execute npm run doctor de novo. Há 2 avisos para olhar com calma.',
  ],
] as const)('%j comes to %i', (states, code, sentence) => {
  expect(summaryOf(states.map(line))).toEqual({ sentence, code })
})
