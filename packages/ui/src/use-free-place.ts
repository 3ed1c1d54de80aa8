import { type RefObject, useLayoutEffect } from 'react'
import { type Box, coveredBy, isBetter, type Place, placeFor } from './toast-place.ts'

/** Everything that can be pressed or written in, and what a screen asks to be left in sight. */
const pressables =
  'a[href], button, input, select, textarea, summary, label, [role="gridcell"], [role="slider"], [tabindex="0"], ' +
  '[data-uncovered]'
/** Milliseconds between two looks at what has come to lie under it. */
const looks = 500
/** Milliseconds after which a page that was scrolled is taken to stand still. */
const settles = 120
/** How it may be drawn, the largest first: `data-form` of its list says so. */
const forms = ['large', 'small', 'small-narrow'] as const

/** What of an element is in the window; null where nothing is. */
function inWindow({ left, top, right, bottom }: DOMRect): Box | null {
  const [from, to] = [Math.max(0, left), Math.min(innerWidth, right)]
  const [upper, lower] = [Math.max(0, top), Math.min(innerHeight, bottom)]
  return from < to && upper < lower ? { left: from, top: upper, width: to - from, height: lower - upper } : null
}

/**
 * What is pressed in the window now, apart from what stands in `own`; while a question stands over the page, what it
 * asks alone.
 */
function pressablesApartFrom(own: Element): Box[] {
  const questions = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
  const reachable = questions.item(questions.length - 1) ?? document
  return [...reachable.querySelectorAll(pressables)].flatMap(element => {
    if (own.contains(element) || element.matches(':disabled')) return []
    return inWindow(element.getBoundingClientRect()) ?? []
  })
}

/** The window between the bars that stick to its edges, and the whole of it. */
function roomsFor(list: Element, own: Box): Box[] {
  const bars = [...document.querySelectorAll('body header, body nav')].map(bar => bar.getBoundingClientRect())
  const wide = bars.filter(({ width, height }) => width >= innerWidth * 0.9 && height > 0)
  const top = Math.max(0, ...wide.filter(bar => bar.top <= 0 && bar.bottom > 0).map(bar => bar.bottom))
  const bottom = Math.min(
    innerHeight,
    ...wide.filter(bar => bar.bottom >= innerHeight && bar.top > innerHeight / 2).map(bar => bar.top),
  )
  const side = Math.min(own.left, innerWidth - own.left - own.width)
  const across = { left: side, width: innerWidth - 2 * side }
  // What a camera or a rounded corner hides is no room.
  const edge = Math.max(8, Number.parseFloat(getComputedStyle(list).paddingTop))
  return [
    { ...across, top: top + 8, height: bottom - top - 16 },
    { ...across, top: edge, height: innerHeight - edge - 8 },
  ]
}

/** Its box where it would lie if it was not moved: while it slides in or is swiped it is elsewhere. */
function ownBox(list: Element, card: HTMLElement, moved: { x: number; y: number }): Box {
  const { left, top } = list.getBoundingClientRect()
  return {
    left: left - moved.x + card.offsetLeft,
    top: top - moved.y + card.offsetTop,
    width: card.offsetWidth,
    height: card.offsetHeight,
  }
}

/** The form and place that cover least, the largest form where nothing is covered; `list` is left in that form. */
function bestPlace(list: HTMLElement, card: HTMLElement, pressable: readonly Box[], moved: { x: number; y: number }) {
  let best: { form: string; place: Place } | null = null
  // Once small it stays so: what is read does not change its size again.
  const known: readonly string[] = forms
  for (const form of known.slice(Math.max(0, known.indexOf(list.dataset.form ?? '')))) {
    list.dataset.form = form
    const own = ownBox(list, card, moved)
    for (const room of roomsFor(list, own)) {
      const place = placeFor(own, pressable, room)
      if (!best || isBetter(place, best.place)) best = { form, place }
      if (place.area === 0) return place
    }
  }
  if (best) list.dataset.form = best.form
  return best?.place ?? moved
}

/**
 * Keeps what lies over the page where it covers nothing that can be pressed, as long as it is neither pressed, pointed
 * at nor focused: it moves aside, and is drawn smaller where its size finds no place. `key` tells what it shows, and
 * null that it shows nothing.
 */
export function useFreePlace(place: RefObject<HTMLElement | null>, key: number | null): void {
  useLayoutEffect(() => {
    const list = place.current
    if (!list || key === null) return
    let moved = { x: 0, y: 0 }
    let seen = ''
    // One that comes is placed even under the pointer that has just closed the one before, and looked at again once it
    // has slid in.
    let firstLooks = 2
    // F8 gives the focus to the list itself.
    const isHeld = (card: Element) =>
      list.matches(':focus-within') || (card.matches(':hover') && matchMedia('(hover: hover)').matches)
    function look() {
      const card = list?.firstElementChild
      if (!list || !(card instanceof HTMLElement)) return
      // What is pressed, by a finger too, never goes from under it; a look that is left out for that is not used up.
      if (card.matches(':active') || (firstLooks <= 0 && isHeld(card))) return
      firstLooks--
      const pressable = pressablesApartFrom(list)
      // A window without a free place has none at the next look either, as long as it stands still.
      const sight = JSON.stringify([pressable, card.offsetHeight])
      if (sight === seen) return
      seen = sight
      const own = ownBox(list, card, moved)
      if (coveredBy({ ...own, left: own.left + moved.x, top: own.top + moved.y }, pressable).area === 0) return
      moved = bestPlace(list, card, pressable, moved)
      list.style.translate = `${moved.x}px ${moved.y}px`
    }
    look()
    const timer = setInterval(look, looks)
    let settled: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(settled)
      settled = setTimeout(look, settles)
    }
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      clearTimeout(settled)
      removeEventListener('scroll', onScroll, { capture: true })
      list.style.translate = ''
      delete list.dataset.form
    }
  }, [place, key])
}
