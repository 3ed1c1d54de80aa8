import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { dealt, refreshAll } from './refresh.ts'

/** A query that is on screen, with what it reads each time it is asked. */
function onScreen(client: QueryClient, key: string, read: () => unknown, meta?: Record<string, unknown>) {
  const observer = new QueryObserver(client, {
    queryKey: [key],
    queryFn: read,
    retry: false,
    networkMode: 'always' as const,
    staleTime: Number.POSITIVE_INFINITY,
    ...(meta && { meta }),
  })
  return observer.subscribe(() => {})
}

test('a network that comes back has all read anew but what was dealt for a sitting', async () => {
  const client = new QueryClient()
  const asked = { cards: 0, dashboard: 0 }
  const leave = [
    onScreen(client, 'cards', () => ++asked.cards, dealt),
    onScreen(client, 'dashboard', () => ++asked.dashboard),
  ]
  await expect.poll(() => asked).toEqual({ cards: 1, dashboard: 1 })
  await refreshAll(client)
  expect(asked).toEqual({ cards: 1, dashboard: 2 })
  for (const stop of leave) stop()
})

test('what could not be dealt without a network is dealt with it', async () => {
  const client = new QueryClient()
  let fails = true
  const read = () => (fails ? Promise.reject(new Error('no network')) : 'cards')
  const leave = onScreen(client, 'cards', read, dealt)
  await expect.poll(() => client.getQueryState(['cards'])?.status).toBe('error')
  fails = false
  await refreshAll(client)
  expect(client.getQueryData(['cards'])).toBe('cards')
  leave()
})
