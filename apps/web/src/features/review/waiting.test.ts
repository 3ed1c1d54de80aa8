import { expect, test } from 'vitest'
import { minutesFor } from '../../lib/format.ts'
import { hasFew, waitingSentence } from './waiting.ts'

const counts = { suggestedCount: 18, flipCardsCount: 3, quizQuestionsCount: 0, wordsCount: 0 }

test('what is published, what waits and how long it takes are told in one sentence', () => {
  expect(waitingSentence(counts)).toBe(
    '3 publicados; 18 sugestões esperam por você: revisar leva cerca de três minutos.',
  )
  expect(waitingSentence({ ...counts, suggestedCount: 1, flipCardsCount: 0 })).toBe(
    'Nada publicado ainda; 1 sugestão espera por você: revisar leva menos de um minuto.',
  )
  expect(waitingSentence({ ...counts, suggestedCount: 1200, flipCardsCount: 1 })).toBe(
    '1 publicado; 1.200 sugestões esperam por você: revisar leva cerca de 200 minutos, e dois já bastam para a ' +
      'turma começar.',
  )
})

test('a decision takes ten seconds', () => {
  expect([2, 3, 9, 60].map(minutesFor)).toEqual([
    'menos de um minuto',
    'cerca de um minuto',
    'cerca de dois minutos',
    'cerca de dez minutos',
  ])
})

test('few are published where a class cannot begin, and only while something waits', () => {
  const inReview = { cards: true, questions: true, words: true }
  const few = { inReview, flipCardsCount: 3, quizQuestionsCount: 0 }
  expect(hasFew(few)).toBe(true)
  expect(hasFew({ ...few, flipCardsCount: 5, quizQuestionsCount: 2 })).toBe(true)
  expect(hasFew({ ...few, flipCardsCount: 5, quizQuestionsCount: 3 })).toBe(false)
  expect(hasFew({ ...few, inReview: { cards: false, questions: false, words: true } })).toBe(false)
})

test('a file of cards alone lacks no questions, and one of questions no cards', () => {
  const cards = { inReview: { cards: true, questions: false, words: false }, quizQuestionsCount: 0 }
  expect([4, 5].map(flipCardsCount => hasFew({ ...cards, flipCardsCount }))).toEqual([true, false])
  const questions = { inReview: { cards: false, questions: true, words: false }, flipCardsCount: 0 }
  expect([2, 3].map(quizQuestionsCount => hasFew({ ...questions, quizQuestionsCount }))).toEqual([true, false])
})
