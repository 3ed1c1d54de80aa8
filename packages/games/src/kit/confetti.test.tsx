import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throwConfetti } from './confetti.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const bits = () => document.body.querySelectorAll('.fixed > i').length

test('24 bits of paper fly, eight with a frame, and are gone after two seconds', () => {
  throwConfetti(() => 0.5)
  expect(bits()).toBe(8)
  vi.advanceTimersByTime(2000)
  expect(bits()).toBe(24)
  vi.advanceTimersByTime(400)
  expect(bits()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
