import { documentOf } from '@capivira/generation/testing/document'
import { expect, test } from 'vitest'
import { measureSample } from '../measure.ts'
import { makeSheet } from './make-sheet.ts'

test('a reader sees the heading of an item only where pupils see it', () => {
  const text =
    'A erosão é o desgaste do solo pela água da chuva e pelo vento.\n\nA Escola do Morro (EDM) abriu em 1910. A ' +
    'sigla EDM significa Escola do Morro.'
  const measured = measureSample({ name: 'solos', kind: 'demo', title: 'Erosão', document: documentOf(text) })
  const { items } = makeSheet([measured], 'semente', '2026-01-01')
  const headings = items.map(({ kind, answer, category }) => [kind, answer, category])
  expect(headings).toContainEqual(['question', 'Erosão', '–'])
  expect(headings).toContainEqual(['card', 'Escola do Morro', 'Erosão'])
})
