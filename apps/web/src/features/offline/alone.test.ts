import { afterEach, expect, test, vi } from 'vitest'
import { alone } from './person-device.ts'

afterEach(() => vi.unstubAllGlobals())

const withLocks = (request: unknown) => vi.stubGlobal('navigator', { locks: { request } })

test('one window at a time, where the browser can tell', async () => {
  withLocks((name: string, _: object, work: () => unknown) => (name === 'capivira:outbox' ? work() : null))
  expect(await alone(async () => 'sent')).toBe('sent')
})

test('where the browser refuses turns, and where a stopped window keeps its own, it is sent all the same', async () => {
  withLocks(() => Promise.reject(new DOMException('no', 'SecurityError')))
  expect(await alone(async () => 'sent')).toBe('sent')
  // As the browser does once the signal says that the wait is over.
  const turn = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(turn.signal)
  withLocks(
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const sending = alone(async () => 'sent')
  turn.abort()
  expect(await sending).toBe('sent')
})

test('what fails in its turn is not done twice', async () => {
  withLocks((_: string, _options: object, work: () => unknown) => work())
  const work = vi.fn(() => Promise.reject(new Error('full')))
  await expect(alone(work)).rejects.toThrow('full')
  expect(work).toHaveBeenCalledOnce()
})
