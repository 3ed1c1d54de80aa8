import { expect, test } from 'vitest'
import { summaryOf, tileLabel, tilesOf } from './coverage.ts'

const pages = [
  { page: 1, reading: 'read' as const },
  { page: 2, reading: 'doubtful' as const },
  { page: 3, reading: 'unreadable' as const },
  { page: 4, reading: 'read' as const },
]
const items = [
  { kind: 'card' as const, sourcePage: 1 },
  { kind: 'card' as const, sourcePage: 1 },
  { kind: 'question' as const, sourcePage: 2 },
  { kind: 'word' as const, sourcePage: null },
  { kind: 'word' as const, sourcePage: 99 },
]

test('pages with items, without, doubtful and unreadable', () => {
  const tiles = tilesOf(pages, items)
  expect(tiles.map(({ state, total }) => [state, total])).toEqual([
    ['items', 2],
    ['doubtful', 1],
    ['unreadable', 0],
    ['empty', 0],
  ])
  expect(tiles.map(tileLabel)).toEqual([
    'Página 1: 2 cards',
    'Página 2: lida com dificuldade; 1 questão',
    'Página 3: sem texto legível',
    'Página 4: sem itens',
  ])
  expect(summaryOf(tiles)).toBe('2 páginas com itens, 1 sem itens, 1 lida com dificuldade, 1 sem texto legível.')
})

test('an own item about a page that cannot be read covers it', () => {
  const tiles = tilesOf(pages, [{ kind: 'card', sourcePage: 3 }])
  expect(tiles.map(tileLabel)[2]).toBe('Página 3: sem texto legível; 1 card')
  expect(summaryOf(tiles)).toBe('1 página com itens, 3 sem itens, 1 lida com dificuldade.')
})
