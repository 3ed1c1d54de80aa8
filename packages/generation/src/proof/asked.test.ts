import { parser } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { askedTree, givenArguments, waysOf } from './asked.ts'

const asked = (question: string) => askedTree(parser().read(question))

test.each([
  ['Quem forjou a grade?', 'who', 'forjar', ['agent']],
  ['O que o ferreiro forjou?', 'what', 'forjar', ['patient', 'attribute', 'oblique']],
  ['Em que ano a grade foi forjada?', 'when', 'forjar', ['oblique', 'clause']],
  ['Por que o ferro amolece?', 'why', 'amolecer', ['oblique', 'clause']],
  ['Quantas grades o ferreiro forjou?', 'amount', 'forjar', ['patient', 'attribute', 'oblique']],
  ['Onde o ferreiro mora?', 'where', 'morar', ['oblique', 'clause']],
] as const)('%s', (question, wanted, lemma, roles) => {
  const { wanted: found, frame, roles: open } = asked(question)
  expect([found, frame?.lemma, open]).toEqual([wanted, lemma, roles])
})

test('a statement asks nothing', () => {
  expect(asked('O ferreiro forjou a grade.')).toMatchObject({ wanted: 'open', roles: [], by: '' })
})

test('what a question names besides what it asks', () => {
  const question = asked('Em que ano o ferreiro forjou a grade?')
  expect(givenArguments(question).map(({ role, index }) => [role, question.tree.tokens[index]?.text])).toEqual([
    ['agent', 'ferreiro'],
    ['patient', 'grade'],
  ])
})

test.each([
  ['O que estuda a Ecologia?', [['patient'], ['agent']]],
  ['O que o fígado produz?', [['agent']]],
  ['O que provoca a erosão?', [['patient']]],
  ['Quem forjou a grade?', [['patient']]],
  ['O que diminui com a seca?', [['oblique']]],
])('%s can be read in so many ways', (question, roles) => {
  const ways = waysOf(asked(question))
  expect(ways.map(way => givenArguments(way).map(({ role }) => role))).toEqual(roles)
})
