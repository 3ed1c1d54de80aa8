import { expect, test } from 'vitest'
import { limitingLead } from './phrasing.ts'

test.each([
  ['Já na pecuária extensiva, comum em campos abertos', 'Na pecuária extensiva'],
  ['Na serra, coberta de mata', 'Na serra'],
  ['Já no inverno', 'No inverno'],
  // Two places, or a time and a place: neither describes the other.
  ['No Ceará, na Bahia', ''],
  ['Em troca', null],
  ['Hoje', ''],
])('%s limits a statement to %s', (lead, expected) => {
  expect(limitingLead({ lead })).toBe(expected)
})
