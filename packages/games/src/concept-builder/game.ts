import { infoOf } from '@capivira/core/games/catalog'
import { gameDifficulty } from '@capivira/core/games/results'
import * as z from 'zod/mini'
import type { Game } from '../game.ts'
import { threeLevels } from '../rules-in-common.ts'
import { completeConceptBuilder, conceptBuilderResult } from './contract.ts'
import {
  checkConcepts,
  conceptBuilderDealt,
  conceptRecognitions,
  dealConcepts,
  quickestConcepts,
  scoreOf,
  xpOf,
} from './rules.ts'

const options = z.object({ difficulty: gameDifficulty })

/** Terms of the material to be joined with what they mean, then grouped under their headings. */
export const conceptBuilder: Game<
  z.output<typeof options>,
  z.output<typeof conceptBuilderDealt>,
  z.output<typeof conceptBuilderResult>
> = {
  info: infoOf('concept-builder'),
  completion: completeConceptBuilder,
  usesMaterial: true,
  options,
  dealt: conceptBuilderDealt,
  result: conceptBuilderResult,
  levels: threeLevels,
  deal: dealConcepts,
  optionsOf: () => null,
  check: checkConcepts,
  quickest: quickestConcepts,
  score: scoreOf,
  xp: xpOf,
  seconds: ({ timeElapsed }) => Math.floor(timeElapsed),
  variant: ({ difficulty }) => difficulty,
  recognitions: conceptRecognitions,
}
