import type { CallArguments } from '@capivira/core/http/call'
import type { Endpoint, Parsed } from '@capivira/core/http/endpoint'
import { keyOf } from '../../lib/call.ts'
import { request } from '../../lib/http.ts'
import { newId } from '../../lib/random.ts'
import { settleActs } from '../offline/session.ts'
import { save } from '../offline/tell.ts'

type Kept = { field: string; patience?: number }

const round: Kept = { field: 'xpGain' }

/**
 * What players do that must not be lost, by its address, with the field that every answer to it has. Addresses rather than contracts,
 * which would bring the shapes of all games along.
 */
export const keptActs: ReadonlyMap<string, Kept> = new Map<string, Kept>([
  ['/api/games/memory/complete', round],
  ['/api/games/word-search/complete', round],
  ['/api/games/lightning-quiz/complete', round],
  ['/api/games/timeline-challenge/complete', round],
  ['/api/games/concept-builder/complete', round],
  ['/api/games/geo-exploradores/complete', round],
  ['/api/games/coloring/complete', { ...round, patience: 60_000 }],
  ['/api/games/geo-explorer/actions', { field: 'revision' }],
  // A model of images takes its time.
  ['/api/coloring/ai-generate', { field: 'sentence', patience: 180_000 }],
])

/** What begins anew, or is shown, as the server has it: after what still waits on this device. */
export const afterActs: ReadonlySet<string> = new Set(['/api/games/start', '/api/games/geo-explorer/city'])

type Input = { params?: object; query?: object; body?: unknown; signal?: AbortSignal }
type Maybe = NonNullable<Endpoint['body']> | undefined

/**
 * The calls of games: what players do is kept on this device until the server has it.
 * @throws KeptError while it waits, besides what `call` throws.
 */
export function callFromGame<Params extends Maybe, Query extends Maybe, Body extends Maybe, Reply extends Maybe>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  ...input: CallArguments<Params, Query, Body>
): Promise<Parsed<Reply>>
export async function callFromGame(endpoint: Endpoint, ...[input]: [Input?]): Promise<unknown> {
  const act = keptActs.get(endpoint.path)
  if (act)
    return save({ ...endpoint, query: undefined }, { params: input?.params ?? {}, body: Object(input?.body), ...act })
  if (afterActs.has(endpoint.path)) await settleActs()
  // Named, so that a round whose beginning the network sends twice begins once: a second one would end it.
  const named = endpoint.method === 'GET' ? input : { ...input, eventId: newId() }
  return request(endpoint.method, keyOf(endpoint.path, input?.params, input?.query).join('/'), named)
}
