import { expect, test } from 'vitest'
import { draftMaterial } from '../generate.ts'
import { documentOf } from '../testing/document.ts'
import type { Candidate } from './candidates.ts'
import { spreadNumbers } from './number-places.ts'

const [anyFact] = draftMaterial(documentOf('A Lei Áurea foi assinada em 1888 pela princesa Isabel.'), {
  title: 'Lei',
}).facts

function yearQuestion(answer: string, distractors: readonly string[]): Candidate[] {
  if (!anyFact) return []
  const rest = {
    kind: 'question',
    fact: anyFact,
    score: 1,
    hardness: 0,
    numeric: true,
    trust: 'sure',
    explanation: '',
  } as const
  return [{ ...rest, question: `Em que ano? ${answer}`, answer, distractors }]
}

const DRAWS = [
  ['1910', '1920', '1930'],
  ['1890', '1910', '1920'],
  ['1880', '1890', '1910'],
  ['1870', '1880', '1890'],
]

test('puts the right numbers of a quiz in every place among the others', () => {
  const questions = Array.from({ length: 8 }, () => yearQuestion('1900', ['1890', '1895', '1910'])).flat()
  const spread = spreadNumbers(questions, 'x', (question, seed) => ({
    ...question,
    distractors: DRAWS[Number(seed.split('|').at(-1)) % 4] ?? [],
  }))
  const below = spread.map(({ distractors }) => distractors.filter(year => Number(year) < 1900).length)
  expect([0, 1, 2, 3].map(place => below.filter(one => one === place).length)).toEqual([2, 2, 2, 2])
})

test('leaves numbers as they are where no other draw is to be had', () => {
  const questions = yearQuestion('1900', ['1890', '1895', '1910'])
  expect(spreadNumbers(questions, 'x', () => null)).toEqual(questions)
})
