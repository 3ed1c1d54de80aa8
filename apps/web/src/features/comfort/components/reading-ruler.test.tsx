import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineAtHeight, lineAtPoint } from '../text-lines.ts'
import ReadingRuler from './reading-ruler.tsx'

/** Upper edges of the lines on the page, all of them 20 pixels high; bars stay while it is scrolled. */
const tops: Readonly<Record<string, number>> = { Menu: 10, Serra: 100, Rio: 140, Atalhos: 180, Mar: 180 }
let scrolled: number
const topOf = (node: Node) => {
  const top = tops[node.textContent ?? ''] ?? -1000
  return node.parentElement?.closest('main') ? top - scrolled : top
}

beforeEach(() => {
  scrolled = 0
  render(
    <>
      <header>Menu</header>
      <main>
        <p>Serra</p>
        <p>Rio</p>
        <p>Mar</p>
      </main>
      <nav>Atalhos</nav>
      <ReadingRuler />
    </>,
  )
  // As browsers do: the topmost text at the height, which is that of the bars.
  const texts = ['Menu', 'Atalhos', 'Serra', 'Rio', 'Mar'].map(text => screen.getByText(text).firstChild as Text)
  const caretPositionFromPoint = (_: number, y: number) => {
    const offsetNode = texts.find(node => topOf(node) <= y && y < topOf(node) + 20)
    return offsetNode ? { offsetNode, offset: 0 } : null
  }
  Object.assign(document, { caretPositionFromPoint })
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    const top = topOf(this.startContainer)
    return [{ top, bottom: top + 20, height: 20 }] as unknown as DOMRectList
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'caretPositionFromPoint')
})

test('a line is one of the content: bars at the edges of the window have none', () => {
  expect(lineAtPoint(50, 105)).toEqual({ top: 100, height: 20 })
  expect(lineAtPoint(50, 15)).toBeNull()
  // The bar at the foot covers the last line.
  expect(lineAtPoint(50, 185)).toBeNull()
  expect(lineAtHeight(185)).toBeNull()
  expect(lineAtPoint(50, 70)).toBeNull()
})

/** The band has five pixels of room above its line. */
const bandTop = () =>
  Number.parseInt(
    screen.getByTestId('reading-ruler').firstElementChild?.getAttribute('style')?.match(/\d+/)?.[0] ?? '',
    10,
  )
const point = (clientY: number) => fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 50, clientY })

test('the band follows the mouse, and the text that is scrolled under it', async () => {
  point(105)
  await waitFor(() => expect(bandTop()).toBe(95))
  scrolled = 38
  fireEvent.scroll(document)
  await waitFor(() => expect(bandTop()).toBe(97))
})

test('once keys have moved the band the mouse that rests no longer holds it', async () => {
  point(105)
  await waitFor(() => expect(bandTop()).toBe(95))
  fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true })
  await waitFor(() => expect(bandTop()).toBe(135))
  fireEvent.scroll(document)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(bandTop()).toBe(135)
})
