import { expect, test } from 'vitest'
import { limitingLead, upperFirst } from './phrasing.ts'

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

test.each([
  ['g/mol', 'g/mol'],
  ['m/s (metro por segundo)', 'm/s (metro por segundo)'],
  ['km/h²', 'km/h²'],
  ['kg', 'kg'],
  ['cm', 'cm'],
  ['kJ/mol', 'kJ/mol'],
  // No units, or the names of units.
  ['cal', 'Cal'],
  ['mol', 'Mol'],
  ['m de massa', 'M de massa'],
  ['mar/rio', 'Mar/rio'],
  ['a', 'A'],
])('%s at a start is written %s', (text, expected) => {
  expect(upperFirst(text)).toBe(expected)
})
