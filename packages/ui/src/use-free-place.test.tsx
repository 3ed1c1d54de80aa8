import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFreePlace } from './use-free-place.ts'

const box = { left: 100, top: 0, width: 200, height: 60 }

/** A toast that lies in `box` until it is moved, over whatever stands there. */
function Place() {
  const list = useRef<HTMLOListElement>(null)
  useFreePlace(list, 1)
  return (
    <ol ref={list} tabIndex={-1}>
      <li>Primeiro aviso</li>
    </ol>
  )
}

const isAt = (element: Element, { left, top, width, height }: typeof box) =>
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, width, height))
const looks = (times: number) => act(() => vi.advanceTimersByTimeAsync(500 * times))
const translate = () => screen.getByRole('list').style.translate

/** A button comes to lie under the toast, as where the page is scrolled. */
function cover(): void {
  const button = document.createElement('button')
  document.body.append(button)
  isAt(button, box)
}

/** What of the page is so, as a selector says it. */
function isSo(element: Element, selector: string): { end: () => void } {
  const real = element.matches.bind(element)
  const spy = vi.spyOn(element, 'matches').mockImplementation(asked => asked === selector || real(asked))
  return { end: () => spy.mockRestore() }
}

beforeEach(() => {
  vi.useFakeTimers()
  for (const [name, value] of [
    ['offsetWidth', box.width],
    ['offsetHeight', box.height],
  ] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value)
  render(<Place />)
  isAt(screen.getByRole('list'), box)
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('it goes aside for what has come to lie under it', async () => {
  cover()
  await looks(1)
  expect(translate()).not.toBe('')
})

test('it goes aside for what a screen asks to be left in sight', async () => {
  const figures = document.createElement('dl')
  figures.dataset.uncovered = ''
  document.body.append(figures)
  isAt(figures, box)
  await looks(1)
  expect(translate()).not.toBe('')
})

test('under a finger it stays, among its first looks, too, and goes aside when that is lifted', async () => {
  const pressed = isSo(screen.getByRole('listitem'), ':active')
  cover()
  await looks(4)
  expect(translate()).toBe('')
  pressed.end()
  await looks(1)
  expect(translate()).not.toBe('')
})

test('where F8 has led to it it stays after its first looks', async () => {
  await looks(2)
  const focused = isSo(screen.getByRole('list'), ':focus-within')
  cover()
  await looks(4)
  expect(translate()).toBe('')
  focused.end()
  await looks(1)
  expect(translate()).not.toBe('')
})
