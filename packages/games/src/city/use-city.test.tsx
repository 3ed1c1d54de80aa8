import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type GameHost, GameHostContext } from '../kit/host.ts'
import { quietHost } from '../testing/host.tsx'
import { newCity } from './city.ts'
import { useCity } from './use-city.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A city as it is opened, and every call it makes, as its path and what it tells. */
async function opened(preview: boolean) {
  const calls: unknown[][] = []
  const call = (async (to: { method: string; path: string }, input?: { body?: unknown }) => {
    calls.push([`${to.method} ${to.path}`, input?.body])
    const isPaid = calls.some(([path]) => String(path).endsWith('/complete'))
    if (to.path.endsWith('/complete')) return { xpGain: 25, newAchievements: [] }
    const paid = isPaid ? ['first-houses'] : []
    return { city: { ...newCity, completed: ['first-houses'] }, revision: calls.length, paid }
  }) as unknown as GameHost['call']
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GameHostContext value={{ ...quietHost, call, preview }}>{children}</GameHostContext>
  )
  const { result } = renderHook(() => useCity(), { wrapper })
  await act(() => vi.advanceTimersByTimeAsync(100))
  return { calls, result }
}

test('a city has its missions paid when it is opened, and tells what is built in it', async () => {
  const { calls, result } = await opened(false)
  expect(calls).toEqual([
    ['GET /api/games/geo-explorer/city', undefined],
    ['POST /api/games/geo-explorer/complete', { missionId: 'first-houses' }],
  ])
  act(() => void result.current.play({ do: 'build', cell: 7, kind: 'house' }))
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(calls.slice(2)).toEqual([
    ['POST /api/games/geo-explorer/actions', { revision: 1, actions: [{ do: 'build', cell: 7, kind: 'house' }] }],
  ])
})

test('a teacher who looks at it plays alone', async () => {
  const { calls, result } = await opened(true)
  act(() => void result.current.play({ do: 'build', cell: 7, kind: 'house' }))
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(result.current.shown).toMatchObject({ state: 'ready', city: { coins: 90 } })
  expect(calls).toEqual([])
})
