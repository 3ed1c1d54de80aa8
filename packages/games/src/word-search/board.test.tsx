import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WordBoard } from './board.tsx'
import { text } from './text.ts'

afterEach(cleanup)

test('a finger that comes while another drags begins no line and ends none', () => {
  HTMLElement.prototype.setPointerCapture = () => {}
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 40))
  const onSelect = vi.fn()
  render(<WordBoard rows={['SOLA', 'XXXX', 'XXXX', 'XXXX']} found={[]} onSelect={onSelect} />)
  const board = screen.getByRole('grid', { name: text.grid })
  const finger = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY, button: 0 })
  fireEvent.pointerDown(board, finger(1, 5, 5))
  fireEvent.pointerDown(board, finger(2, 35, 35))
  fireEvent.pointerMove(board, finger(2, 5, 35))
  fireEvent.pointerUp(board, finger(2, 5, 35))
  expect(onSelect).not.toHaveBeenCalled()
  fireEvent.pointerMove(board, finger(1, 25, 5))
  fireEvent.pointerUp(board, finger(1, 25, 5))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith([0, 1, 2])
})
