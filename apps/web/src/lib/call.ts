import type { CallArguments } from '@capivira/core/http/call'
import type { Endpoint, Parsed } from '@capivira/core/http/endpoint'
import { request } from './http.ts'
import { askOrRecall } from './kept.ts'

type Maybe = NonNullable<Endpoint['body']> | undefined

type LooseInput = { params?: object; query?: object; body?: unknown; signal?: AbortSignal }

/** The query as '?a=1&b=2', without what is undefined or null; '' when nothing is left. */
export function queryString(query: object = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/**
 * The address of a call in the segments of its query key: '/api/materials/:id/cards' with id 12 gives
 * ['/api/materials', '12', 'cards'], so that refreshing ['/api/materials'] refreshes it too. Joined by '/' it is the
 * address.
 * @throws Error when a parameter is missing.
 */
export function keyOf(path: string, params: object = {}, query: object = {}): string[] {
  const values = new Map<string, unknown>(Object.entries(params))
  const parts = path.split(/\/(:\w+)(?=\/|$)/).filter(part => part !== '')
  const key = parts.map((part, place) => {
    if (!part.startsWith(':')) return place === 0 ? part : part.slice(1)
    const value = values.get(part.slice(1))
    if (value === undefined || value === null || value === '') throw new Error(`Missing ${part} of ${path}`)
    return encodeURIComponent(String(value))
  })
  key.push(`${key.pop() ?? ''}${queryString(query)}`)
  return key
}

/**
 * Makes a call of the contract: `call(reviewCard, { params: { cardId: 3 }, body: { difficulty: 'fácil' } })`.
 * The answer has the contract's type: the server writes it through the same schema.
 * @throws ApiError, NetworkError
 */
export function call<Params extends Maybe, Query extends Maybe, Body extends Maybe, Reply extends Maybe>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  ...input: CallArguments<Params, Query, Body>
): Promise<Parsed<Reply>>
export function call(endpoint: Endpoint, { params, query, body, signal }: LooseInput = {}): Promise<unknown> {
  return request(endpoint.method, keyOf(endpoint.path, params, query).join('/'), { body, signal })
}

/**
 * A read of the contract for useQuery: `useQuery(read(getMaterial, { params: { materialId } }))`. The key is the
 * address.
 */
export function read<Params extends Maybe, Query extends Maybe, Reply extends Maybe>(
  endpoint: Endpoint<Params, Query, undefined, Reply>,
  ...input: CallArguments<Params, Query, undefined>
): { queryKey: string[]; queryFn: (context: { signal: AbortSignal }) => Promise<Parsed<Reply>> }
export function read(endpoint: Endpoint, { params, query }: LooseInput = {}) {
  const queryKey = keyOf(endpoint.path, params, query)
  const address = queryKey.join('/')
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<unknown> =>
      askOrRecall(address, () => request('GET', address, { signal })),
  }
}
