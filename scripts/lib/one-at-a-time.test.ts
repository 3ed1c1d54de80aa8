import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.mjs'

test('work of one name never overlaps, and who waits is told once', async () => {
  const name = randomUUID()
  const events: string[] = []
  const begun = Promise.withResolvers<void>()
  const waiting = Promise.withResolvers<void>()
  const first = oneAtATime(
    name,
    () => events.push('first waits'),
    async () => {
      begun.resolve()
      await waiting.promise
      events.push('first ends')
    },
  )
  await begun.promise
  const second = oneAtATime(
    name,
    () => {
      events.push('second waits')
      waiting.resolve()
    },
    async () => events.push('second begins'),
  )
  await Promise.all([first, second])
  expect(events).toEqual(['second waits', 'first ends', 'second begins'])
})

test('work that fails gives way to the next', async () => {
  const name = randomUUID()
  const fails = oneAtATime(
    name,
    () => {},
    async () => {
      throw new Error('no')
    },
  )
  await expect(fails).rejects.toThrow('no')
  expect(
    await oneAtATime(
      name,
      () => {},
      async () => 'done',
    ),
  ).toBe('done')
})
