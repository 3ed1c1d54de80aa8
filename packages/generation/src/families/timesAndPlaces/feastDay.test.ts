import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'O Dia Nacional do Choro é comemorado dia 23 de abril.',
    'Em que dia é comemorado o Dia Nacional do Choro? → 23 de abril',
  ],
  ['A Festa do Divino é celebrada no dia 14 de junho.', 'Em que dia é celebrada a Festa do Divino? → 14 de junho'],
])('a day of every year: %s', (text, expected) => {
  expect(found(text, 'date/feast-day')).toContain(expected)
})

test('a day of one year is a date', () => {
  expect(found('O Dia Nacional do Choro é comemorado em 23 de abril de 2013.', 'date/feast-day')).toEqual([])
})
