import { toastStore } from '@capivira/ui/toast'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../lib/http.ts'
import { createQueryClient } from './query-client.ts'
import { leaveFor } from './session.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('many refused calls of one session: one message, after 500 ms the sign-in screen with the way back', async () => {
  vi.useFakeTimers()
  const replace = vi.fn()
  vi.stubGlobal('location', { pathname: '/study/3', search: '?x=1', replace })
  const client = createQueryClient()
  const refuse = () => Promise.reject(new ApiError(401, 'Unauthorized', '{"message":"Unauthorized"}'))
  for (const id of [1, 2, 3]) await client.fetchQuery({ queryKey: ['x', id], queryFn: refuse }).catch(() => {})

  expect(toastStore.current().shown).toMatchObject({
    title: 'Não autorizado',
    description: 'Sua sessão terminou. Entrando novamente...',
  })
  expect(toastStore.current().waiting).toEqual([])
  vi.advanceTimersByTime(499)
  expect(replace).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(replace.mock.calls).toEqual([['/login?next=%2Fstudy%2F3%3Fx%3D1']])
})

test('where the address cannot be replaced it is changed', () => {
  const refuses = () => {
    throw new Error('SecurityError')
  }
  const address = { href: '', replace: refuses }
  vi.stubGlobal('location', address)
  leaveFor('/login')
  expect(address.href).toBe('/login')
})
