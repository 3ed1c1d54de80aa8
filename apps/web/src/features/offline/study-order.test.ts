import type { FlipCard } from '@capivira/core/materials/contract'
import { expect, test } from 'vitest'
import { dealtAgain, ratedCards } from './study-order.ts'

const card = (id: number): FlipCard => ({
  id,
  materialId: 1,
  question: `Pergunta ${id}?`,
  answer: 'Resposta.',
  category: null,
  difficulty: 'médio',
  sourcePage: null,
  sourceQuote: null,
  engine: null,
  createdAt: '2026-01-05T12:00:00.000Z',
  turn: 'new',
  frontViewed: false,
  backViewed: false,
  nextReview: null,
})

test('the paths of waiting ratings name their cards', () => {
  const paths = [
    '/api/cards/12/review',
    '/api/cards/13/study',
    '/api/materials/12/quiz-attempts',
    '/api/cards/7/review',
  ]
  expect(ratedCards(paths)).toEqual(new Set([12, 7]))
})

test('cards rated since they were kept come last', () => {
  const dealt = dealtAgain([card(1), card(2), card(3)], new Set([1, 9]))
  expect(dealt.map(({ id, turn }) => [id, turn])).toEqual([
    [2, 'new'],
    [3, 'new'],
    [1, 'later'],
  ])
})
