import { parser } from '@capivira/portuguese/parser'
import { describe, expect, test } from 'vitest'
import { treeReader } from '../reading/parsed.ts'
import { extracted, line, page } from '../testing/document.ts'
import { foreignName } from './foreign-name.ts'
import { judge } from './judge.ts'
import { knowledgeOf } from './knowledge.ts'

const told = 'Santos Dumont voou em Paris em 1906, e o 14-Bis usava 24 cavalos e 90% do combustível.'

describe('a name or a number that nobody said', () => {
  test.each([
    ['Albert Einstein', 'albert'],
    ['Harvard', 'harvard'],
    ['Em 1907', '1907'],
    ['Com 25 cavalos', '25'],
    ['Um voo em Londres', 'londres'],
  ])('%s', (answer, name) => {
    expect(foreignName(answer, told)).toBe(name)
  })

  test.each(['Santos Dumont', 'Paris', 'Em 1906', '90%', 'Com 24 cavalos', 'Aviões de madeira', 'Um voo curto'])(
    'is none in %s',
    answer => {
      expect(foreignName(answer, told)).toBeNull()
    },
  )
})

const reader = treeReader(parser())
const judged = (sentence: string, question: string, answer: string) => {
  const item = { kind: 'card' as const, question, answer, wrong: [], explanation: '', quote: sentence, page: 1 }
  return judge(item, knowledgeOf(extracted([page(1, [line(sentence, { top: 70 })])]), 'Aula', reader))
}

test('an answer that names somebody its passage does not waits under every policy', () => {
  const sentence = 'Segundo Bruce Margon, é embaraçoso admitir que não encontramos 90% da massa do universo.'
  const answered = (answer: string) => judged(sentence, 'Quem disse que é embaraçoso admitir isso?', answer)
  expect(answered('Albert Einstein')).toMatchObject({ outcome: 'suggested', contradicted: true })
  expect(answered('Bruce Margon')).toMatchObject({ contradicted: false })
})

test('a percentage of the passage is no strange word', () => {
  const sentence = 'Os astrônomos não encontraram 90% da massa do universo.'
  const reason = judged(sentence, 'Quanto da massa do universo os astrônomos não encontraram?', '90%')
  expect(JSON.stringify(reason)).not.toContain('não traz')
})
