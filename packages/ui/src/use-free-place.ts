import { type RefObject, useLayoutEffect } from 'react'
import { type Box, coveredBy, placeFor } from './toast-place.ts'

/** Everything that can be pressed or written in. */
const pressables =
  'a[href], button, input, select, textarea, summary, label, [role="gridcell"], [role="slider"], [tabindex="0"]'
/** Milliseconds between two looks at what has come to lie under it. */
const looks = 500

const inBounds = ({ left, top, width, height }: DOMRect): Box => ({ left, top, width, height })

/** What is pressed in the window now, apart from what stands in `own`; while a question stands over the page, what it asks alone. */
function pressablesApartFrom(own: Element): Box[] {
  const found: Box[] = []
  const questions = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
  const reachable = questions.item(questions.length - 1) ?? document
  for (const element of reachable.querySelectorAll(pressables)) {
    if (own.contains(element) || element.matches(':disabled')) continue
    const rect = element.getBoundingClientRect()
    if (rect.bottom <= 0 || rect.top >= innerHeight || rect.right <= 0 || rect.left >= innerWidth) continue
    found.push(inBounds(rect))
  }
  return found
}

/** The window between the bars that stick to its edges. */
function roomBetweenBars(own: DOMRect): Box {
  const bars = [...document.querySelectorAll('body header, body nav')].map(bar => bar.getBoundingClientRect())
  const wide = bars.filter(({ width, height }) => width >= innerWidth * 0.9 && height > 0)
  const top = Math.max(0, ...wide.filter(bar => bar.top <= 0 && bar.bottom > 0).map(bar => bar.bottom))
  const bottom = Math.min(
    innerHeight,
    ...wide.filter(bar => bar.bottom >= innerHeight && bar.top > innerHeight / 2).map(bar => bar.top),
  )
  const side = Math.min(own.left, innerWidth - own.right)
  return { left: side, top: top + 8, width: innerWidth - 2 * side, height: bottom - top - 16 }
}

/**
 * Keeps what lies over the page where it covers nothing that can be pressed, as long as it is not pointed at: `key` tells what it shows,
 * and null that it shows nothing.
 */
export function useFreePlace(place: RefObject<HTMLElement | null>, key: number | null): void {
  useLayoutEffect(() => {
    const list = place.current
    if (!list || key === null) return
    let moved = { x: 0, y: 0 }
    // One that comes is placed even under the pointer that has just closed the one before, and looked at again once it has slid in.
    let firstLooks = 2
    const isHeld = (card: Element) =>
      card.matches(':focus-within') || (card.matches(':hover') && matchMedia('(hover: hover)').matches)
    function look() {
      const card = list?.firstElementChild
      if (!list || !card || (firstLooks <= 0 && isHeld(card))) return
      firstLooks--
      const rect = card.getBoundingClientRect()
      // While it slides in or is swiped it is elsewhere than where it will lie.
      const left =
        list.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(list).paddingRight) - rect.width
      const own = { ...inBounds(rect), left: left - moved.x, top: rect.top - moved.y }
      const pressable = pressablesApartFrom(list)
      if (coveredBy({ ...own, left: own.left + moved.x, top: own.top + moved.y }, pressable) === 0) return
      moved = placeFor(own, pressable, roomBetweenBars(rect))
      list.style.translate = `${moved.x}px ${moved.y}px`
    }
    look()
    const timer = setInterval(look, looks)
    return () => {
      clearInterval(timer)
      list.style.translate = ''
    }
  }, [place, key])
}
