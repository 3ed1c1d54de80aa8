import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '../../lib/http.ts'
import { type Act, type ActStore, createOutbox } from './outbox.ts'

function memoryStore(): ActStore & { acts: Act[] } {
  const acts: Act[] = []
  let next = 1
  return {
    acts,
    add: async act => acts.push({ ...act, key: next }) && next++,
    first: async () => acts[0],
    remove: async key =>
      void acts.splice(
        acts.findIndex(act => act.key === key),
        1,
      ),
    count: async () => acts.length,
  }
}

/** A server that keeps the first of each event, as ours does, and a network that may swallow question or answer. */
function fakeServer() {
  const kept: { path: string; eventId: string }[] = []
  const gone = new Set<string>()
  let network: 'up' | 'down' | 'swallows answers' | number = 'up'
  return {
    kept,
    lose: (path: string) => gone.add(path),
    set: (state: typeof network) => {
      network = state
    },
    send: async (path: string, body: object) => {
      if (gone.has(path)) throw new ApiError(404, '', '')
      if (network === 'down') throw new NetworkError()
      if (typeof network === 'number') throw new ApiError(network, '', '')
      const eventId = 'eventId' in body ? String(body.eventId) : ''
      if (!kept.some(event => event.eventId === eventId)) kept.push({ path, eventId })
      if (network === 'swallows answers') throw new NetworkError()
      return { path, ...body }
    },
  }
}

async function outboxOver(server = fakeServer(), store = memoryStore()) {
  let ids = 0
  let clock = 0
  const onLateReplies = vi.fn()
  const outbox = await createOutbox({
    store,
    send: server.send,
    now: () => clock,
    newId: () => `id-${ids++}`,
    alone: work => work(),
    onLateReplies,
  })
  return { outbox, server, store, onLateReplies, pass: (ms: number) => (clock += ms) }
}

test('with a network an act is told at once and nothing is kept', async () => {
  const { outbox, store } = await outboxOver()
  expect(await outbox.tell('/a', { x: 1 })).toEqual({ told: true, reply: { path: '/a', x: 1, eventId: 'id-0' } })
  expect(store.acts).toEqual([])
})

test('without one it waits, and is told later with the time it waited', async () => {
  const { outbox, server, onLateReplies, pass } = await outboxOver()
  server.set('down')
  expect(await outbox.tell('/a', {})).toEqual({ told: false })
  expect(outbox.pending()).toBe(1)
  pass(90_000)
  server.set('up')
  await outbox.flush()
  expect(outbox.pending()).toBe(0)
  expect(onLateReplies).toHaveBeenCalledExactlyOnceWith([{ path: '/a', eventId: 'id-0', secondsAgo: 90 }])
})

test('an act whose answer was lost is sent again under the same name', async () => {
  const { outbox, server } = await outboxOver()
  server.set('swallows answers')
  await outbox.tell('/a', {})
  server.set('up')
  await outbox.flush()
  expect(server.kept).toEqual([{ path: '/a', eventId: 'id-0' }])
})

test('what comes after waits behind what waits, and its own answer comes back', async () => {
  const { outbox, server, onLateReplies } = await outboxOver()
  server.set('down')
  await outbox.tell('/a', {})
  server.set('up')
  expect(await outbox.tell('/b', {})).toMatchObject({ told: true, reply: { path: '/b' } })
  expect(server.kept.map(({ path }) => path)).toEqual(['/a', '/b'])
  expect(onLateReplies).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ path: '/a' })])
})

describe('refusals', () => {
  test('are told to whoever asks now', async () => {
    const { outbox, server, store } = await outboxOver()
    server.set(404)
    await expect(outbox.tell('/a', {})).rejects.toBeInstanceOf(ApiError)
    expect(store.acts).toEqual([])
  })

  test('of what waited let the rest go on', async () => {
    const { outbox, server } = await outboxOver()
    server.set('down')
    await outbox.tell('/a', {})
    await outbox.tell('/b', {})
    server.set('up')
    server.lose('/a')
    await outbox.flush()
    expect(outbox.pending()).toBe(0)
    expect(server.kept.map(({ path }) => path)).toEqual(['/b'])
  })

  test('of an act behind others are told as well', async () => {
    const { outbox, server } = await outboxOver()
    server.set('down')
    await outbox.tell('/a', {})
    server.set('up')
    server.lose('/b')
    await expect(outbox.tell('/b', {})).rejects.toBeInstanceOf(ApiError)
    expect(outbox.pending()).toBe(0)
  })

  test.each([401, 408, 429, 500, 503])('with %i keep everything for later', async status => {
    const { outbox, server } = await outboxOver()
    server.set('down')
    await outbox.tell('/a', {})
    await outbox.tell('/b', {})
    server.set(status)
    await outbox.flush()
    expect(outbox.pending()).toBe(2)
  })
})

test('whatever the network does, every act arrives once and in its order', async () => {
  const weather = fc.constantFrom('up' as const, 'down' as const, 'swallows answers' as const, 503)
  await fc.assert(
    fc.asyncProperty(fc.array(weather, { maxLength: 30 }), async states => {
      const { outbox, server, store } = await outboxOver()
      for (const [place, state] of states.entries()) {
        server.set(state)
        await outbox.tell(`/${place}`, {})
      }
      server.set('up')
      await outbox.flush()
      expect(store.acts).toEqual([])
      expect(server.kept.map(({ path }) => path)).toEqual(states.map((_, place) => `/${place}`))
    }),
  )
})
