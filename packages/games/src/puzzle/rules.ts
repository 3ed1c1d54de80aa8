import { picturesPerTheme } from '@capivira/core/drawings/contract'
import * as z from 'zod/mini'
import type { Deal } from '../game.ts'
import { randomOf } from '../random.ts'
import type { GameSource } from '../source.ts'
import {
  type Direction,
  distance,
  isSolved,
  type PuzzleBoard,
  placedPieces,
  replay,
  slide,
  solvedBoard,
} from './board.ts'
import { type PuzzleResult, type PuzzleTheme, puzzleTheme } from './contract.ts'

export type PuzzleThemeInfo = {
  id: PuzzleTheme
  name: string
  pieces: 9 | 12 | 16
  difficulty: 'Fácil' | 'Médio' | 'Difícil'
  columns: number
  rows: number
}

/** The themes in the order of their picker. 12 pieces are 4 columns and 3 rows: as wide as the picture. */
export const puzzleThemes: readonly PuzzleThemeInfo[] = [
  { id: 'geografia-rural', name: 'Paisagem Rural', pieces: 9, difficulty: 'Fácil', columns: 3, rows: 3 },
  { id: 'geografia-urbana', name: 'Cidade Moderna', pieces: 12, difficulty: 'Médio', columns: 4, rows: 3 },
  { id: 'recursos-naturais', name: 'Natureza e Recursos', pieces: 16, difficulty: 'Difícil', columns: 4, rows: 4 },
  { id: 'clima-relevo', name: 'Montanhas e Clima', pieces: 12, difficulty: 'Médio', columns: 4, rows: 3 },
]

export const puzzleOptions = z.object({
  theme: z._default(puzzleTheme, 'geografia-rural'),
  /** Which of the theme's pictures; chance decides where it is absent. */
  variant: z.optional(z.int().check(z.minimum(0), z.maximum(picturesPerTheme - 1))),
})
export type PuzzleOptions = z.output<typeof puzzleOptions>

export const puzzleDealt = z.object({
  theme: puzzleTheme,
  variant: z.int(),
  columns: z.int(),
  rows: z.int(),
  tiles: z.array(z.int()),
})
export type PuzzleDealt = z.output<typeof puzzleDealt>

export function themeInfo(id: PuzzleTheme): PuzzleThemeInfo {
  const info = puzzleThemes.find(theme => theme.id === id)
  if (!info) throw new Error(`there is no theme ${id}`)
  return info
}

/** 15 and 2 for each piece. */
export const puzzleXp = (pieces: number): number => 15 + 2 * pieces

/** Legal moves of a shuffle, for each place of the board. */
const movesPerPlace = 12
const opposite: Record<Direction, Direction> = { L: 'R', R: 'L', U: 'D', D: 'U' }
const directions: readonly Direction[] = ['L', 'R', 'U', 'D']

/** A board shuffled by legal moves, so that it can be solved, and far from solved. */
export function shuffledBoard(columns: number, rows: number, seed: string): PuzzleBoard {
  const random = randomOf(seed)
  let board = solvedBoard(columns, rows)
  let last: Direction | null = null
  for (let moves = 0; moves < movesPerPlace * columns * rows || isTooNear(board); moves++) {
    const step: Direction | undefined = random.pick(
      directions.filter(one => (last === null || one !== opposite[last]) && slide(board, one) !== null),
    )
    if (!step) break
    board = slide(board, step) ?? board
    last = step
  }
  return board
}

/**
 * A board that is nearly solved is no puzzle: pieces are a step and a half from home on average, and at most a quarter
 * is there.
 */
export function isTooNear(board: PuzzleBoard): boolean {
  const pieces = board.tiles.length - 1
  return distance(board) < pieces * 1.5 || placedPieces(board) > pieces / 4
}

export function dealPuzzle(_: GameSource, { theme, variant }: PuzzleOptions, seed: string): Deal<PuzzleDealt> {
  const { columns, rows } = themeInfo(theme)
  const { tiles } = shuffledBoard(columns, rows, seed)
  const picture = variant ?? randomOf(`${seed} picture`).below(picturesPerTheme)
  return { kind: 'dealt', dealt: { theme, variant: picture, columns, rows, tiles: [...tiles] }, notice: null }
}

/** Milliseconds a practised person needs to slide a piece. */
const quickestMove = 150
/** Milliseconds the clocks of a device and of the server may be apart. */
const slack = 3000

/**
 * See Game.quickest. Moves that are only claimed show no play at all: such a round is kept whenever it comes, and pays
 * nothing.
 */
export const quickestPuzzle = ({ moves, steps }: PuzzleResult): number =>
  steps === undefined ? Number.POSITIVE_INFINITY : moves * quickestMove

/** Why a result cannot be, in Portuguese; null when it can. */
export function checkPuzzle(
  { theme, moves, timeElapsed, steps }: PuzzleResult,
  dealt: PuzzleDealt,
  elapsedMs: number,
): string | null {
  // The specification's own body shows no play that could be checked: it is taken, and pays nothing (see
  // quickestPuzzle).
  if (steps === undefined) return null
  if (theme !== dealt.theme) return 'Essa partida foi começada com outro tema.'
  const fewest = distance(dealt)
  if (moves < fewest) return 'Com tão poucas jogadas não dá para montar este quebra-cabeça.'
  if (elapsedMs + slack < timeElapsed * 1000) return 'O tempo informado é maior que o tempo da partida.'
  const end = steps.length === moves ? replay(dealt, steps) : null
  return end && isSolved(end) ? null : 'As jogadas não montam este quebra-cabeça.'
}

/** Points, for comparing one's own rounds: fewer moves and less time than a calm player takes give more. */
export function puzzleScore({ moves, timeElapsed }: PuzzleResult, { tiles }: PuzzleDealt): number {
  const calm = tiles.length * 12
  return Math.max(100, 1000 - Math.round((300 * moves) / calm) - Math.round(timeElapsed))
}
