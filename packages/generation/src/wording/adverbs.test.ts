import { read } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { statementsOf } from '../reading/statements.ts'
import { oftenIn, saidOften } from './adverbs.ts'
import { restOf, whole } from './clause.ts'

function statementOf(text: string) {
  const statement = statementsOf(read(text))[0]
  if (!statement) throw new Error(`no statement in: ${text}`)
  return statement
}

test.each([
  ['Os muros cercam sempre o quintal.', '', 'sempre'],
  ['Os muros quase sempre cercam o quintal.', '', 'quase sempre'],
  ['Em muitos casos, os muros cercam o quintal.', 'Em muitos casos,', ''],
  ['A casa acaba sendo dedicada, em muitos casos, a oficinas.', '', 'em muitos casos'],
  ['Historicamente, a farinha vem da serra.', 'Historicamente,', ''],
  ['As casas têm, em geral, um quintal.', '', 'em geral'],
  ['Os muros cercam depressa o quintal.', '', ''],
  ['Em dois casos, os muros cercam o quintal.', '', ''],
  ['As casas não dependem sempre da nascente.', '', ''],
  ['O barro se transforma sobretudo em telhas.', '', ''],
])('how often stands before a question or its verb: %s', (text, lead, near) => {
  const statement = statementOf(text)
  const said = saidOften(statement, oftenIn(statement, []))
  expect([said.lead.toLowerCase(), said.near]).toEqual([lead.toLowerCase(), near])
})

const questionOf = (text: string) => {
  const statement = statementOf(text)
  const asked = statement.parts.find(({ slot, by }) => slot === 'oblique' && by !== 'em')
  const { lead, text: rest } = restOf(statement, asked ? [asked] : [], { inverted: true })
  return `${lead}|${rest}`
}

test.each([
  ['Uma aula começa usualmente pelo resumo.', '|uma aula usualmente começa'],
  ['Uma aula começa pelo resumo.', '|começa uma aula'],
  ['A casa acaba sendo dedicada, em muitos casos, a oficinas.', '|a casa em muitos casos acaba sendo dedicada'],
  ['Em muitos casos, a casa acaba sendo dedicada a oficinas.', 'em muitos casos|a casa acaba sendo dedicada'],
])('the rest of a question does not end in how often: %s', (text, rest) => {
  expect(questionOf(text)).toBe(rest)
})

test.each([
  ['As torres crescem sobretudo na largura.', 'as torres crescem sobretudo na largura'],
  ['As torres crescem na largura geralmente.', 'as torres crescem na largura geralmente'],
  ['Quase sempre as torres crescem na largura.', 'as torres quase sempre crescem na largura'],
])('an answer keeps what stands behind its verb: %s', (text, answer) => {
  expect(whole(restOf(statementOf(text), [], { answer: true }))).toBe(answer)
})
