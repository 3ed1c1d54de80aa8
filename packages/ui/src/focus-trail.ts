/** Where an element stood: itself and all it stood in, each with its place among its parent's children. */
export type Trail = readonly { element: Element; parent: Element | null; place: number }[]

/** Notes where an element stands, for when it is gone. */
export function trailOf(element: Element | null): Trail {
  const trail = []
  for (let one = element; one && one !== document.body; one = one.parentElement) {
    const parent: Element | null = one.parentElement
    trail.push({ element: one, parent, place: parent ? [...parent.children].indexOf(one) : 0 })
  }
  return trail
}

const items = 'li, tr, article'
/** What is one thing to a reader, and so a place to go on from. */
const wholes =
  'li, tr, article, form, section, [role="region"], [role="group"], [role="tabpanel"], [role="dialog"], main'

/**
 * The nearest place that is left of a trail: of a row that is gone the row that took its place, or the last one; else
 * what the element stood in, or, where that is the whole screen, what now stands where it stood.
 */
export function nearestPlace(trail: Trail): HTMLElement | null {
  const gone = trail.findLast(({ element }) => !element.isConnected)
  const start = gone?.parent ?? trail[0]?.element
  const main = document.querySelector('main')
  if (!start?.isConnected) return main
  const next = gone && start.children[Math.min(gone.place, start.children.length - 1)]
  if (gone?.element.matches(items) && next instanceof HTMLElement && next.matches(items)) return next
  const whole = start.closest(wholes)
  if (whole instanceof HTMLElement && whole !== main) return whole
  if (!gone || !(next instanceof HTMLElement) || start === main) return main
  // 'Mostrar mais' has shown all: one goes on from the last row.
  const rows = gone.place < start.children.length ? [] : [...next.querySelectorAll<HTMLElement>(items)]
  return rows.at(-1) ?? next
}

/** Focuses a place that is no control; it can be reached this once. */
export function focusPlace(place: HTMLElement | null): void {
  if (!place) return
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    // Shows who works by keyboard where they are (theme.css); the whole screen needs no frame.
    if (place.tagName !== 'MAIN') place.dataset.led = ''
    const leave = () => {
      place.removeAttribute('tabindex')
      delete place.dataset.led
    }
    place.addEventListener('blur', leave, { once: true })
  }
  // A row is shown whole; of what is longer than the window the beginning is not what one was at.
  place.focus({ preventScroll: !place.matches(items) })
}
