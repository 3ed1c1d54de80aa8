import { infoOf } from '@capivira/core/games/catalog'
import { gameDifficulty } from '@capivira/core/games/results'
import * as z from 'zod/mini'
import type { Game } from '../game.ts'
import { threeLevels } from '../rules-in-common.ts'
import { completeMemory, memoryResult } from './contract.ts'
import { checkMemory, dealMemory, memoryDealt, memoryRecognitions, quickestMemory, scoreOf, xpOf } from './rules.ts'

const options = z.object({ difficulty: gameDifficulty })

/** Pairs of questions and answers, face down. */
export const memory: Game<z.output<typeof options>, z.output<typeof memoryDealt>, z.output<typeof memoryResult>> = {
  info: infoOf('memory-cards'),
  completion: completeMemory,
  usesMaterial: true,
  options,
  dealt: memoryDealt,
  result: memoryResult,
  levels: threeLevels,
  deal: dealMemory,
  optionsOf: ({ difficulty }) => ({ difficulty }),
  check: checkMemory,
  quickest: quickestMemory,
  score: scoreOf,
  xp: xpOf,
  seconds: ({ timeElapsed }) => Math.floor(timeElapsed),
  variant: ({ difficulty }) => difficulty,
  recognitions: memoryRecognitions,
}
