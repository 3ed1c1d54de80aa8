import { endOfRound } from '@capivira/core/games/contract'
import { handedIn } from '@capivira/core/games/handed-in'
import { gameDifficulty, place, points, seconds } from '@capivira/core/games/results'
import { endpoint } from '@capivira/core/http/endpoint'
import * as z from 'zod/mini'

/** What a player hands in at the end of a round. The server works score and XP out from it by itself. */
export const memoryResult = z.object({
  difficulty: gameDifficulty,
  score: points,
  moves: z.int('As jogadas não conferem.').check(z.positive('As jogadas não conferem.'), z.maximum(100_000)),
  timeElapsed: seconds,
  /** Every two cards that were turned, by their places on the table, in order. */
  turns: z.optional(z.array(z.tuple([place, place])).check(z.maxLength(2000))),
})
export type MemoryResult = z.output<typeof memoryResult>

export const completeMemory = endpoint({
  method: 'POST',
  path: '/api/games/memory/complete',
  summary: 'Conclui uma partida do jogo da memória.',
  ...endOfRound,
  body: z.extend(memoryResult, handedIn),
})
