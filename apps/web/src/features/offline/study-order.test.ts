import type { FlipCard } from '@capivira/core/materials/contract'
import { expect, test } from 'vitest'
import { dealtAgain, dueAmong, ratedCards } from './study-order.ts'

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

test('due among kept cards are those that fell due by now and were not rated since, the longest due first', () => {
  const at = (id: number, nextReview: string | null, turn: FlipCard['turn'] = 'later') => ({
    ...card(id),
    turn,
    nextReview,
  })
  const cards = [
    at(1, '2026-03-05T03:00:00Z'),
    at(2, '2026-03-04T03:00:00Z', 'due'),
    at(3, '2026-03-07T03:00:00Z'),
    at(4, null, 'new'),
    at(5, '2026-03-01T03:00:00Z', 'due'),
    at(6, '2026-03-03T03:00:00Z', 'due'),
  ]
  const { cards: first, due } = dueAmong(cards, new Set([5]), Date.parse('2026-03-06T12:00:00Z'), 2)
  expect(due).toBe(3)
  expect(first.map(({ id, turn }) => [id, turn])).toEqual([
    [6, 'due'],
    [2, 'due'],
  ])
})
