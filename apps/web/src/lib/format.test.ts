import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  firstNameOf,
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatDue,
  formatLongDate,
  formatNumber,
  formatPercent,
} from './format.ts'

test('numbers as in Brazil', () => {
  expect(formatNumber(1240)).toBe('1.240')
  expect(formatPercent(85.6)).toBe('86%')
  expect(formatCount(1, 'card', 'cards')).toBe('1 card')
  expect(formatCount(0, 'dia', 'dias')).toBe('0 dias')
  expect(formatCount(1240, 'card', 'cards')).toBe('1.240 cards')
})

test('any number of the product as a browser would write it', () => {
  const browser = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      expect(formatNumber(whole + cents / 100)).toBe(browser.format(whole + cents / 100))
      expect(formatNumber(-whole)).toBe(browser.format(whole === 0 ? 0 : -whole))
    }),
  )
})

test('days are the school’s: two in the morning in UTC is still the evening before', () => {
  expect(formatDate('2026-11-20T02:30:00.000Z')).toBe('19/11/2026')
  expect(formatLongDate('2026-11-20T02:30:00.000Z')).toBe('19 de novembro de 2026')
  expect(formatDateTime('2026-11-20T02:30:00.000Z')).toBe('19/11/2026 às 23:30')
})

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [2048, '2 kB'],
  [13_107_200, '12,5 MB'],
  [52_428_800, '50 MB'],
])('%d bytes', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test('the first name, or what stands for it', () => {
  expect(firstNameOf(' Ana Maria Souza', 'Estudante')).toBe('Ana')
  expect(firstNameOf('', 'Estudante')).toBe('Estudante')
  expect(firstNameOf(null, 'Usuário')).toBe('Usuário')
})

test('a day by which something is due has its year where that is another', () => {
  expect(formatDue('2026-11-20', '2026-11-01')).toBe('sex., 20/11')
  expect(formatDue('2028-02-29', '2026-11-01')).toBe('ter., 29/02/2028')
})
