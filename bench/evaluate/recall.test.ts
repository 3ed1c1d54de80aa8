import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chanceOfCover, coverOf, covers, coversStrictly, questionWord } from './recall.ts'

const sentence = 'O tear programável foi criado por Joseph Jacquard em 1801.'
const human = {
  question: 'Quem criou o tear programável?',
  answers: ['Joseph Jacquard', 'Jacquard'],
  sentences: [sentence],
}
const quote = sentence

describe('a human question counts as asked', () => {
  test('by the same answer', () => {
    expect(covers({ question: 'Por quem o tear foi criado?', answer: 'Joseph Jacquard', quote }, human)).toBe(true)
    expect(coversStrictly({ question: 'Por quem o tear foi criado?', answer: 'Joseph Jacquard', quote }, human)).toBe(
      true,
    )
  })

  test('by a like question about a passage with the answer, though not strictly', () => {
    const fact = { question: 'Quando foi criado o tear programável?', answer: '1801', quote }
    expect(covers(fact, human)).toBe(true)
    expect(coversStrictly(fact, human)).toBe(false)
  })

  test('not by another question about that passage, nor by chance elsewhere', () => {
    expect(covers({ question: 'Em que ano foi isso?', answer: '1801', quote }, human)).toBe(false)
    const elsewhere = {
      question: 'Quem nasceu em Lyon?',
      answer: 'Jacquard',
      quote: 'Jacquard nasceu em Lyon, na França.',
    }
    expect(coversStrictly(elsewhere, human)).toBe(false)
  })
})

describe('chance of being among the facts drawn', () => {
  test('literal values', () => {
    expect(chanceOfCover(0, 10, 5)).toBe(0)
    expect(chanceOfCover(1, 10, 5)).toBeCloseTo(0.5)
    expect(chanceOfCover(2, 4, 2)).toBeCloseTo(1 - 1 / 6)
    expect(chanceOfCover(3, 10, 20)).toBe(1)
  })

  test('never falls with a larger budget', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.nat(40), (covering, others, budget) => {
        const total = covering + others
        expect(chanceOfCover(covering, total, budget + 1)).toBeGreaterThanOrEqual(
          chanceOfCover(covering, total, budget),
        )
      }),
    )
  })
})

test('spare items fill the budget of who asks for more', () => {
  const shown = [{ question: 'Em que ano foi criado?', answer: '1801', quote: 'Outra frase, de outro lugar.' }]
  const spare = { question: 'Por quem o tear foi criado?', answer: 'Joseph Jacquard', quote }
  const [cover] = coverOf(shown, [...shown, spare], [human])
  expect(cover).toEqual({ word: 'quem', atK: 0, at2K: 0, all: 0, strictAtK: 0, askedAtK: 0, askedAt2K: 1 })
})

test.each([
  ['Por que o céu é azul?', 'por que'],
  ['Em que ano foi fundada a UFMS?', 'quando'],
  ['De quem é a obra?', 'quem'],
  ['Quais são os tipos?', 'qual'],
  ['O que é um átomo?', 'que'],
  ['Quantos ossos há?', 'quanto'],
  ['A _____ é uma organela.', 'lacuna'],
  ['Cite um exemplo.', 'outra'],
])('%s → %s', (question, word) => expect(questionWord(question)).toBe(word))
