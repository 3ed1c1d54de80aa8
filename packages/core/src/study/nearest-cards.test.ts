import { expect, test } from 'vitest'
import { nearestCards } from './nearest-cards.ts'

const card = (id: number, question: string, answer: string, sourcePage = 1, sourceQuote: string | null = null) => ({
  id,
  question,
  answer,
  sourcePage,
  sourceQuote,
})
const missed = (question: string, right: string, sourcePage = 1, sourceQuote: string | null = null) => ({
  id: 90,
  question,
  right,
  sourcePage,
  sourceQuote,
})

test('a card of the same passage comes first, then what shares words; no more than two for a question', () => {
  const cards = [
    card(1, 'Quem descobriu o Brasil?', 'Pedro Álvares Cabral', 7),
    card(2, 'O que é evaporação?', 'A passagem da água ao vapor', 3),
    card(3, 'Como a água sobe ao céu?', 'Pela evaporação da água', 3, 'A água evapora.'),
    card(4, 'O que a evaporação da água forma?', 'O vapor de água', 3),
  ]
  const question = missed('Como se chama a passagem da água ao vapor?', 'Evaporação', 3, 'A água evapora.')
  expect(nearestCards([question], cards).cards.map(({ id }) => id)).toEqual([3, 2])
})

test('a question that no card comes near is told beside them', () => {
  const question = missed('Qual é a capital do Peru?', 'Lima', 4)
  const found = nearestCards([question], [card(1, 'O que é mitose?', 'Divisão de uma célula em duas', 4)])
  expect(found).toEqual({ cards: [], without: [question] })
})

test('a card near to two questions is there once', () => {
  const near = card(1, 'O que é relevo?', 'As formas da superfície terrestre', 2, 'Relevo.')
  const questions = [missed('O que é relevo?', 'Formas', 2, 'Relevo.'), missed('Relevo é?', 'Formas', 2, 'Relevo.')]
  expect(nearestCards(questions, [near]).cards).toEqual([near])
})
