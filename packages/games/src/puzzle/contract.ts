import { endOfRound } from '@capivira/core/games/contract'
import { handedIn } from '@capivira/core/games/handed-in'
import { seconds } from '@capivira/core/games/results'
import { endpoint } from '@capivira/core/http/endpoint'
import * as z from 'zod/mini'

export const puzzleTheme = z.enum(
  ['geografia-rural', 'geografia-urbana', 'recursos-naturais', 'clima-relevo'],
  'Esse tema não existe.',
)
export type PuzzleTheme = z.output<typeof puzzleTheme>

/** Moves a round may have. */
const mostMoves = 5000

/** What a player hands in at the end of a round. The server works score and XP out from it by itself. */
export const puzzleResult = z.object({
  theme: puzzleTheme,
  moves: z
    .int('As jogadas não conferem.')
    .check(z.positive('As jogadas não conferem.'), z.maximum(mostMoves, 'As jogadas não conferem.')),
  timeElapsed: seconds,
  /** Every move: the direction in which a piece slid into the gap. With it the server plays the round again. */
  steps: z.optional(z.string().check(z.regex(/^[LRUD]*$/, 'As jogadas não conferem.'), z.maxLength(mostMoves))),
})
export type PuzzleResult = z.output<typeof puzzleResult>

export const completePuzzle = endpoint({
  method: 'POST',
  path: '/api/games/geo-exploradores/complete',
  summary: 'Conclui uma partida do quebra-cabeça.',
  ...endOfRound,
  body: z.extend(puzzleResult, handedIn),
})
