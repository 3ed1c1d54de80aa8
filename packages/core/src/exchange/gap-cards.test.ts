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

const gaps = (count: number, text = 'ave') =>
  Array.from({ length: count }, (_, at) => `{{c${at + 1}::${text}}}`).join(' ')
const faults = (cells: string[][]) =>
  cardsOfSheet(
    cells.map((row, at) => ({ row: at + 1, cells: row })),
    2_000,
    { hasHeader: false, columns: { question: 0, answer: 1, category: null, difficulty: null } },
  ).rows.map(({ row, fault }) => [row, fault])

test('a text far too long for a card, or with too many gaps, is one row that says why', { timeout: 2_000 }, () => {
  expect(faults([[gaps(4_000), 'fim']])).toEqual([[1, 'A pergunta deve ter no máximo 500 caracteres']])
  expect(faults([['Aves', gaps(4_000)]])).toEqual([[1, 'A resposta deve ter no máximo 1.000 caracteres']])
  expect(faults([[gaps(101, 'a'), '']])).toEqual([[1, 'Tem mais de 100 lacunas: divida o texto']])
  expect(faults([[gaps(100, 'a'), '']])).toHaveLength(100)
})

test('no more cards are made than are taken', { timeout: 3_000 }, () => {
  const read = cardsOfSheet(
    Array.from({ length: 500 }, (_, at) => ({ row: at + 1, cells: [gaps(100, 'uma ave qualquer'), `${at}`] })),
    1_000,
  )
  expect([read.rows.length, read.cut, read.rows.at(-1)?.row]).toEqual([1_000, true, 10])
})
