import { endOfRound } from '@capivira/core/games/contract'
import { handedIn } from '@capivira/core/games/handed-in'
import { place, seconds } from '@capivira/core/games/results'
import { endpoint } from '@capivira/core/http/endpoint'
import * as z from 'zod/mini'

/** What a player hands in at the end of a round. The server works score and XP out from it by itself. */
export const conceptBuilderResult = z.object({
  /** Every term that was put to a definition, right or wrong, in order; both by the id of their pair. */
  joins: z.array(z.object({ term: z.int(), definition: z.int() }), 'As ligações não conferem.').check(z.maxLength(500)),
  /** Every term that was put under a heading, right or wrong, in order; the heading by its place, from 0. */
  groups: z.array(z.object({ term: z.int(), heading: place }), 'Os grupos não conferem.').check(z.maxLength(500)),
  timeElapsed: seconds,
})
export type ConceptBuilderResult = z.output<typeof conceptBuilderResult>

export const completeConceptBuilder = endpoint({
  method: 'POST',
  path: '/api/games/concept-builder/complete',
  summary: 'Conclui uma partida do construtor de conceitos.',
  ...endOfRound,
  body: z.extend(conceptBuilderResult, handedIn),
})
