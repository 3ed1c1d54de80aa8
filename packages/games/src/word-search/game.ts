import { infoOf } from '@capivira/core/games/catalog'
import { gameDifficulty } from '@capivira/core/games/results'
import * as z from 'zod/mini'
import type { Game } from '../game.ts'
import { threeLevels } from '../rules-in-common.ts'
import { completeWordSearch, wordSearchResult } from './contract.ts'
import { checkWordSearch, dealWordSearch, quickestWordSearch, scoreOf, wordSearchDealt, xpOf } from './rules.ts'

const options = z.object({ difficulty: gameDifficulty })

/** Words of the material hidden in a grid. */
export const wordSearch: Game<
  z.output<typeof options>,
  z.output<typeof wordSearchDealt>,
  z.output<typeof wordSearchResult>
> = {
  info: infoOf('word-puzzle'),
  completion: completeWordSearch,
  usesMaterial: true,
  options,
  dealt: wordSearchDealt,
  result: wordSearchResult,
  levels: threeLevels,
  deal: dealWordSearch,
  optionsOf: () => null,
  check: checkWordSearch,
  quickest: quickestWordSearch,
  score: scoreOf,
  xp: xpOf,
  seconds: ({ timeElapsed }) => Math.floor(timeElapsed),
  variant: ({ difficulty }) => difficulty,
  // Finding letters tells nothing about what a word means.
  recognitions: () => [],
}
