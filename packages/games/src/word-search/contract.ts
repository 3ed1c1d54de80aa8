import { endOfRound } from '@capivira/core/games/contract'
import { handedIn } from '@capivira/core/games/handed-in'
import { gameDifficulty, points, seconds } from '@capivira/core/games/results'
import { endpoint } from '@capivira/core/http/endpoint'
import * as z from 'zod/mini'

/** What a player hands in at the end of a round. The server works score and XP out from it by itself. */
export const wordSearchResult = z.object({
  difficulty: gameDifficulty,
  score: points,
  /** How many, or which. */
  wordsFound: z.union(
    [z.int().check(z.nonnegative()), z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60))],
    'As palavras não conferem.',
  ),
  timeElapsed: seconds,
})
export type WordSearchResult = z.output<typeof wordSearchResult>

export const completeWordSearch = endpoint({
  method: 'POST',
  path: '/api/games/word-search/complete',
  summary: 'Conclui uma partida de caça-palavras.',
  ...endOfRound,
  body: z.extend(wordSearchResult, handedIn),
})
