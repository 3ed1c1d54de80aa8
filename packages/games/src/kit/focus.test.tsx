import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusOn } from './focus.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page whose focus was lost, and is on its way to the first card. */
function onTheWay() {
  const [onKey, onClick] = [vi.fn(), vi.fn()]
  render(
    <main id="conteudo" tabIndex={-1}>
      <button type="button" onKeyDown={({ key }) => onKey(key)} onClick={onClick}>
        Carta 1
      </button>
    </main>,
  )
  const card = screen.getByRole('button')
  focusOn(card)
  return { main: screen.getByRole('main'), card, onKey, onClick }
}

test('a lost focus goes by the main part to where it was meant to', () => {
  const { main, card } = onTheWay()
  expect(document.activeElement).toBe(main)
  vi.advanceTimersByTime(150)
  expect(document.activeElement).toBe(card)
})

test('a key pressed on the way is not lost', () => {
  const { main, card, onKey, onClick } = onTheWay()
  fireEvent.keyDown(main, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(card)
  expect(onKey.mock.calls).toEqual([['ArrowRight']])
  fireEvent.keyDown(card, { key: 'ArrowDown' })
  expect(onKey.mock.calls).toEqual([['ArrowRight'], ['ArrowDown']])
  expect(onClick).not.toHaveBeenCalled()
})

test('Enter on the way presses what the focus goes to', () => {
  const { main, onClick } = onTheWay()
  fireEvent.keyDown(main, { key: 'Enter' })
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('Tab goes on from where the focus was meant to be', () => {
  const { main, card, onKey } = onTheWay()
  expect(fireEvent.keyDown(main, { key: 'Tab' })).toBe(true)
  expect(document.activeElement).toBe(card)
  expect(onKey).not.toHaveBeenCalled()
})

test('whoever went elsewhere meanwhile stays there', () => {
  const { main } = onTheWay()
  main.blur()
  vi.advanceTimersByTime(150)
  expect(document.activeElement).toBe(document.body)
})
