import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { labelMap } from './label-map.ts'
import { Painting } from './painting.ts'
import { pixelOf } from './palette.ts'
import { useBrushwork } from './use-easel.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a deed that changes the picture is told to be one, and what it changed is shown at once', () => {
  const [show, onChange] = [vi.fn(), vi.fn()]
  const painting = new Painting(labelMap(new Uint8Array(20 * 10).fill(255), 20, 10), pixelOf)
  const { result } = renderHook(() => useBrushwork(painting, show, onChange))
  expect(result.current.do({ kind: 'fill', area: 1, color: 3 })).toBe(true)
  expect(show.mock.calls).toEqual([[{ x: 0, y: 0, width: 20, height: 10 }]])
  expect(result.current.percentNow()).toBe(100)
  expect(onChange).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(100))
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(result.current.percent).toBe(100)
  expect(result.current.do({ kind: 'fill', area: 1, color: 3 })).toBe(false)
  expect(show).toHaveBeenCalledTimes(1)
})
