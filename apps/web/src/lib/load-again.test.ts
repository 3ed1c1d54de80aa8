import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadAgain } from './load-again.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Code that comes at the attempt of this number. */
function comingAt(attempt: number) {
  let count = 0
  return vi.fn(async () => {
    count += 1
    if (count < attempt) throw new TypeError('Failed to fetch dynamically imported module')
    return 'a screen'
  })
}

test('code that did not come is asked for twice more', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const load = comingAt(3)
  const screen = loadAgain(load)
  await vi.advanceTimersByTimeAsync(300)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1500)
  expect(await screen).toBe('a screen')
  expect(load).toHaveBeenCalledTimes(3)
})

test('what does not come three times is told', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const load = comingAt(4)
  const told = expect(loadAgain(load)).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(2000)
  await told
})

test('without a network it is told at once', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const load = comingAt(2)
  await expect(loadAgain(load)).rejects.toThrow('Failed to fetch')
  expect(load).toHaveBeenCalledTimes(1)
})
