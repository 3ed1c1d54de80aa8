import { expect, test } from 'vitest'
import { groupRows } from './blocks.ts'
import type { Row } from './row.ts'
import { kindOfRow } from './row-kinds.ts'

const measures = { bodySize: 12, leading: 15, monospaceBody: false }
const rowOf = (text: string, size: number): Row => ({
  text,
  left: 72,
  top: 100,
  right: 72 + text.length * size * 0.5,
  bottom: 100 + size,
  size,
  bold: [],
  boldShare: 0,
  monospace: false,
  cells: [text],
  table: null,
  page: 1,
  scanned: false,
  aside: false,
})

test.each([
  ['☞ O alfaia é o tambor do maracatu.', 12, 'item'],
  ['⇨ A soja é o grão mais plantado.', 12, 'item'],
  ['♦ O girino é o filhote do sapo.', 12, 'item'],
  ['✔\uFE0F O grilo canta à noite.', 12, 'item'],
  ['👉 A folha respira.', 12, 'item'],
  ['■ Relevo', 24, 'heading'],
  ['Figura 2. A foz do rio', 12, 'caption'],
  ['figura 2: a foz do rio', 12, 'caption'],
  ['gráfico. A legenda explica as cores do mapa.', 12, 'text'],
  ['Problemas', 24, 'heading'],
  ['Capítulo ● 2', 24, 'heading'],
])('%s in letters of %i points is of kind %s', (text, size, kind) => {
  expect(kindOfRow(rowOf(text, size), measures, false)).toBe(kind)
})

test('marks under one another are of a list, however large their letters are', () => {
  const kindsOf = (...texts: string[]) =>
    groupRows(
      texts.map((text, at) => ({ ...rowOf(text, text.startsWith('O') ? 12 : 24), top: 100 + 40 * at })),
      measures,
      () => false,
    ).map(({ kind }) => kind)
  expect(kindsOf('Problemas', '● Confuso', '○ Muito confuso', '● Longo')).toEqual(['heading', 'item', 'item', 'item'])
  expect(
    kindsOf('■ Relevo', 'O relevo é a forma do chão de um lugar.', '■ Clima', 'O clima é o tempo de muitos anos.'),
  ).toEqual(['heading', 'text', 'heading', 'text'])
})
