import { focusPlace, nearestPlace, type Trail, trailOf } from './focus-trail.ts'

const isDisabled = (element: Element) => element.matches(':disabled, fieldset:disabled *')
const isBusy = (element: Element) => element.matches('[aria-busy="true"], fieldset:disabled *')
const stoodIn = (trail: Trail, selector: string) => trail.some(({ element }) => element.matches(selector))
/** Open dialogs see to what is removed from them, games in play to everything. */
const sees = (trail: Trail) => stoodIn(trail, '[role$="dialog"], [data-playing]')

/** Milliseconds after which what is disabled, though nothing is under way, is taken to stay so. */
const patience = 1500

/**
 * Keeps the focus from getting lost, until what it answers is called. When the control that has it goes away (deleted,
 * done, replaced), it goes to the nearest place that is left; a control that is disabled while something is under way
 * gets it back. Whoever has gone elsewhere meanwhile stays there.
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
        if (lost() === last && isDisabled(last) && !isBusy(last) && !stoodIn(trail, '[data-playing]'))
          focusPlace(nearestPlace(trail))
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
      // Whoever clicks beside everything means to have the focus nowhere. Asked once it has settled: what is removed is
      // left first.
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
