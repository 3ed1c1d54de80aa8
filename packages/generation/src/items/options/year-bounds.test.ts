import { describe, expect, test } from 'vitest'
import { randomStream } from '../random.ts'
import { wrongYears } from './numbers.ts'
import { yearBounds } from './year-bounds.ts'

describe('the years a question leaves possible', () => {
  test.each([
    ['Após o fim da Primeira Guerra Mundial, o tratado foi assinado em _____.', 1918, 9999],
    ['Antes da Segunda Guerra, a fábrica mudou de dono em _____.', 0, 1939],
    ['Depois de 1930, a ferrovia foi vendida em _____.', 1931, 9999],
    ['No século XIX, a vila tornou-se cidade em _____.', 1800, 1900],
    ['A poeta, nascida em 1850, publicou seu último livro em _____.', 1851, 9999],
    ['A moda, nascida na França no século XIII, durou até o século _____ nas cortes.', 1301, 9999],
    ['Até que século durou a moda que nasceu no século XIII?', 1301, 9999],
    ['Em que ano foi fundado o jornal?', 0, 9999],
    ['Na guerra, a ponte caiu em _____.', 0, 9999],
  ])('%s', (question, from, to) => {
    expect(yearBounds(question)).toEqual({ from, to })
  })

  test('no wrong year is one the question rules out', () => {
    for (const seed of 'abcdefgh') {
      const wrong = wrongYears('1921', [1905, 1911, 1935], 1980, randomStream(seed), { from: 1918, to: 9999 }).map(
        Number,
      )
      expect(wrong.length).toBeGreaterThanOrEqual(3)
      expect(Math.min(...wrong)).toBeGreaterThanOrEqual(1918)
    }
  })

  test('where the question speaks of another time than its answer, its years rule nothing out', () => {
    const question = 'O maior pintor do século XIX teve sua primeira mostra em _____.'
    expect(wrongYears('1903', [], 1950, randomStream('a'), yearBounds(question)).length).toBeGreaterThanOrEqual(3)
  })
})

test('what happened not long ago stands beside years of one life', () => {
  expect(wrongYears('2018', [1970, 1961, 2005, 2011], 2020, randomStream('a'))).not.toContain('1970')
})
