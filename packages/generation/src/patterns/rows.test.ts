import { read } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { meansPerson } from '../analysis/people/people.ts'
import type { TextSentence } from '../analysis/sentence.ts'
import { type Part, type Statement, statementsOf } from '../reading/statements.ts'
import { isOf } from '../reading/words.ts'
import { ROWS } from './all.ts'
import { askedBy } from './ask.ts'
import { isAskable } from './askable.ts'
import type { Row } from './row.ts'

const sentence = {} as TextSentence

/** Names in the examples that are of people. */
const PEOPLE = /^(?:Cecília|Santos|Zumbi)$/u

function isPerson({ tree }: Statement, part: Part): boolean {
  const token = tree.tokens[part.index]
  if (!token) return false
  if (token.upos === 'PROPN') return PEOPLE.test(token.text)
  return meansPerson(token.text.toLowerCase()) || isOf(token.lemma, 'human')
}

function itemsOf(row: Row, text: string): string[] {
  return statementsOf(read(text)).flatMap(statement =>
    askedBy(row, { statement, sentence, isPerson })
      .filter(asked => isAskable(asked, statement))
      .map(({ question, answer }) => `${question} → ${answer}`),
  )
}

const examples = ROWS.flatMap(row => row.examples.map(([text, item]) => [row.id, text, item, row] as const))
const against = ROWS.flatMap(row => row.against.map(text => [row.id, text, row] as const))

test.each(examples)('%s asks of "%s" %s', (_, text, item, row) => {
  expect(itemsOf(row, text)).toContain(item)
})

test.each(against)('%s asks nothing of "%s"', (_, text, row) => {
  expect(itemsOf(row, text)).toEqual([])
})

test('every row has three examples and two sentences that it leaves alone', () => {
  const thin = ROWS.filter(row => row.examples.length < 3 || row.against.length < 2)
  expect(thin.map(({ id }) => id)).toEqual([])
})
