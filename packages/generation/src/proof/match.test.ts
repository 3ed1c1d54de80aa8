import { parser, type Tree } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { askedTree } from './asked.ts'
import { bestMatch } from './match.ts'
import { contentWordsOf } from './tokens.ts'
import { toldBy } from './told.ts'

const all = (tree: Tree) => contentWordsOf(tree, [...tree.tokens.keys()])
const match = (question: string, answer: string, sentence: string) => {
  const tree = parser().read(sentence)
  const found = bestMatch(askedTree(parser().read(question)), all(parser().read(answer)), toldBy([tree], []), {
    sentence: all,
    lean: [],
  })
  return found.best
}

test('an answer in the place that is asked fits it wholly', () => {
  expect(match('Quem vendeu a grade?', 'O ferreiro', 'O ferreiro vendeu a grade ao vizinho.')).toMatchObject({
    predicate: 1,
    answerShare: 1,
    answerFit: 1,
    met: [{ share: 1, fit: 1, where: 'frame' }],
  })
})

test('what is done to does not fit where who does is asked', () => {
  const best = match('Quem vendeu o ferreiro?', 'A grade', 'O ferreiro vendeu a grade.')
  expect(best).toMatchObject({ predicate: 1, answerShare: 1, answerFit: 0 })
  expect(best?.met[0]?.fit).toBe(0)
})

test('a sentence without the predicate has no match', () => {
  expect(match('Quem pintou a grade?', 'O ferreiro', 'O ferreiro vendeu a grade.')).toBeNull()
})
