import { describe, expect, test } from 'vitest'
import { foundWords, lastPage, readPlace, writePlace } from './place.ts'

describe('the place in the address', () => {
  test.each([
    ['', { search: '', tab: 'usuarios', page: 1 }],
    ['busca=jo%C3%A3o&aba=materiais&pagina=3', { search: 'joão', tab: 'materiais', page: 3 }],
    ['aba=nada&pagina=-1', { search: '', tab: 'usuarios', page: 1 }],
    ['pagina=1.5', { search: '', tab: 'usuarios', page: 1 }],
    ['pagina=101', { search: '', tab: 'usuarios', page: 1 }],
  ])('%s', (query, place) => {
    expect(readPlace(new URLSearchParams(query))).toEqual(place)
  })

  test('names only what differs from the beginning, and comes back the same', () => {
    expect(writePlace({ search: '', tab: 'usuarios', page: 1 })).toEqual({})
    const place = { search: 'Água & sal', tab: 'quizzes', page: 7 } as const
    expect(readPlace(new URLSearchParams(writePlace(place)))).toEqual(place)
  })
})

test.each([
  [0, '0', 1],
  [50, '50', 1],
  [51, '51', 2],
  [1240, '1.240', 25],
  [5001, 'mais de 5.000', 100],
])('%i found is %s on %i pages', (found, words, pages) => {
  expect([foundWords(found), lastPage(found)]).toEqual([words, pages])
})
