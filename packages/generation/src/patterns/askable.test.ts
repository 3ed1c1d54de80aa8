import { expect, test } from 'vitest'
import type { Statement } from '../reading/statements.ts'
import { isAskable } from './askable.ts'

const statement: Statement = {
  tree: { text: '', tokens: [] },
  head: 0,
  verb: [],
  lemma: 'ter',
  subject: null,
  parts: [],
  copular: false,
  passive: false,
  negated: false,
  place: 'main',
  sure: 1,
}
const isAsked = (question: string) =>
  isAskable({ question, answer: 'O comitê da rede', key: 0, focus: 0, answers: 'thing' }, statement)

test('what somebody has to do is not asked as a thing they have', () => {
  expect(isAsked('O que tem determinar como tarefa as regras da rede?')).toBe(false)
  expect(isAsked('O que tem poder sobre as regras da rede?')).toBe(true)
  expect(isAsked('O que tem de determinar as regras da rede?')).toBe(true)
})

test('no path of a file and no cut address is asked about', () => {
  expect(isAsked('O que guarda o registro em /var/log/escola.log?')).toBe(false)
  expect(isAsked('Como se chega pelo endereço http?')).toBe(false)
  expect(isAsked('O que mede a velocidade em km/h na estrada e/ou na rua?')).toBe(true)
})
