import { expect, test } from 'vitest'
import { shownCell } from './xlsx-reading.ts'

test('a day is shown as a day, an hour as an hour, numbers as people here write them', () => {
  expect(
    [
      new Date('2020-02-01T00:00:00Z'),
      new Date('2020-02-01T10:30:00Z'),
      new Date('1899-12-30T10:30:00Z'),
      new Date('1899-12-30T00:00:00Z'),
      true,
      '1.1000000000000001',
      '123456789012',
      'texto',
      null,
    ].map(shownCell),
  ).toEqual(['01/02/2020', '01/02/2020 10:30', '10:30', '00:00', 'Verdadeiro', '1,1', '123456789012', 'texto', ''])
})
