import { endpoint } from '@capivira/core/http/endpoint'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ours } from '../../test/server.ts'
import { call, keyOf, queryString, read } from './call.ts'

const listCards = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/cards',
  summary: '',
  group: '',
  access: 'anyone',
  params: z.object({ materialId: z.string() }),
  query: z.object({ count: z.optional(z.number()) }),
  reply: z.array(z.object({ id: z.int() })),
})

const rename = endpoint({
  method: 'PUT',
  path: '/api/materials/:id',
  summary: '',
  group: '',
  access: 'anyone',
  params: z.object({ id: z.string() }),
  body: z.object({ title: z.string() }),
  reply: z.object({ ok: z.boolean() }),
})

afterEach(() => vi.unstubAllGlobals())

function answerWith(response: Response) {
  const fetched = vi.fn(async (_path: string, _options: RequestInit) => response)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

describe('keyOf', () => {
  test.each([
    ['/api/achievements', {}, {}, ['/api/achievements']],
    ['/api/materials/:id', { id: 12 }, {}, ['/api/materials', '12']],
    ['/api/materials/:id/cards', { id: 12 }, {}, ['/api/materials', '12', 'cards']],
    ['/api/materials/:id/quiz/questions', { id: 12 }, {}, ['/api/materials', '12', 'quiz/questions']],
    ['/api/items/:kind/:id/state', { kind: 'card', id: 3 }, {}, ['/api/items', 'card', '3', 'state']],
    ['/api/a/:x/b/:y', { x: 'p q', y: 'é' }, {}, ['/api/a', 'p%20q', 'b', '%C3%A9']],
    ['/api/words/:id', { id: 3 }, { difficulty: 'easy' }, ['/api/words', '3?difficulty=easy']],
  ])('%s', (path, params, query, key) => {
    expect(keyOf(path, params, query)).toEqual(key)
  })

  test('a missing parameter is an error, not an address with a hole', () => {
    expect(() => keyOf('/api/materials/:id', {})).toThrow('Missing :id of /api/materials/:id')
  })
})

test('a query leaves out what is not given', () => {
  expect(queryString({ count: 8, difficulty: undefined, page: null, q: 'célula & cia' })).toBe(
    '?count=8&q=c%C3%A9lula+%26+cia',
  )
  expect(queryString({})).toBe('')
})

describe('call', () => {
  test('sends method, address, cookies and JSON', async () => {
    const fetched = answerWith(ours({ ok: true }))
    expect(await call(rename, { params: { id: 7 }, body: { title: 'A célula' } })).toEqual({ ok: true })
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/materials/7')
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'PUT',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: '{"title":"A célula"}',
    })
  })

  test('a read has its address as key', async () => {
    const fetched = answerWith(ours([{ id: 1 }]))
    const { queryKey, queryFn } = read(listCards, { params: { materialId: 5 }, query: { count: 2 } })
    expect(queryKey).toEqual(['/api/materials', '5', 'cards?count=2'])
    expect(await queryFn({ signal: new AbortController().signal })).toEqual([{ id: 1 }])
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/materials/5/cards?count=2')
  })
})
