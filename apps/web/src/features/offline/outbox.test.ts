import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { fakeServer, memoryStore, outboxOver, refusal, type Weather, weathers } from '../../../test/outbox.ts'
import { ApiError } from '../../lib/http.ts'
import type { Outbox } from './outbox.ts'

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

test('what is said of one thing is sent in its order, and of another at once', async () => {
  const server = fakeServer()
  const sent: string[] = []
  let answer = () => {}
  const { outbox } = await outboxOver({
    server: {
      ...server,
      send: async act => {
        sent.push(`${act.path} ${'verdict' in act.body ? act.body.verdict : 'back'}`)
        if (sent.length === 1) await new Promise<void>(resolve => (answer = resolve))
        return server.send(act)
      },
    },
  })
  const all = Promise.all([
    outbox.tell({ path: '/card/1', body: { verdict: 'keep' } }),
    outbox.tell({ path: '/card/1', body: {} }),
    outbox.tell({ path: '/card/2', body: { verdict: 'keep' } }),
    outbox.tell({ path: '/card/1', body: { verdict: 'refuse' } }),
  ])
  await vi.waitFor(() => expect(sent).toEqual(['/card/1 keep', '/card/2 keep']))
  answer()
  expect((await all).every(({ told }) => told)).toBe(true)
  expect(sent).toEqual(['/card/1 keep', '/card/2 keep', '/card/1 back', '/card/1 refuse'])
})

test('what is said of one thing while it waits, waits with it', async () => {
  const store = memoryStore()
  const { outbox, server } = await outboxOver({ store })
  server.set('never came')
  await Promise.all([
    outbox.tell({ path: '/card/1', body: {}, eventId: 'keep' }),
    outbox.tell({ path: '/card/1', body: {}, eventId: 'refuse' }),
  ])
  server.set('taken')
  await outbox.flush()
  expect(server.kept.map(({ eventId }) => eventId)).toEqual(['keep', 'refuse'])
  expect(store.acts).toEqual([])
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

test('one more act takes as many looks at the device behind six hundred that wait as behind six', async () => {
  const store = memoryStore()
  const { server, tell } = await outboxOver({ store })
  server.set('never came')
  const looks = vi.spyOn(store, 'next')
  const looksOfOne = async (name: string) => {
    looks.mockClear()
    await tell(name)
    return looks.mock.calls.length
  }
  for (let card = 0; card < 6; card++) await tell(`/cards/${card}`)
  const few = await looksOfOne('/after-six')
  for (let card = 6; card < 600; card++) store.acts.push({ key: 1_000 + card, path: '/cards', body: {}, at: 1 })
  expect(await looksOfOne('/after-many')).toBe(few)
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
  expect([outbox.pending(), outbox.kept(), outbox.unkept()]).toEqual([2, 0, true])
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

test('whatever the network does, every act arrives once, in order, and none before its page is gone', async () => {
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
