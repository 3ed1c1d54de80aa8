import { endOfRound } from '@capivira/core/games/contract'
import { handedIn } from '@capivira/core/games/handed-in'
import { seconds } from '@capivira/core/games/results'
import { endpoint } from '@capivira/core/http/endpoint'
import * as z from 'zod/mini'

/** What a player hands in at the end of a round. The server works score and XP out from it by itself. */
export const timelineResult = z.object({
  /** Every order that was handed in to be checked, as ids of events from the earliest to the latest. */
  checks: z
    .array(z.array(z.int()).check(z.maxLength(40)), 'A ordem não confere.')
    .check(z.minLength(1, 'A ordem não confere.'), z.maxLength(20, 'A ordem não confere.')),
  timeElapsed: seconds,
})
export type TimelineResult = z.output<typeof timelineResult>

export const completeTimeline = endpoint({
  method: 'POST',
  path: '/api/games/timeline-challenge/complete',
  summary: 'Conclui uma partida da linha do tempo.',
  ...endOfRound,
  body: z.extend(timelineResult, handedIn),
})
