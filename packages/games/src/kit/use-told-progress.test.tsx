import { toastStore } from '@capivira/ui/toast'
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

/** What is said while two moves of a round and one of the next are told to a server that answers so. */
async function saidAfter(error: Error): Promise<string[]> {
  vi.useFakeTimers()
  const call = (() => Promise.reject(error)) as GameHost['call']
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GameHostContext value={{ ...quietHost, call }}>{children}</GameHostContext>
  )
  const { result } = renderHook(() => useToldProgress(), { wrapper })
  const said: string[] = []
  for (const roundId of ['a', 'a', 'b']) {
    act(() => result.current.tell(roundId, 1000, []))
    await act(() => vi.advanceTimersByTimeAsync(2500))
    const { shown } = toastStore.current()
    said.push(shown?.title ?? '')
    if (shown) toastStore.next(shown.id)
  }
  return said
}

test('that a round goes on elsewhere is said once of each round, and a lost network is not', async () => {
  const elsewhere = 'Esta partida foi aberta em outro aparelho'
  expect(await saidAfter(new Error('404: Rodada não encontrada'))).toEqual([elsewhere, '', elsewhere])
  expect(await saidAfter(new Error('Failed to fetch'))).toEqual(['', '', ''])
})
