import { parser } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { askedTree } from './asked.ts'
import { wordOf } from './tokens.ts'
import { predicateMatch, toldBy } from './told.ts'

const told = (sentence: string, before = '') => toldBy([parser().read(sentence)], before ? [parser().read(before)] : [])
const words = (found: ReturnType<typeof told>, lemma: string, role: string) =>
  found
    .find(({ frame }) => frame.lemma === lemma)
    ?.arguments.filter(argument => argument.role === role)
    .flatMap(argument => argument.words.map(({ form }) => form))

test('a pronoun stands for what agrees with it in the sentence before', () => {
  const found = told('Ela aquece o ferro.', 'A forja fica no quintal.')
  expect(words(found, 'aquecer', 'agent')).toContain('forja')
})

test('a noun that was a verb has what is done to as its complement', () => {
  const found = told('A venda da grade pelo ferreiro demorou.')
  expect(
    found.find(({ nominal, frame }) => nominal && frame.lemma === 'venda')?.words.map(({ form }) => form),
  ).toContain('grade')
})

test('predicates are one by their verb, by its root, or not at all', () => {
  const question = askedTree(parser().read('Quem vendeu a grade?'))
  const head = question.tree.tokens[question.frame?.head ?? -1]
  const match = (sentence: string) => {
    const [first] = told(sentence)
    const token = first?.frame.tree.tokens[first.frame.head]
    return first && predicateMatch(question.frame, head ? wordOf(head) : null, first, token ? wordOf(token) : null)
  }
  expect(match('O ferreiro vendeu a grade.')).toBe(1)
  expect(match('O ferreiro pintou a grade.')).toBe(0)
})
