import { infoOf } from '@capivira/core/games/catalog'
import { gameDifficulty } from '@capivira/core/games/results'
import * as z from 'zod/mini'
import type { Game } from '../game.ts'
import { threeLevels } from '../rules-in-common.ts'
import { completeTimeline, timelineResult } from './contract.ts'
import {
  checkTimeline,
  dealTimeline,
  quickestTimeline,
  scoreOf,
  timelineDealt,
  timelineRecognitions,
  xpOf,
} from './rules.ts'

const options = z.object({ difficulty: gameDifficulty })

/** Dated events of the material to be put in order. */
export const timeline: Game<
  z.output<typeof options>,
  z.output<typeof timelineDealt>,
  z.output<typeof timelineResult>
> = {
  info: infoOf('timeline-challenge'),
  completion: completeTimeline,
  usesMaterial: true,
  options,
  dealt: timelineDealt,
  result: timelineResult,
  levels: threeLevels,
  deal: dealTimeline,
  optionsOf: () => null,
  check: checkTimeline,
  quickest: quickestTimeline,
  score: scoreOf,
  xp: xpOf,
  seconds: ({ timeElapsed }) => Math.floor(timeElapsed),
  variant: ({ difficulty }) => difficulty,
  recognitions: timelineRecognitions,
}
