import { describe, expect, test, vi } from 'vitest'
import { fakeServer, memoryStore, outboxOver } from '../../../test/outbox.ts'
import type { Act } from './act.ts'

/** Where something waits until it is let go on: the first that came, the last, or all. */
function gate() {
  const waiting: (() => void)[] = []
  return {
    waiting,
    passes: () => new Promise<void>(resolve => waiting.push(resolve)),
    openLast: () => waiting.pop()?.(),
    openAll: () => {
      for (const open of waiting.splice(0)) open()
    },
  }
}

const namesOf = (server: ReturnType<typeof fakeServer>, path: string) =>
  server.kept.filter(one => one.path === path).map(({ eventId }) => eventId)

test('counted while it is tried, an act does not wait, and what is said of its thing keeps its order', async () => {
  const store = memoryStore()
  const server = fakeServer()
  const counts = gate()
  const network = gate()
  const { outbox } = await outboxOver({
    store,
    server: { ...server, send: act => network.passes().then(() => server.send(act)) },
    alone: work => network.passes().then(work),
  })
  const keys = vi.spyOn(store, 'keys').mockImplementation(async () => {
    await counts.passes()
    return store.acts.map(({ key }) => key)
  })
  const dropping = outbox.drop(-1)
  await vi.waitFor(() => expect(counts.waiting).toHaveLength(1))
  const keep = outbox.tell({ path: '/card/1', body: {}, eventId: 'keep' })
  counts.openAll()
  await dropping
  keys.mockRestore()
  expect(outbox.pending()).toBe(0)
  const rest = ['back', 'refuse'].map(eventId => outbox.tell({ path: '/card/1', body: {}, eventId }))
  const opening = setInterval(network.openAll)
  await Promise.all([keep, ...rest])
  clearInterval(opening)
  expect(namesOf(server, '/card/1')).toEqual(['keep', 'back', 'refuse'])
})

test('behind what waits each goes in its order, and none before what is on its first try', async () => {
  const server = fakeServer()
  const network = gate()
  let isSlow = true
  const passes = async () => {
    if (isSlow) await network.passes()
  }
  const { outbox } = await outboxOver({
    server: { ...server, send: act => passes().then(() => server.send(act)) },
    alone: work => passes().then(work),
  })
  const first = outbox.tell({ path: '/card/1', body: {}, eventId: 'keep' })
  isSlow = false
  server.set('never came')
  await outbox.tell({ path: '/card/2', body: {}, eventId: 'other' })
  server.set('taken')
  isSlow = true
  const rest = ['back', 'refuse', 'again'].map(eventId => outbox.tell({ path: '/card/1', body: {}, eventId }))
  // The latest first: only who waits for another keeps the order.
  const opening = setInterval(network.openLast)
  await Promise.all([first, ...rest])
  clearInterval(opening)
  expect(namesOf(server, '/card/1')).toEqual(['keep', 'back', 'refuse', 'again'])
})

describe('a page that ends', () => {
  test('leaves the act that it had not yet written down, and the next page sends it once', async () => {
    const store = memoryStore()
    let written = () => {}
    const slow = {
      ...store,
      add: (act: Omit<Act, 'key'>) => new Promise<number>(done => (written = () => done(store.add(act)))),
    }
    const server = fakeServer()
    server.set('never came')
    const before = await outboxOver({ server, store: slow })
    void before.tell('/card/1', {}, { eventId: 'keep' })
    const left = before.outbox.left()
    expect(left).toMatchObject([{ path: '/card/1', body: { eventId: 'keep' } }])
    expect(store.acts).toEqual([])
    server.set('taken')
    const { outbox } = await outboxOver({ server, store, left })
    expect(outbox.pending()).toBe(1)
    await outbox.flush()
    expect(server.kept.map(({ eventId }) => eventId)).toEqual(['keep'])
    // The first page's request was carried out after all.
    written()
  })

  test('leaves nothing that the device has, nor what was told', async () => {
    const { outbox, server, tell } = await outboxOver()
    await tell('/a')
    expect(outbox.left()).toEqual([])
    server.set('never came')
    await tell('/b')
    expect([outbox.pending(), outbox.left()]).toEqual([1, []])
  })

  test('leaves what waits behind others while they are looked through', async () => {
    const { outbox, server, store, tell } = await outboxOver()
    server.set('never came')
    await tell('/a')
    const all = vi.spyOn(store, 'all').mockReturnValue(new Promise(() => {}))
    void tell('/b')
    expect(outbox.left()).toMatchObject([{ path: '/b' }])
    all.mockRestore()
  })

  test('what the device had after all goes once, in its order, and what it cannot keep stays in the page', async () => {
    const act = (name: string) => ({ method: 'POST', path: '/card/1', body: { eventId: name }, at: 1, field: 'ok' })
    const store = memoryStore()
    await store.add(act('keep'))
    const { outbox, server } = await outboxOver({ store, left: [act('keep'), act('back')] })
    await outbox.flush()
    expect(server.kept.map(({ eventId }) => eventId)).toEqual(['keep', 'back'])
    const full = { ...memoryStore(), add: () => Promise.reject(new Error('full')) }
    const without = await outboxOver({ store: full, left: [act('keep')] })
    expect([without.outbox.pending(), without.outbox.unkept()]).toEqual([1, true])
    expect(without.outbox.left()).toEqual([act('keep')])
  })
})
