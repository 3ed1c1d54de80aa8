import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useTouch } from './use-touch.ts'

function Board({ onAnswer }: { onAnswer: () => void }) {
  return (
    <div {...useTouch()}>
      <button type="button" onClick={onAnswer}>
        Carta
      </button>
    </div>
  )
}

const at = (clientX: number, clientY: number) => [{ clientX, clientY }]

function touched(end: { x: number; y: number }, fingers = 1) {
  const onAnswer = vi.fn()
  render(<Board onAnswer={onAnswer} />)
  const button = screen.getByRole('button')
  fireEvent.touchStart(button, { touches: Array.from({ length: fingers }, () => at(20, 20)[0]) })
  const clickFollows = fireEvent.touchEnd(button, { changedTouches: at(end.x, end.y) })
  return { times: onAnswer.mock.calls.length, clickFollows }
}

test('a tap is answered once, by the touch', () => {
  expect(touched({ x: 22, y: 24 })).toEqual({ times: 1, clickFollows: false })
})

test('a finger that moved on is no tap', () => {
  expect(touched({ x: 20, y: 60 })).toEqual({ times: 0, clickFollows: true })
})

test('two fingers are no tap', () => {
  expect(touched({ x: 20, y: 20 }, 2)).toEqual({ times: 0, clickFollows: true })
})
