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
 * The nearest place that is left of a trail: of a row that is gone the row that took its place, or the last one; else what
 * the element stood in, or, where that is the whole screen, what now stands where it stood.
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
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  // A row is shown whole; of what is longer than the window the beginning is not what one was at.
  place.focus({ preventScroll: !place.matches(items) })
}

const isDisabled = (element: Element) => element.matches(':disabled, fieldset:disabled *')
const isBusy = (element: Element) => element.matches('[aria-busy="true"], fieldset:disabled *')
/** Open dialogs see to themselves, and so do games in play. */
const sees = (trail: Trail) => trail.some(({ element }) => element.matches('[role$="dialog"], [data-playing]'))

/** Milliseconds after which what is disabled, though nothing is under way, is taken to stay so. */
const patience = 1500

/**
 * Keeps the focus from getting lost, until what it answers is called. When the control that has it goes away (deleted, done,
 * replaced), it goes to the nearest place that is left; a control that is disabled while something is under way gets it
 * back. Whoever has gone elsewhere meanwhile stays there.
 */
export function keepFocus(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let trail: Trail = []
  let soon: ReturnType<typeof setTimeout> | undefined
  let late: ReturnType<typeof setTimeout> | undefined

  /** What had the focus, if nothing has it now. */
  function lost(): Element | undefined {
    const last = trail[0]?.element
    const active = document.activeElement
    const isNowhere = active === null || active === document.body || !active.isConnected
    return last && (isNowhere || (active === last && isDisabled(last))) ? last : undefined
  }

  function look() {
    soon = undefined
    const last = lost()
    if (!last) return
    if (!last.isConnected) {
      if (!sees(trail)) focusPlace(nearestPlace(trail))
    } else if (!isDisabled(last)) {
      if (last instanceof HTMLElement) last.focus({ preventScroll: true })
    } else if (!isBusy(last)) {
      clearTimeout(late)
      late = setTimeout(() => {
        if (lost() === last && isDisabled(last) && !isBusy(last) && !sees(trail)) focusPlace(nearestPlace(trail))
      }, patience)
    }
  }

  document.addEventListener(
    'focusin',
    ({ target }) => {
      trail = target instanceof Element ? trailOf(target) : []
    },
    { signal },
  )
  document.addEventListener(
    'focusout',
    ({ target }) => {
      // Whoever clicks beside everything means to have the focus nowhere. Asked once it has settled: what is removed is left first.
      setTimeout(() => {
        const last = lost()
        if (last === target && last?.isConnected && !isDisabled(last)) trail = []
      })
    },
    { signal },
  )
  // Looked at once the screen has put the focus where it wants it.
  const observer = new MutationObserver(() => {
    soon ??= setTimeout(look)
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'aria-busy'],
  })
  return () => {
    ending.abort()
    observer.disconnect()
    clearTimeout(soon)
    clearTimeout(late)
  }
}
