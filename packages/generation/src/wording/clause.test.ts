import { read } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { statementsOf } from '../reading/statements.ts'
import { restOf } from './clause.ts'

test.each([
  ['As redes neurais, iniciadas por dois físicos, receberam novas contribuições.', ', receberam'],
  ['As redes neurais receberam novas contribuições.', 'neurais receberam'],
])('what a comma opens in a subject is closed before its verb: %s', (sentence, said) => {
  const statement = statementsOf(read(sentence)).find(({ lemma }) => lemma === 'receber')
  expect(statement && restOf(statement, []).text).toContain(said)
})
