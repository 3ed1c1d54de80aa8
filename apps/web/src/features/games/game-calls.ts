import { catalog } from '@capivira/core/games/catalog'
import type { CallArguments } from '@capivira/core/http/call'
import type { Endpoint, Parsed } from '@capivira/core/http/endpoint'
import { keyOf } from '../../lib/call.ts'
import { NetworkError, request } from '../../lib/http.ts'
import { newId } from '../../lib/random.ts'
import { currentOutbox } from '../offline/outbox-place.ts'
import { settleActs } from '../offline/session.ts'
import { save } from '../offline/tell.ts'

type Kept = { field: string; patience?: number }

const round: Kept = { field: 'xpGain' }

/**
 * What players do that must not be lost, by its address, with the field that every answer to it has. Addresses rather
 * than contracts, which would bring the shapes of all games along.
 */
export const keptActs: ReadonlyMap<string, Kept> = new Map<string, Kept>([
  ...catalog.flatMap(({ end }) => (end ? [[end, round] as const] : [])),
  // Pictures are large.
  ['/api/games/coloring/complete', { ...round, patience: 60_000 }],
  ['/api/games/geo-explorer/actions', { field: 'revision' }],
  // A model of images takes its time.
  ['/api/coloring/ai-generate', { field: 'sentence', patience: 180_000 }],
])

/** What begins anew, or is shown, as the server has it: after what still waits on this device. */
export const afterActs: ReadonlySet<string> = new Set(['/api/games/start', '/api/games/geo-explorer/city'])

/** Where the end of each game's round is told. The city has none: it goes on. */
export const ends: ReadonlyMap<unknown, string> = new Map(catalog.flatMap(({ id, end }) => (end ? [[id, end]] : [])))

/** The end of a round is on its way; a new one would arrive before it and take its place. */
class RoundWaits extends NetworkError {
  override inStrip = false
  override message =
    'O resultado da sua última partida ainda está a caminho do servidor. Espere um instante e comece de novo.'
}

/** Milliseconds between looks whether the last round has arrived, and how many. */
const lookAgain = 250
const looks = 16
/** Milliseconds after which a round is too old to be taken, so that nothing waits for it. */
const roundLife = 24 * 60 * 60_000

/** Waits for the end of a game's last round to arrive. @throws RoundWaits where it does not, NetworkError */
async function afterItsLast(gameId: unknown): Promise<void> {
  const end = ends.get(gameId)
  const outbox = await currentOutbox()?.catch(() => undefined)
  if (!outbox || !end) return
  for (let look = 0; look < looks; look++) {
    if (!(await outbox.holds(end, Date.now() - roundLife))) return
    await new Promise(resolve => setTimeout(resolve, lookAgain))
  }
  throw new RoundWaits()
}

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
  if (endpoint.path === '/api/games/start') await afterItsLast(Object(input?.body).gameId)
  // Named, so that a round whose beginning the network sends twice begins once: a second one would end it.
  const named = endpoint.method === 'GET' ? input : { ...input, eventId: newId() }
  return request(endpoint.method, keyOf(endpoint.path, input?.params, input?.query).join('/'), named)
}
