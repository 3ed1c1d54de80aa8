import { vi } from 'vitest'
import type { Act, ActStore } from '../src/features/offline/act.ts'
import { clockOf } from '../src/features/offline/clock.ts'
import { createOutbox } from '../src/features/offline/outbox.ts'
import { ApiError, NetworkError } from '../src/lib/http.ts'

export function memoryStore(): ActStore & { acts: Act[] } {
  const acts: Act[] = []
  let next = 1
  const placeOf = (key: number) => acts.findIndex(act => act.key === key)
  return {
    acts,
    add: async act => acts.push({ ...act, key: next }) && next++,
    put: async act => void acts.splice(placeOf(act.key), 1, act),
    next: async key => acts.find(act => act.key > key),
    remove: async key => void (placeOf(key) >= 0 && acts.splice(placeOf(key), 1)),
    keys: async () => acts.map(({ key }) => key),
    all: async () => [...acts],
  }
}

export const refusal = (status: number, more: object = {}) =>
  new ApiError(status, '', JSON.stringify({ message: 'Não.', ...more }))

/** What may come back for an act that reached the server, or did not. */
export const weathers = {
  taken: true,
  'answer lost': true,
  'answer cut': true,
  'page with 200 in its place': true,
  'never came': false,
  '200 of a page': false,
  '401': refusal(401),
  '403 of a page': new ApiError(403, '', '<html>'),
  '429': refusal(429),
  '500': refusal(500),
  '502 of a page': new ApiError(502, '', '<html>'),
  '503': refusal(503),
  'other person': refusal(409, { code: 'other-person' }),
} as const
export type Weather = keyof typeof weathers

/** A server that takes each name once, as ours does, and a network with weather. */
export function fakeServer() {
  const kept: { path: string; eventId: string }[] = []
  const gone = new Set<string>()
  const newer = new Set<string>()
  let weather: Weather = 'taken'
  return {
    kept,
    lose: (path: string) => gone.add(path),
    outdate: (path: string) => newer.add(path),
    set: (state: Weather) => {
      weather = state
    },
    send: async ({ path, body }: { path: string; body: object }): Promise<unknown> => {
      const comes = weathers[weather]
      if (comes instanceof ApiError) throw comes
      if (weather === 'never came') throw new NetworkError()
      if (weather === '200 of a page') return null
      if (gone.has(path)) throw refusal(404, { final: true })
      if (newer.has(path)) throw refusal(409, { final: true, code: 'newer-version', current: { text: 'theirs' } })
      const eventId = 'eventId' in body ? String(body.eventId) : ''
      if (!kept.some(event => event.eventId === eventId)) kept.push({ path, eventId })
      if (weather === 'page with 200 in its place') return { error: 'sign in' }
      if (weather !== 'taken') throw new NetworkError()
      return { path, ...body, ok: true }
    },
  }
}

type Left = Parameters<typeof createOutbox>[1]

type Alone = Parameters<typeof createOutbox>[0]['alone']

export async function outboxOver({
  server = fakeServer(),
  store = memoryStore() as ActStore,
  left = [] as Left,
  alone = (work => work()) as Alone,
} = {}) {
  let ids = 0
  let clock = 0
  const onLate = vi.fn()
  const onStranger = vi.fn()
  const parts = {
    store,
    send: server.send,
    clock: clockOf(
      () => clock,
      () => clock,
      'page',
    ),
    newId: () => `id-${ids++}`,
    alone,
    onLate,
    onStranger,
  }
  const outbox = await createOutbox(parts, left)
  const tell = (path: string, body: object = {}, more: object = {}) =>
    outbox.tell({ method: 'POST', path, body, field: 'ok', ...more })
  return { outbox, server, store, tell, onLate, onStranger, pass: (ms: number) => (clock += ms) }
}
