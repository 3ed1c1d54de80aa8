import { renderHook } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { type FingerDeeds, useFingers } from './use-fingers.ts'
import { wholeView } from './view.ts'

/** A finger, or the mouse, on a picture of 200 by 100 pixels whose corner is at 10, 20 of the page. */
const at = (x: number, y: number, more: Partial<{ pointerId: number; button: number }> = {}) =>
  ({
    pointerId: 1,
    button: 0,
    clientX: 10 + x,
    clientY: 20 + y,
    currentTarget: {
      setPointerCapture: () => {},
      getBoundingClientRect: () => ({ left: 10, top: 20, width: 200, height: 100 }),
    },
    ...more,
  }) as unknown as PointerEvent<HTMLElement>

function fingers(more: Partial<FingerDeeds> = {}) {
  const told = { onView: vi.fn(), onTap: vi.fn(), onStroke: vi.fn(), onStrokeCancel: vi.fn() }
  const { result } = renderHook(() => useFingers({ tool: 'bucket', view: wholeView, ...told, ...more }))
  return { ...told, ...result.current }
}

test('a tap is told as shares of the picture, one by the right button is none', () => {
  const { onPointerDown, onPointerUp, onTap } = fingers()
  onPointerDown(at(50, 20, { button: 2 }))
  onPointerUp(at(50, 20, { button: 2 }))
  expect(onTap).not.toHaveBeenCalled()
  onPointerDown(at(50, 20))
  onPointerUp(at(50, 20))
  expect(onTap.mock.calls).toEqual([[{ x: 0.25, y: 0.2 }]])
})

test('a mouse that only passes by does nothing', () => {
  const { onPointerMove, onPointerUp, onView, onTap, onStroke } = fingers({ tool: 'brush' })
  onPointerMove(at(50, 20))
  onPointerUp(at(50, 20))
  for (const told of [onView, onTap, onStroke]) expect(told).not.toHaveBeenCalled()
})

test('a finger pushes an enlarged picture as far as it goes', () => {
  const { onPointerDown, onPointerMove, onPointerUp, onView, onTap } = fingers({ view: { scale: 2, x: -50, y: -40 } })
  onPointerDown(at(100, 50))
  onPointerMove(at(110, 50))
  expect(onView).not.toHaveBeenCalled()
  onPointerMove(at(130, 55))
  expect(onView.mock.calls).toEqual([[{ scale: 2, x: -30, y: -35 }]])
  onPointerUp(at(130, 55))
  expect(onTap).not.toHaveBeenCalled()
})

test('two fingers that part enlarge the picture where they are', () => {
  const { onPointerDown, onPointerMove, onPointerUp, onView, onTap, onStroke, onStrokeCancel } = fingers({
    tool: 'brush',
  })
  onPointerDown(at(90, 50))
  expect(onStroke.mock.calls).toEqual([[[0.45, 0.5], false]])
  onPointerDown(at(110, 50, { pointerId: 2 }))
  expect(onStrokeCancel).toHaveBeenCalledTimes(1)
  onPointerMove(at(130, 50, { pointerId: 2 }))
  expect(onView.mock.calls).toEqual([[{ scale: 2, x: -110, y: -50 }]])
  onPointerUp(at(90, 50))
  expect(onTap).not.toHaveBeenCalled()
})
