import { infoOf } from '@capivira/core/games/catalog'
import { gameDifficulty } from '@capivira/core/games/results'
import * as z from 'zod/mini'
import type { Game } from '../game.ts'
import { threeLevels } from '../rules-in-common.ts'
import { completeLightningQuiz, lightningQuizResult } from './contract.ts'
import {
  checkLightning,
  dealLightning,
  type LightningOptions,
  lightningDealt,
  lightningRecognitions,
  quickestLightning,
  scoreOf,
  xpOf,
} from './rules.ts'

const options = z.object({
  difficulty: gameDifficulty,
  /** Questions; as many as the level asks when absent. */
  count: z.optional(z.int().check(z.minimum(1), z.maximum(30))),
})

/** Questions against the clock. */
export const lightningQuiz: Game<
  LightningOptions,
  z.output<typeof lightningDealt>,
  z.output<typeof lightningQuizResult>
> = {
  info: infoOf('quick-quiz'),
  completion: completeLightningQuiz,
  usesMaterial: true,
  options,
  dealt: lightningDealt,
  result: lightningQuizResult,
  levels: threeLevels,
  deal: dealLightning,
  optionsOf: () => null,
  check: checkLightning,
  quickest: quickestLightning,
  score: scoreOf,
  xp: xpOf,
  seconds: ({ completionTime }) => Math.floor(completionTime),
  variant: ({ difficulty }) => difficulty,
  recognitions: lightningRecognitions,
}
