import { expect, test } from 'vitest'
import { chanceOfKey, scoreCues, scoreGuesser } from './guesser.ts'

test('ties are drawn by lot', () => {
  expect(chanceOfKey([0, 0, 0, 0], 2)).toBe(0.25)
  expect(chanceOfKey([1, 0, 1], 0)).toBe(0.5)
  expect(chanceOfKey([1, 0, 1], 1)).toBe(0)
})

const giveaways = [
  {
    question: 'O que é a mitose?',
    options: ['Uma rocha', 'A divisão de uma célula em duas iguais', 'Um rio', 'Um mar'],
    correctAnswer: 1,
  },
  {
    question: 'O que é o delta?',
    options: ['Uma ave', 'A foz de um rio em vários braços', 'Um gás'],
    correctAnswer: 1,
  },
]

test('a guesser who knows nothing has the accuracy of chance', () => {
  const score = scoreGuesser(giveaways, ({ options }) => options.map(() => 0))
  expect(score.questions).toBe(2)
  expect(score.accuracy).toBeCloseTo((1 / 4 + 1 / 3) / 2)
  expect(score.chance).toBeCloseTo(score.accuracy)
})

test('keys that are always the longest give themselves away', () => {
  expect(scoreCues(giveaways).longest.accuracy).toBe(1)
  expect(scoreCues([]).together).toEqual({ questions: 0, accuracy: 0, chance: 0 })
})
