import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSwipe } from '../swipe.ts'

const onRight = vi.fn()
const viewport = Object.assign(new EventTarget(), { scale: 1 })

function Sheet() {
  const { touch, touchAction } = useSwipe({ onRight, onLeft: () => {} })
  return (
    <div {...touch} style={{ touchAction }}>
      folha
    </div>
  )
}

beforeEach(() => {
  onRight.mockClear()
  viewport.scale = 1
  vi.stubGlobal('visualViewport', viewport)
  render(<Sheet />)
})

function strokeToTheRight(): void {
  const sheet = screen.getByText('folha')
  fireEvent.touchStart(sheet, { touches: [{ clientX: 20, clientY: 50 }] })
  fireEvent.touchMove(sheet, { touches: [{ clientX: 160, clientY: 55 }] })
  fireEvent.touchEnd(sheet, { touches: [], changedTouches: [{ clientX: 160, clientY: 55 }] })
}

test('a stroke decides, and two fingers may enlarge the page', () => {
  strokeToTheRight()
  expect(onRight).toHaveBeenCalledOnce()
  expect(screen.getByText('folha').style.touchAction).toBe('pan-y pinch-zoom')
})

test('on a page that two fingers enlarged a stroke moves the page and decides nothing', () => {
  viewport.scale = 2
  act(() => void viewport.dispatchEvent(new Event('resize')))
  strokeToTheRight()
  expect(onRight).not.toHaveBeenCalled()
  expect(screen.getByText('folha').style.touchAction).toBe('auto')
  viewport.scale = 1
  act(() => void viewport.dispatchEvent(new Event('resize')))
  strokeToTheRight()
  expect(onRight).toHaveBeenCalledOnce()
})
