import { expect, test } from 'vitest'
import { alignedTable, percent } from './table.ts'

test('columns of one width, the first to the left', () => {
  expect(
    alignedTable([
      ['tipo', 'n'],
      ['cards', '60'],
    ]),
  ).toBe('| tipo  |   n |\n|-------|----:|\n| cards |  60 |')
})

test('a share of nothing is a dash', () => {
  expect([percent(0.256), percent(null)]).toEqual(['26%', '–'])
})
