import { infoOf } from '@capivira/core/games/catalog'
import type { Game } from '../game.ts'
import { completePuzzle, type PuzzleResult, puzzleResult } from './contract.ts'
import {
  checkPuzzle,
  dealPuzzle,
  type PuzzleDealt,
  type PuzzleOptions,
  puzzleDealt,
  puzzleOptions,
  puzzleScore,
  puzzleXp,
  quickestPuzzle,
} from './rules.ts'

/** A landscape cut into pieces that slide. */
export const puzzle: Game<PuzzleOptions, PuzzleDealt, PuzzleResult> = {
  info: infoOf('geo-exploradores'),
  completion: completePuzzle,
  usesMaterial: false,
  options: puzzleOptions,
  dealt: puzzleDealt,
  result: puzzleResult,
  levels: {},
  deal: dealPuzzle,
  optionsOf: ({ theme }) => ({ theme }),
  check: checkPuzzle,
  quickest: quickestPuzzle,
  score: puzzleScore,
  xp: (_, { tiles }) => puzzleXp(tiles.length),
  seconds: ({ timeElapsed }) => Math.floor(timeElapsed),
  variant: ({ theme }) => theme,
  recognitions: () => [],
}
