import { expect, test } from 'vitest'
import { checkRows, type RawCard } from './imported-card.ts'

const raw = (values: Partial<RawCard>): RawCard => ({
  question: 'O que é água?',
  answer: 'H2O',
  category: '',
  difficulty: '',
  ...values,
})

test('a good row is a card, its difficulty as people write it', () => {
  expect(checkRows([raw({ difficulty: 'DIFICIL', category: '  Água  ' })], 2)).toEqual([
    {
      row: 2,
      question: 'O que é água?',
      answer: 'H2O',
      card: { question: 'O que é água?', answer: 'H2O', category: 'Água', difficulty: 'difícil' },
      fault: null,
    },
  ])
})

test('a row that will not do says why', () => {
  const rows = checkRows(
    [
      raw({}),
      raw({ answer: ' ' }),
      raw({ question: '' }),
      raw({ question: 'o que é AGUA?' }),
      raw({ answer: 'x'.repeat(1001) }),
    ],
    1,
  )
  expect(rows.map(({ fault }) => fault)).toEqual([
    null,
    'Escreva a resposta',
    'Escreva a pergunta',
    'Repete um card anterior',
    'A resposta deve ter no máximo 1.000 caracteres',
  ])
})

test('of a passage that is too long its beginning is kept, so that it is proved or waits', () => {
  const [row] = checkRows([raw({ quote: 'a'.repeat(2001) })], 1)
  expect(row?.card?.quote).toBe('a'.repeat(2000))
})
