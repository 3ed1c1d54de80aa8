import { expect, test } from 'vitest'
import { outboxOver } from '../../../test/outbox.ts'

test.each(['PUT', 'PATCH'])(
  'a form that is saved again by %s takes the place of its save that waits, and of nothing else',
  async method => {
    const { outbox, server, tell } = await outboxOver()
    server.set('never came')
    const put = { method, draft: 'form' }
    await tell('/items/1', { text: 'first' }, put)
    await tell('/items/2', { text: 'other' }, put)
    await tell('/items/1', { text: 'said' })
    server.set('taken')
    expect(await tell('/items/1', { text: 'second' }, put)).toMatchObject({ told: true, reply: { text: 'second' } })
    expect(server.kept.map(({ eventId }) => eventId)).toEqual(['id-1', 'id-2', 'id-3'])
    expect(outbox.pending()).toBe(0)
  },
)

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
