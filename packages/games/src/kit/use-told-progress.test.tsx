import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { quietHost } from '../testing/host.tsx'
import { type GameHost, GameHostContext } from './host.ts'
import { useToldProgress } from './use-told-progress.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('what is on its way is called back when the round is handed in, so that it never comes after it', async () => {
  vi.useFakeTimers()
  const signals: (AbortSignal | undefined)[] = []
  const call = ((_: unknown, input?: { signal?: AbortSignal }) => {
    signals.push(input?.signal)
    return new Promise(() => {})
  }) as GameHost['call']
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GameHostContext value={{ ...quietHost, call }}>{children}</GameHostContext>
  )
  const { result } = renderHook(() => useToldProgress(), { wrapper })
  act(() => result.current.tell('a', 1000, [[0, 1]]))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(signals).toHaveLength(1)
  expect(signals[0]?.aborted).toBe(false)
  act(() => result.current.forget())
  expect(signals[0]?.aborted).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(signals).toHaveLength(1)
})
