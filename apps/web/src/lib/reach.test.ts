import { afterEach, expect, test, vi } from 'vitest'
import { currentReach, isOffline, noteReach, onReach } from './reach.ts'

afterEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  noteReach('here')
  vi.unstubAllGlobals()
})

test('without a network nothing has to fail first to know it', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(isOffline()).toBe(true)
  noteReach('away')
  expect(isOffline()).toBe(true)
})

test('a browser that says so while our server answers is mistaken, until a call is lost', () => {
  vi.stubGlobal('navigator', { onLine: false })
  const heard = vi.fn()
  const stop = onReach(heard)
  noteReach('here')
  expect(isOffline()).toBe(false)
  expect(currentReach()).toBe('here')
  expect(heard).toHaveBeenCalledOnce()
  noteReach('here')
  expect(heard).toHaveBeenCalledOnce()
  noteReach('away')
  expect(isOffline()).toBe(true)
  stop()
})

test('a network that is lost after an answer is lost', () => {
  vi.stubGlobal('navigator', { onLine: true })
  noteReach('here')
  vi.stubGlobal('navigator', { onLine: false })
  expect(isOffline()).toBe(true)
})
