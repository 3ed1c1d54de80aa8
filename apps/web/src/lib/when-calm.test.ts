import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenCalm } from './when-calm.ts'

let heading: object | null

beforeEach(() => {
  heading = {}
  vi.useFakeTimers()
  vi.stubGlobal('document', { readyState: 'complete', querySelector: () => heading })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('work waits until nothing was asked for two seconds, and is done once', () => {
  let busy = true
  const work = vi.fn()
  whenCalm(() => busy, work)
  vi.advanceTimersByTime(20_000)
  busy = false
  vi.advanceTimersByTime(1_500)
  busy = true
  vi.advanceTimersByTime(1_000)
  busy = false
  vi.advanceTimersByTime(1_500)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  vi.advanceTimersByTime(10_000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that was called off is never done', () => {
  const work = vi.fn()
  whenCalm(() => false, work)()
  vi.advanceTimersByTime(10_000)
  expect(work).not.toHaveBeenCalled()
})

test('a shorter rest will do for what is wanted sooner', () => {
  const work = vi.fn()
  whenCalm(() => false, work, 500)
  vi.advanceTimersByTime(500)
  expect(work).toHaveBeenCalledTimes(1)
})

test('nothing is begun while the code of the screen is on its way', () => {
  const work = vi.fn()
  heading = null
  whenCalm(() => false, work, 500)
  vi.advanceTimersByTime(20_000)
  expect(work).not.toHaveBeenCalled()
  heading = {}
  vi.advanceTimersByTime(500)
  expect(work).toHaveBeenCalledTimes(1)
})
