import { expect, test, vi } from 'vitest'
import { bringAboveBar, bringInSight, bringIntoMiddle } from './bring-in-sight.ts'

/** An element whose beginning is so many pixels below the top of the window. */
function elementAt(top: number, height = 40): HTMLElement {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, height)
  return element
}

test.each([
  [-105, true],
  [63, true],
  [64, false],
  [300, false],
  [innerHeight / 2 + 1, true],
])('what begins at %d is brought in sight: %s', (top, moves) => {
  const element = elementAt(top)
  const scroll = vi.spyOn(element, 'scrollIntoView')
  bringInSight(element)
  expect(scroll).toHaveBeenCalledTimes(moves ? 1 : 0)
})

test.each([
  // The part ends where the foot stands, or before it.
  [300, 100, 500, null],
  [300, 200, 500, null],
  // It ends 80 pixels under the foot, and the item begins far enough below the bar.
  [300, 280, 500, 80],
  // So long an item begins in sight, and its end is scrolled to.
  [120, 700, 500, 56],
  [40, 700, 500, null],
])('an item at %d with a part of %d pixels above a foot at %d is scrolled by %j', (top, height, foot, by) => {
  const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue()
  bringAboveBar(elementAt(top, 900), elementAt(top, height), elementAt(foot))
  expect(scroll.mock.calls).toEqual(by === null ? [] : [[{ top: by, behavior: 'instant' }]])
})

test('a mark below what is seen of its panel is brought into the middle; the page around it stays', () => {
  const panel = elementAt(100, 400)
  panel.style.overflowY = 'auto'
  Object.defineProperties(panel, { scrollHeight: { value: 2000 }, clientHeight: { value: 400 } })
  const mark = elementAt(1380)
  // Cuts off what is larger than itself, and does not scroll.
  const within = document.createElement('figure')
  within.style.overflow = 'hidden'
  Object.defineProperties(within, { scrollHeight: { value: 500 }, clientHeight: { value: 499 } })
  within.append(mark)
  panel.append(within)
  document.body.append(panel)
  const page = vi.spyOn(mark, 'scrollIntoView')
  bringIntoMiddle(mark)
  expect(panel.scrollTop).toBe(1100)
  expect(page).not.toHaveBeenCalled()
})
