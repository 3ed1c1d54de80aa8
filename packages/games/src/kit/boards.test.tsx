import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CityMap } from '../city/city-map.tsx'
import { Matcher } from '../concept-builder/matcher.tsx'
import { MemoryBoard } from '../memory/board.tsx'
import { newRun as newMemory } from '../memory/run.ts'
import { SlideBoard } from '../puzzle/slide-board.tsx'
import { Line } from '../timeline/line.tsx'
import { newRun as newTimeline } from '../timeline/run.ts'
import { WordBoard } from '../word-search/board.tsx'

afterEach(cleanup)

/** The lines of a board as they are read: what its cells are called. */
function linesOf(name: string): string[][] {
  const lines = within(screen.getByRole('grid', { name })).getAllByRole('row')
  return lines.map(line =>
    within(line)
      .getAllByRole('gridcell')
      .map(cell => cell.getAttribute('aria-label') ?? cell.textContent),
  )
}

/** Shows a board; what comes in pieces is there when the last cell is. */
async function show(board: ReactNode, last: RegExp): Promise<void> {
  render(board)
  await screen.findByRole('gridcell', { name: last })
}

const nothing = () => {}
const card = (pair: number, side: 'question' | 'answer') => ({ pair, side, text: `${side} ${pair}` })

test('memory: cards are read in the lines they lie in', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const cards = [1, 2, 3].flatMap(pair => [card(pair, 'question'), card(pair, 'answer')])
  await show(<MemoryBoard run={newMemory(cards)} columns={6} onTurn={nothing} />, /^Carta 6/)
  expect(linesOf('Cartas na mesa').map(line => line.length)).toEqual([4, 2])
  vi.unstubAllGlobals()
})

test('word search: a line of letters is a row of cells', async () => {
  await show(<WordBoard rows={['ABC', 'DEF', 'GHI']} found={[]} onSelect={nothing} />, /^I$/)
  expect(linesOf('Letras do caça-palavras')).toEqual([
    ['A', 'B', 'C'],
    ['D', 'E', 'F'],
    ['G', 'H', 'I'],
  ])
})

test('city: five lines of five places', () => {
  render(<CityMap cells={Array(25).fill(null)} chosen={null} onCell={nothing} onUse={nothing} onRelease={nothing} />)
  const lines = linesOf('Mapa da cidade')
  expect(lines.map(line => line.length)).toEqual([5, 5, 5, 5, 5])
  expect(lines[1]?.[2]).toBe('Linha 2, coluna 3: terreno vazio')
})

test('timeline: each event is a row with its two steps, and tells whether it is in the hand', async () => {
  const event = (eventId: number) => ({
    eventId,
    text: `Fato ${eventId}.`,
    date: '1822',
    page: 1,
    quote: null,
    cardId: null,
  })
  const dealt = { difficulty: 'easy' as const, events: [2, 1].map(event), order: [1, 2] }
  await show(<Line dealt={dealt} run={newTimeline(dealt)} fixed={new Set([1])} onOrder={nothing} />, /^Fato 1/)
  expect(linesOf('Acontecimentos, do mais antigo ao mais novo')).toEqual([
    ['Fato 2. Lugar 1 de 2.', 'Mover o 1º para cima', 'Mover o 1º para baixo'],
    ['Fato 1. Lugar 2 de 2. Lugar certo: 1822.'],
  ])
  expect(screen.getByRole('gridcell', { name: /^Fato 2/ }).getAttribute('aria-selected')).toBe('false')
  expect(screen.getByRole('gridcell', { name: /^Fato 1/ }).getAttribute('aria-selected')).toBeNull()
})

test('concepts: terms stand in one row, places for them below one another', () => {
  const places = ['rio que seca', 'rio que não seca']
  render(
    <Matcher
      terms={[1, 2].map(id => ({ id, term: `termo ${id}` }))}
      targets={places.map((content, id) => ({ id, content, terms: [], full: false }))}
      targetsLabel="Definições"
      onTry={() => true}
    />,
  )
  expect(linesOf('Termos')).toEqual([['termo 1', 'termo 2']])
  expect(linesOf('Definições')).toEqual(places.map(place => [place]))
})

test('puzzle: pieces are read in the order they lie on the table, and not in the order they were cut', () => {
  const board = { columns: 2, rows: 2, tiles: [2, 0, 3, 1] }
  const props = { imageUrl: '', numbers: false, onSlide: nothing, onTap: nothing }
  const { rerender } = render(<SlideBoard board={board} read={board} whole={false} {...props} />)
  const owned = () =>
    screen
      .getAllByRole('row')
      .map(row =>
        (row.getAttribute('aria-owns') ?? '').split(' ').map(id => document.getElementById(id)?.dataset.piece),
      )
  expect(owned()).toEqual([['2', '0'], ['1']])
  const solved = { ...board, tiles: [0, 1, 2, 3] }
  rerender(<SlideBoard board={solved} read={solved} whole {...props} />)
  expect(owned()).toEqual([
    ['0', '1'],
    ['2', '3'],
  ])
})
