import { describe, expect, test } from 'vitest'
import { gapCards } from './gap-cards.ts'
import { cardsOfSheet } from './sheet.ts'

const cardsOf = (question: string, answer = '') =>
  gapCards({ question, answer, category: '', difficulty: '' }).map(card => [card.question, card.answer])

describe('gapCards', () => {
  test.each<[string, string, [string, string][]]>([
    ['O que é solo?', 'a camada de cima', [['O que é solo?', 'a camada de cima']]],
    [
      'A {{c1::raiz}} absorve a {{c2::água}}.',
      'Fonte: aula 3',
      [
        ['A _____ absorve a água.', 'raiz'],
        ['A raiz absorve a _____.', 'água'],
      ],
    ],
    ['O {{c1::núcleo::parte}} guarda o DNA.', '', [['O _____ (parte) guarda o DNA.', 'núcleo']]],
    ['Célula', 'O {{c1::núcleo}} guarda o DNA.', [['Célula\nO _____ guarda o DNA.', 'núcleo']]],
    ['{{c1::Um}} e {{c1::dois}}', '', [['_____ e _____', 'Um, dois']]],
    ['Use {{c}} e {{x::y}}', 'modelo', [['Use {{c}} e {{x::y}}', 'modelo']]],
  ])('%s', (question, answer, expected) => {
    expect(cardsOf(question, answer)).toEqual(expected)
  })
})

test('a sheet gives a card for each gap, with the number of its row', () => {
  const rows = [
    { row: 4, cells: ['A {{c1::raiz}} absorve a {{c2::água}}.', ''] },
    { row: 5, cells: ['O que é solo?', 'a camada de cima'] },
  ]
  const { rows: cards, cut } = cardsOfSheet(rows, 2)
  expect(cards.map(({ row, card }) => [row, card?.question, card?.answer])).toEqual([
    [4, 'A _____ absorve a água.', 'raiz'],
    [4, 'A raiz absorve a _____.', 'água'],
  ])
  expect(cut).toBe(true)
})
