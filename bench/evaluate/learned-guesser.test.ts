import { expect, test } from 'vitest'
import { scoreLearned } from './learned-guesser.ts'

const lengths = ['rim', 'fígado', 'intestino', 'estômago e esôfago']
/** Questions whose key is the option of so many letters rank, in turned order. */
const quiz = (rank: number) =>
  Array.from({ length: 12 }, (_, turn) => {
    const options = lengths.map((_, i) => lengths[(i + turn) % 4] ?? '')
    return { question: `Qual é o órgão ${turn}?`, options, correctAnswer: options.indexOf(lengths[rank] ?? '') }
  })

test('learns from other documents that the key is the shortest, though no rule says so', () => {
  expect(scoreLearned([quiz(0), quiz(0)])).toEqual({ questions: 24, accuracy: 1, chance: 0.25 })
})

test('what was learned elsewhere is worth nothing where it does not hold', () => {
  expect(scoreLearned([quiz(0), quiz(3)])?.accuracy).toBe(0)
})

test('says nothing about a single document', () => {
  expect(scoreLearned([quiz(0), []])).toBeNull()
})
