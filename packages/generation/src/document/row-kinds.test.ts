import { expect, test } from 'vitest'
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
  ['● Confuso', 24, 'item'],
  ['○ Muito confuso', 18, 'item'],
  ['☞ O alfaia é o tambor do maracatu.', 12, 'item'],
  ['Problemas', 24, 'heading'],
  ['Capítulo ● 2', 24, 'heading'],
])('%s in letters of %i points is of kind %s', (text, size, kind) => {
  expect(kindOfRow(rowOf(text, size), measures, false)).toBe(kind)
})
