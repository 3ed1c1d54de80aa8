import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Board } from './board.tsx'

const onDraw = vi.fn()
const onPlace = vi.fn()

beforeEach(() => {
  onDraw.mockClear()
  onPlace.mockClear()
  HTMLElement.prototype.setPointerCapture = () => {}
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  render(
    <Board
      aspectRatio={1}
      rects={[{ key: 1, name: 'Retângulo 1', number: '1', region: { left: 0.7, top: 0.7, width: 0.2, height: 0.2 } }]}
      selected={null}
      onSelect={() => {}}
      onDraw={onDraw}
      onPlace={onPlace}
    >
      <span />
    </Board>,
  )
})

const board = () => screen.getByTestId('board')
const finger = (pointerId: number, clientX: number, clientY: number, pointerType = 'touch') => ({
  ...{ pointerId, clientX, clientY, pointerType, button: 0 },
})

test('a finger that comes while another draws changes nothing of its rectangle', () => {
  fireEvent.pointerDown(board(), finger(1, 10, 10))
  fireEvent.pointerMove(board(), finger(1, 30, 20))
  fireEvent.pointerDown(board(), finger(2, 90, 90))
  fireEvent.pointerMove(board(), finger(2, 95, 60))
  fireEvent.pointerUp(board(), finger(2, 95, 60))
  fireEvent.pointerMove(board(), finger(1, 40, 30))
  fireEvent.pointerUp(board(), finger(1, 40, 30))
  expect(onDraw.mock.calls).toEqual([
    [{ left: 0.1, top: 0.1, width: expect.closeTo(0.3), height: expect.closeTo(0.2) }],
  ])
})

test('a palm that lies there first gives way to the pen', () => {
  fireEvent.pointerDown(board(), finger(1, 80, 10))
  fireEvent.pointerDown(board(), finger(2, 10, 10, 'pen'))
  fireEvent.pointerMove(board(), finger(1, 82, 12))
  fireEvent.pointerMove(board(), finger(2, 50, 30, 'pen'))
  fireEvent.pointerUp(board(), finger(2, 50, 30, 'pen'))
  fireEvent.pointerUp(board(), finger(1, 90, 90))
  expect(onDraw.mock.calls).toEqual([
    [{ left: 0.1, top: 0.1, width: expect.closeTo(0.4), height: expect.closeTo(0.2) }],
  ])
})

test('two fingers that enlarge the page draw nothing, and the next stroke counts', () => {
  fireEvent.pointerDown(board(), finger(1, 10, 10))
  fireEvent.pointerMove(board(), finger(1, 30, 30))
  fireEvent.pointerCancel(board(), finger(1, 30, 30))
  expect(onDraw).not.toHaveBeenCalled()
  fireEvent.pointerDown(board(), finger(3, 20, 20))
  fireEvent.pointerMove(board(), finger(3, 40, 40))
  fireEvent.pointerUp(board(), finger(3, 40, 40))
  expect(onDraw).toHaveBeenCalledOnce()
})

test('a rectangle is moved by the finger that took it alone', () => {
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Retângulo 1' }), finger(1, 80, 80))
  fireEvent.pointerMove(board(), finger(2, 10, 10))
  fireEvent.pointerUp(board(), finger(2, 10, 10))
  expect(onPlace).not.toHaveBeenCalled()
  fireEvent.pointerMove(board(), finger(1, 60, 60))
  fireEvent.pointerUp(board(), finger(1, 60, 60))
  expect(onPlace).toHaveBeenCalledExactlyOnceWith(1, expect.objectContaining({ left: expect.closeTo(0.5) }))
})
