import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
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

test('a choice is chosen by the touch, too', () => {
  const onChange = vi.fn()
  render(<Choices onChange={onChange} />)
  const choice = screen.getByText('azul')
  fireEvent.touchStart(choice, { touches: at(5, 5) })
  expect(fireEvent.touchEnd(choice, { changedTouches: at(5, 5) })).toBe(false)
  expect(onChange).toHaveBeenCalledTimes(1)
})

function Choices({ onChange }: { onChange: () => void }) {
  return (
    <div {...useTouch()}>
      <label>
        <input type="radio" name="cor" onChange={onChange} />
        azul
      </label>
    </div>
  )
}

test('what a board did with the touch itself is not done twice', () => {
  const onAnswer = vi.fn()
  render(
    <Frame>
      <div onTouchEnd={event => event.preventDefault()}>
        <button type="button" onClick={onAnswer}>
          Letra
        </button>
      </div>
    </Frame>,
  )
  const button = screen.getByRole('button')
  fireEvent.touchStart(button, { touches: at(5, 5) })
  fireEvent.touchEnd(button, { changedTouches: at(5, 5) })
  expect(onAnswer).not.toHaveBeenCalled()
})

function Frame({ children }: { children: ReactNode }) {
  return <div {...useTouch()}>{children}</div>
}

test('a finger that stops a page which moves taps nothing by itself', () => {
  const onAnswer = vi.fn()
  render(<Board onAnswer={onAnswer} />)
  const button = screen.getByRole('button')
  fireEvent.scroll(window)
  fireEvent.touchStart(button, { touches: at(5, 5) })
  expect(fireEvent.touchEnd(button, { changedTouches: at(5, 5) })).toBe(true)
  expect(onAnswer).not.toHaveBeenCalled()
})

test('what is being typed is ended by the click of the browser', () => {
  const onAnswer = vi.fn()
  render(
    <Frame>
      <input aria-label="Título" />
      <button type="button" onClick={onAnswer}>
        Desenhar
      </button>
    </Frame>,
  )
  screen.getByLabelText('Título').focus()
  const button = screen.getByRole('button')
  fireEvent.touchStart(button, { touches: at(5, 5) })
  expect(fireEvent.touchEnd(button, { changedTouches: at(5, 5) })).toBe(true)
  expect(onAnswer).not.toHaveBeenCalled()
})

const mouse = { pointerType: 'mouse', clientX: 21, clientY: 22, detail: 1 }

/** A press by finger, and one by mouse at the same place, as some boards on walls send each. */
function pressedTwice(second: Partial<typeof mouse> = {}) {
  const onAnswer = vi.fn()
  render(<Board onAnswer={onAnswer} />)
  const button = screen.getByRole('button')
  fireEvent.pointerDown(button, { pointerType: 'touch', clientX: 20, clientY: 20 })
  fireEvent.touchStart(button, { touches: at(20, 20) })
  fireEvent.pointerUp(button, { pointerType: 'touch', clientX: 20, clientY: 20 })
  fireEvent.touchEnd(button, { changedTouches: at(20, 20) })
  fireEvent.pointerDown(button, { ...mouse, ...second })
  fireEvent.pointerUp(button, { ...mouse, ...second })
  fireEvent.click(button, { ...mouse, ...second })
  return onAnswer.mock.calls.length
}

test('what a board sends as touch and as mouse counts once', () => {
  expect(pressedTwice()).toBe(1)
})

test('and once where the mouse comes first', () => {
  const onAnswer = vi.fn()
  render(<Board onAnswer={onAnswer} />)
  const button = screen.getByRole('button')
  fireEvent.pointerDown(button, mouse)
  fireEvent.pointerUp(button, mouse)
  fireEvent.click(button, mouse)
  fireEvent.pointerDown(button, { pointerType: 'touch', clientX: 20, clientY: 20 })
  fireEvent.touchStart(button, { touches: at(20, 20) })
  fireEvent.touchEnd(button, { changedTouches: at(20, 20) })
  fireEvent.click(button, { clientX: 20, clientY: 20, detail: 1 })
  expect(onAnswer).toHaveBeenCalledTimes(1)
})

test('a mouse elsewhere, and a second press by the same kind of pointer, count', () => {
  expect(pressedTwice({ clientX: 200 })).toBe(2)
  cleanup()
  expect(pressedTwice({ pointerType: 'touch' })).toBe(2)
})
