import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('which of a kind has most of what has been counted', () => {
  expect(
    found(
      'O gênero Mimosa possui 500 espécies, sendo a região Nordeste a que apresenta a maior variedade de espécies.',
      'naming/being-that',
    ),
  ).toEqual(['Que região apresenta a maior variedade de espécies do gênero Mimosa? → Nordeste'])
})

test('asks nothing of what has not been counted', () => {
  expect(
    found(
      'O gênero Mimosa cresce em solos pobres, sendo a região Nordeste a que apresenta a maior variedade de flores.',
      'naming/being-that',
    ),
  ).toEqual([])
})
