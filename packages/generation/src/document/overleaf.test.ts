import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { extracted, line, page, tableLines } from '../testing/document.ts'
import { understandDocument } from './understand.ts'

const head = ['**Aparelho**', '**Função**']
const body = [
  ['Bússola', 'Mostra o norte.'],
  ['Sextante', 'Mede a altura dos astros.'],
  ['Luneta', 'Aproxima o que está longe.'],
  ['Barômetro', 'Mede a pressão do ar.'],
  ['Ampulheta', 'Conta os minutos que passam.'],
]
const lefts = [60, 220]

/** What each row of the tables of a document begins with, and the names of its columns. */
function rowsOf(second: ReturnType<typeof tableLines>) {
  const first = tableLines([head, ...body.slice(0, 3)], lefts, 600)
  const { sections } = understandDocument(extracted([page(1, first), page(2, second)]), isKnown)
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ kind, cells, header }) => (kind === 'table-row' ? [[cells[0], header.join(' ')]] : [])),
  )
}

test('a table that goes on overleaf keeps the names of its columns', () => {
  expect(rowsOf(tableLines(body.slice(3), lefts, 150))).toEqual([
    ['Aparelho', ''],
    ...body.map(([name]) => [name, 'Aparelho Função']),
  ])
})

test.each([
  ['stands elsewhere', tableLines(body.slice(3), [110, 270], 150)],
  [
    'has text before it',
    [
      line('Copie no caderno a outra lista, que vem de um livro de viagens.', { top: 130 }),
      ...tableLines(body.slice(3), lefts, 200),
    ],
  ],
])('one that %s is another', (_, second) => {
  expect(rowsOf(second).slice(-2)).toEqual(body.slice(3).map(([name]) => [name, '']))
})

test('what stands alone at the head of the next sheet does not end the paragraph of this one', () => {
  const paragraph = [
    line('A oficina abre cedo, e quem chega primeiro acende o fogo e prepara a peça', { top: 700, right: 539 }),
    line('que será batida depois do almoço pelo mestre e pelos aprendizes da casa em', { top: 714, right: 539 }),
  ]
  const read = (...next: ReturnType<typeof line>[]) =>
    understandDocument(extracted([page(1, paragraph), page(2, next)]), isKnown).sections.flatMap(section =>
      section.blocks.map(({ text }) => text),
    )
  const whole = paragraph.map(({ text }) => text).join(' ')
  const lesson = line('A forja é a oficina em que o ferreiro aquece o metal no fogo e depois o bate.', { top: 90 })
  expect(
    read(
      line('Relato', { top: 60, left: 490, right: 520 }),
      line('Revista da Vila 12: 4 tab., 3 fig.', { top: 78 }),
      lesson,
    ),
  ).not.toContain(`${whole} Relato`)
  expect(read(line('Grande.', { top: 60, right: 110 }), lesson)).toContain(`${whole} Grande.`)
})
