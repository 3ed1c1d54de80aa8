import { afterEach, expect, test, vi } from 'vitest'
import { ours } from '../../test/server.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is read stays fresh, is not tried again and not asked for again by itself', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    },
    mutations: { retry: false },
  })
})

test('a key is the address it is read from', async () => {
  const fetched = vi.fn(async (_path: string, _options: RequestInit) => ours(['a']))
  vi.stubGlobal('fetch', fetched)
  expect(await createQueryClient().fetchQuery({ queryKey: ['/api/materials', 12, 'cards'] })).toEqual(['a'])
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/materials/12/cards')
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' })
})
