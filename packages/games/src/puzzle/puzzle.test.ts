import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptySource } from '../source.ts'
import {
  type Direction,
  directionOf,
  distance,
  isSolvable,
  isSolved,
  type PuzzleBoard,
  placedPieces,
  replay,
  slide,
  sliding,
  solvedBoard,
} from './board.ts'
import { checkPuzzle, dealPuzzle, isTooNear, puzzleScore, puzzleThemes, puzzleXp, shuffledBoard } from './rules.ts'
import { isDone, startRun, tapSteps } from './run.ts'
import { moved } from './text.ts'

const board = (columns: number, ...tiles: number[]): PuzzleBoard => ({ columns, rows: tiles.length / columns, tiles })
const directions = ['L', 'R', 'U', 'D'] as const

describe('a board', () => {
  test('slides the pieces beside the gap and no others', () => {
    const start = board(3, 0, 1, 2, 3, 8, 4, 6, 7, 5)
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(place => directionOf(start, place))).toEqual([
      null,
      'D',
      null,
      'R',
      null,
      'L',
      null,
      'U',
      null,
    ])
    expect(slide(start, 'L')?.tiles).toEqual([0, 1, 2, 3, 4, 8, 6, 7, 5])
    expect(replay(start, 'LU')).toEqual(solvedBoard(3, 3))
    expect(isSolved(replay(start, 'LU') ?? start)).toBe(true)
    expect(slide(solvedBoard(3, 3), 'L')).toBeNull()
    expect(replay(start, 'LX')).toBeNull()
    expect(replay(start, 'LL')).toBeNull()
  })

  test('does not slide from one row to the next', () => {
    expect(directionOf(board(3, 0, 1, 8, 3, 4, 5, 6, 7, 2), 3)).toBeNull()
    expect(sliding(board(3, 0, 1, 8, 3, 4, 5, 6, 7, 2), 'L')).toBeNull()
  })

  test('counts what is placed and how far the rest is', () => {
    const start = board(3, 0, 1, 2, 3, 8, 4, 6, 7, 5)
    expect([placedPieces(start), distance(start)]).toEqual([6, 2])
  })

  test('every move keeps it solvable and can be taken back', () => {
    const walk = fc.array(fc.constantFrom(...directions), { maxLength: 60 })
    const back: Record<Direction, Direction> = { L: 'R', R: 'L', U: 'D', D: 'U' }
    fc.assert(
      fc.property(fc.constantFrom([3, 3], [4, 3], [4, 4]), walk, ([columns = 3, rows = 3], steps) => {
        let now = solvedBoard(columns, rows)
        for (const step of steps) {
          const next = slide(now, step)
          if (!next) continue
          expect(slide(next, back[step])).toEqual(now)
          now = next
        }
        return isSolvable(now)
      }),
    )
  })

  test('with two pieces exchanged cannot be solved', () => {
    expect(isSolvable(board(3, 1, 0, 2, 3, 4, 5, 6, 7, 8))).toBe(false)
    expect(isSolvable(board(4, 1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))).toBe(false)
  })
})

describe('a shuffle', () => {
  test.each(puzzleThemes.slice(0, 3))(
    'of $pieces pieces: 10,000 can all be solved, none is nearly so',
    theme => {
      const { columns, rows, pieces } = theme
      expect(columns * rows).toBe(pieces)
      let faults = 0
      for (let seed = 0; seed < 10_000; seed++) {
        const shuffled = shuffledBoard(columns, rows, String(seed))
        if (!isSolvable(shuffled) || isSolved(shuffled) || isTooNear(shuffled)) faults++
      }
      expect(faults).toBe(0)
    },
    120_000,
  )

  test('is decided by its seed', () => {
    expect(shuffledBoard(4, 3, 'a')).toEqual(shuffledBoard(4, 3, 'a'))
    expect(shuffledBoard(4, 3, 'a')).not.toEqual(shuffledBoard(4, 3, 'b'))
  })
})

test('a theme pays 15 and 2 for each piece', () => {
  expect(puzzleThemes.map(({ id, pieces, difficulty }) => [id, pieces, difficulty, puzzleXp(pieces)])).toEqual([
    ['geografia-rural', 9, 'Fácil', 33],
    ['geografia-urbana', 12, 'Médio', 39],
    ['recursos-naturais', 16, 'Difícil', 47],
    ['clima-relevo', 12, 'Médio', 39],
  ])
})

describe('a completion', () => {
  const dealt = {
    theme: 'geografia-rural',
    variant: 0,
    columns: 3,
    rows: 3,
    tiles: [0, 1, 2, 3, 8, 4, 6, 7, 5],
  } as const
  const table = { ...dealt, tiles: [...dealt.tiles] }
  const honest = { theme: 'geografia-rural', moves: 2, timeElapsed: 5, steps: 'LU' } as const

  test('that was played is taken, with its moves or without', () => {
    expect(checkPuzzle(honest, table, 6000)).toBeNull()
    for (const moves of [0, 40])
      expect(checkPuzzle({ theme: 'clima-relevo', moves, timeElapsed: 20 }, table, 4000)).toBeNull()
  })

  test.each([
    [{ ...honest, theme: 'clima-relevo' as const }, 6000, 'Essa partida foi começada com outro tema.'],
    [{ ...honest, moves: 1, steps: 'L' }, 6000, 'Com tão poucas jogadas não dá para montar este quebra-cabeça.'],
    [{ ...honest, timeElapsed: 60 }, 6000, 'O tempo informado é maior que o tempo da partida.'],
    [{ ...honest, steps: 'LD' }, 6000, 'As jogadas não montam este quebra-cabeça.'],
    [{ ...honest, steps: 'LUL' }, 6000, 'As jogadas não montam este quebra-cabeça.'],
  ])('that cannot be is refused: %j', (result, elapsedMs, reason) => {
    expect(checkPuzzle(result, table, elapsedMs)).toBe(reason)
  })

  test('scores more for fewer moves and less time', () => {
    expect(puzzleScore({ ...honest, moves: 108, timeElapsed: 60 }, table)).toBe(640)
    expect(puzzleScore({ ...honest, moves: 5000, timeElapsed: 5000 }, table)).toBe(100)
  })
})

test('a round is dealt with its theme, and with the picture asked for or one by chance', () => {
  const deal = dealPuzzle(emptySource, { theme: 'clima-relevo', variant: 2 }, 'x')
  expect(deal).toMatchObject({
    kind: 'dealt',
    notice: null,
    dealt: { theme: 'clima-relevo', variant: 2, columns: 4, rows: 3 },
  })
  const variants = Array.from({ length: 60 }, (_, seed) => {
    const one = dealPuzzle(emptySource, { theme: 'clima-relevo' }, String(seed))
    return one.kind === 'dealt' ? one.dealt.variant : -1
  })
  expect([...new Set(variants)].sort()).toEqual([0, 1, 2, 3])
})

test('after a move it is said how many are in place, where that has changed', () => {
  expect(moved(6, 'R', { now: 3, before: 2, of: 8 })).toBe('Peça 7 foi para a direita. 3 de 8 no lugar.')
  expect(moved(6, 'U', { now: 2, before: 2, of: 8 })).toBe('Peça 7 foi para cima.')
})

describe('a round on the screen', () => {
  test('is taken up where its steps had come to, whatever way they went, and stops at what is none', () => {
    const start = board(3, 0, 1, 2, 3, 8, 4, 6, 7, 5)
    expect(startRun(start, 'RDLU')).toEqual({ board: board(3, 1, 3, 2, 0, 8, 4, 6, 7, 5), steps: 'RDLU' })
    expect(startRun(start, 'RDxLU')).toEqual({ board: board(3, 8, 1, 2, 0, 3, 4, 6, 7, 5), steps: 'RD' })
    expect(isDone(startRun(start, 'LU'))).toBe(true)
  })

  test('a tap slides all pieces between it and the gap, if they lie in one line', () => {
    const gapLast = startRun(board(3, 1, 0, 2, 3, 4, 5, 6, 7, 8))
    expect([2, 5, 6, 7].map(place => tapSteps(gapLast, place).join(''))).toEqual(['DD', 'D', 'RR', 'R'])
    const gapFirst = startRun(board(3, 8, 1, 2, 0, 4, 5, 3, 6, 7))
    expect([2, 1, 6, 3].map(place => tapSteps(gapFirst, place).join(''))).toEqual(['LL', 'L', 'UU', 'U'])
    expect([tapSteps(gapLast, 4), tapSteps(gapLast, 8)]).toEqual([[], []])
  })
})
