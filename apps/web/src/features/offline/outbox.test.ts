import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '../../lib/http.ts'
import { type Act, type ActStore, createOutbox, type Outbox } from './outbox.ts'

function memoryStore(): ActStore & { acts: Act[] } {
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
  }
}

const refusal = (status: number, more: object = {}) =>
  new ApiError(status, '', JSON.stringify({ message: 'Não.', ...more }))

/** What may come back for an act that reached the server, or did not. */
const weathers = {
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
type Weather = keyof typeof weathers

/** A server that takes each name once, as ours does, and a network with weather. */
function fakeServer() {
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

async function outboxOver({ server = fakeServer(), store = memoryStore() as ActStore } = {}) {
  let ids = 0
  let clock = 0
  const onLate = vi.fn()
  const onStranger = vi.fn()
  const outbox = await createOutbox({
    store,
    send: server.send,
    now: () => clock,
    newId: () => `id-${ids++}`,
    alone: work => work(),
    onLate,
    onStranger,
  })
  const tell = (path: string, body: object = {}, more: object = {}) =>
    outbox.tell({ method: 'POST', path, body, field: 'ok', ...more })
  return { outbox, server, store, tell, onLate, onStranger, pass: (ms: number) => (clock += ms) }
}

test('an act is held until the server has told of it, while it is tried for the first time too', async () => {
  const { outbox, server, tell, pass } = await outboxOver()
  server.set('never came')
  const telling = tell('/a')
  expect([await outbox.holds('/a', 0), await outbox.holds('/b', 0), outbox.unsaid()]).toEqual([true, false, 1])
  await telling
  pass(1)
  expect([await outbox.holds('/a', 0), await outbox.holds('/a', 1)]).toEqual([true, false])
  server.set('taken')
  await outbox.flush()
  expect([await outbox.holds('/a', 0), outbox.unsaid()]).toEqual([false, 0])
})

test('with a network an act is told at once, and let go of', async () => {
  const store = memoryStore()
  const { tell } = await outboxOver({ store })
  expect(await tell('/a', { x: 1 })).toMatchObject({ told: true, reply: { path: '/a', x: 1, eventId: 'id-0' } })
  await vi.waitFor(() => expect(store.acts).toEqual([]))
})

test('it is on the device while it is being sent', async () => {
  const store = memoryStore()
  const server = fakeServer()
  const seen: number[] = []
  const { outbox } = await outboxOver({
    store,
    server: { ...server, send: async act => seen.push(store.acts.length) && server.send(act) },
  })
  await outbox.tell({ path: '/a', body: {} })
  expect(seen).toEqual([1])
  expect(outbox.pending()).toBe(0)
})

test('without one it waits, and is told later with the time it waited', async () => {
  const { outbox, server, tell, onLate, pass } = await outboxOver()
  server.set('never came')
  expect(await tell('/a')).toEqual({ told: false, why: 'network', inPage: false })
  expect(outbox.pending()).toBe(1)
  pass(90_000)
  server.set('taken')
  await outbox.flush()
  expect(outbox.pending()).toBe(0)
  expect(onLate).toHaveBeenCalledOnce()
  expect(onLate.mock.calls[0]?.[0]).toMatchObject({
    taken: [{ reply: { path: '/a', eventId: 'id-0', secondsAgo: 90 } }],
    refused: [],
  })
})

test('what comes after waits behind what waits, and its own answer comes back', async () => {
  const { server, tell, onLate } = await outboxOver()
  server.set('never came')
  await tell('/a')
  server.set('taken')
  expect(await tell('/b')).toMatchObject({ told: true, reply: { path: '/b' } })
  expect(server.kept.map(({ path }) => path)).toEqual(['/a', '/b'])
  expect(onLate.mock.calls[0]?.[0].taken).toMatchObject([{ reply: { path: '/a' } }])
})

test('a form that is saved again takes the place of its save that waits, and of nothing else', async () => {
  const { outbox, server, tell } = await outboxOver()
  server.set('never came')
  const put = { method: 'PUT', draft: 'form' }
  await tell('/items/1', { text: 'first' }, put)
  await tell('/items/2', { text: 'other' }, put)
  await tell('/items/1', { text: 'said' })
  server.set('taken')
  expect(await tell('/items/1', { text: 'second' }, put)).toMatchObject({ told: true, reply: { text: 'second' } })
  expect(server.kept.map(({ eventId }) => eventId)).toEqual(['id-1', 'id-2', 'id-3'])
  expect(outbox.pending()).toBe(0)
})

test('a form that is sent again after a reload is the act that waits; with other words it is another', async () => {
  const { outbox, server, tell } = await outboxOver()
  server.set('answer lost')
  await tell('/classes', { name: '7º B' }, { draft: 'new class' })
  await tell('/classes', { name: '7º B' }, { draft: 'new class' })
  await tell('/classes', { name: '7º C' }, { draft: 'new class' })
  expect(outbox.pending()).toBe(2)
  server.set('taken')
  await outbox.flush()
  expect(server.kept.map(({ eventId }) => eventId)).toEqual(['id-0', 'id-2'])
})

test('one that met something newer asks no more once the person has saved again', async () => {
  const { outbox, server, tell } = await outboxOver()
  server.set('never came')
  await tell('/items/1', { text: 'first' }, { method: 'PUT', draft: 'form' })
  server.set('taken')
  server.outdate('/items/1')
  await outbox.flush()
  expect([outbox.choices(), outbox.unsaid()]).toEqual([1, 1])
  await expect(tell('/items/1', { text: 'second' }, { method: 'PUT', draft: 'form' })).rejects.toThrow()
  expect(outbox.choices()).toBe(0)
})

test('told again by its name, an act that waits is the same', async () => {
  const { server, store, tell } = await outboxOver()
  server.set('answer lost')
  await tell('/quiz', {}, { eventId: 'mine' })
  await tell('/quiz', {}, { eventId: 'mine' })
  expect(await store.keys()).toHaveLength(1)
  server.set('taken')
  expect(await tell('/quiz', {}, { eventId: 'mine' })).toMatchObject({ told: true })
  expect(server.kept).toEqual([{ path: '/quiz', eventId: 'mine' }])
})

describe('refusals', () => {
  test('for good are told to whoever asks now', async () => {
    const { outbox, server, tell } = await outboxOver()
    server.lose('/a')
    await expect(tell('/a')).rejects.toBeInstanceOf(ApiError)
    expect(outbox.pending()).toBe(0)
  })

  test('of what waited let the rest go on, and are told of', async () => {
    const { outbox, server, tell, onLate } = await outboxOver()
    server.set('never came')
    await tell('/a')
    await tell('/b')
    server.set('taken')
    server.lose('/a')
    await outbox.flush()
    expect(outbox.pending()).toBe(0)
    expect(server.kept.map(({ path }) => path)).toEqual(['/b'])
    expect(onLate.mock.calls[0]?.[0].refused).toMatchObject([{ act: { path: '/a' }, error: { status: 404 } }])
  })

  test('of an act behind others are told as well', async () => {
    const { outbox, server, tell } = await outboxOver()
    server.set('never came')
    await tell('/a')
    server.set('taken')
    server.lose('/b')
    await expect(tell('/b')).rejects.toBeInstanceOf(ApiError)
    expect(outbox.pending()).toBe(0)
  })

  test('because of something newer keep both for the person to choose', async () => {
    const { outbox, server, tell } = await outboxOver()
    server.set('never came')
    await tell('/item', { text: 'mine' })
    server.set('taken')
    server.outdate('/item')
    await outbox.flush()
    expect(outbox.pending()).toBe(0)
    const [act] = await outbox.toChoose()
    expect(act).toMatchObject({ path: '/item', body: { text: 'mine' }, newer: { text: 'theirs' } })
    await outbox.drop(act?.key ?? 0)
    expect(await outbox.toChoose()).toEqual([])
  })

  test.each(['401', '429', '500', '503', '403 of a page', '502 of a page', '200 of a page', 'other person'] as const)(
    'by %s keep everything for later',
    async weather => {
      const { outbox, server, tell } = await outboxOver()
      server.set(weather)
      await tell('/a')
      await tell('/b')
      await outbox.flush()
      expect([outbox.pending(), server.kept]).toEqual([2, []])
    },
  )

  test('that somebody has to sign in are told of', async () => {
    const { server, tell, onStranger } = await outboxOver()
    server.set('401')
    expect(await tell('/a')).toEqual({ told: false, why: 'signed-out', inPage: false })
    expect(onStranger).toHaveBeenCalledExactlyOnceWith('signed-out')
  })
})

test.each([500, 429])(
  'an act that the server answers with %i holds up those that build upon it, and no others',
  async status => {
    const server = fakeServer()
    const send = async (act: { path: string; body: object }) => {
      if (act.path === '/a') throw refusal(status)
      return server.send(act)
    }
    const { outbox, tell } = await outboxOver({ server: { ...server, send } })
    for (const path of ['/a', '/a', '/b']) await tell(path)
    await outbox.flush()
    expect(server.kept.map(({ path }) => path)).toEqual(['/b'])
    expect(outbox.pending()).toBe(2)
  },
)

test('where the device keeps nothing it stays in the page, and that is said', async () => {
  const store = { ...memoryStore(), add: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }
  const { outbox, server, tell } = await outboxOver({ store })
  server.set('never came')
  expect(await tell('/a')).toEqual({ told: false, why: 'network', inPage: true })
  await tell('/b')
  expect([outbox.pending(), outbox.unkept()]).toEqual([2, true])
  server.set('taken')
  await outbox.flush()
  expect([outbox.pending(), outbox.unkept(), server.kept.length]).toEqual([0, false, 2])
})

test('what an earlier version kept is sent', async () => {
  const store = memoryStore()
  store.acts.push({ key: 4, path: '/api/cards/1/review', body: { difficulty: 'fácil', eventId: 'old' }, at: 0 })
  const { outbox, server } = await outboxOver({ store })
  expect(outbox.pending()).toBe(1)
  await outbox.flush()
  expect([server.kept, store.acts]).toEqual([[{ path: '/api/cards/1/review', eventId: 'old' }], []])
})

test('whatever the network does, every act arrives once and in its order, and none before its page is gone', async () => {
  const weather = fc.constantFrom(...(Object.keys(weathers) as Weather[]))
  const step = fc.record({ weather, deed: fc.constantFrom('tell', 'flush', 'reload') })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async steps => {
      const store = memoryStore()
      const server = fakeServer()
      let life = await outboxOver({ server, store })
      const told: string[] = []
      let flushed: Outbox = life.outbox
      for (const [place, { weather: state, deed }] of steps.entries()) {
        server.set(state)
        if (deed === 'flush') await life.outbox.flush()
        else if (deed === 'reload') {
          life = await outboxOver({ server, store })
          flushed = life.outbox
        } else {
          told.push(`/${place}`)
          await life.tell(`/${place}`, {}, { eventId: `event-${place}` })
        }
      }
      server.set('taken')
      await flushed.flush()
      expect(server.kept.map(({ path }) => path).toSorted()).toEqual(told.toSorted())
      expect(new Set(server.kept.map(({ eventId }) => eventId)).size).toBe(told.length)
      await vi.waitFor(() => expect(store.acts).toEqual([]))
    }),
  )
})
