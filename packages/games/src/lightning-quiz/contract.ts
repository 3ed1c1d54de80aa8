import { endOfRound } from '@capivira/core/games/contract'
import { handedIn } from '@capivira/core/games/handed-in'
import { points, seconds } from '@capivira/core/games/results'
import { endpoint } from '@capivira/core/http/endpoint'
import * as z from 'zod/mini'

/** What a player hands in at the end of a round. The server works score and XP out from it by itself. */
export const lightningQuizResult = z.object({
  gameId: z.optional(z.literal('quick-quiz', 'Esse jogo não é o quiz relâmpago.')),
  score: points,
  /** Percent of right answers. */
  accuracy: z.number('A precisão não confere.').check(z.minimum(0), z.maximum(100, 'A precisão não confere.')),
  completionTime: seconds,
  /** What was chosen; null when the time ran out. With it the server grades by itself. */
  answers: z.optional(
    z
      .array(
        z.object({
          questionId: z.int(),
          option: z.nullable(z.string().check(z.maxLength(1000))),
          /** Time that was left of the question's seconds, in milliseconds. */
          remainingMs: z.number().check(z.nonnegative(), z.maximum(600_000)),
        }),
      )
      .check(z.maxLength(60)),
  ),
})
export type LightningQuizResult = z.output<typeof lightningQuizResult>

export const completeLightningQuiz = endpoint({
  method: 'POST',
  path: '/api/games/lightning-quiz/complete',
  summary: 'Conclui uma partida do quiz relâmpago.',
  ...endOfRound,
  body: z.extend(lightningQuizResult, handedIn),
})
