/** Moves the focus to what of a board is in the Tab order: after a round began, or after what had it is gone. */
export function focusInside(board: Element | null | undefined): void {
  focusOn(board?.querySelector('[tabindex="0"]'))
}

/** Milliseconds in which a screen reader has seen where the focus went first. */
const noticed = 150

/**
 * Moves the focus to an element. Where what had it is gone, it goes by the page's main part: a screen reader that lost
 * its place takes the next one without a word, and says the one after it.
 */
export function focusOn(target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) return
  const lost = document.activeElement === null || document.activeElement === document.body
  const main = lost ? document.getElementById('conteudo') : null
  if (!main) {
    target.focus({ preventScroll: true })
    return
  }
  main.focus({ preventScroll: true })
  const arrive = () => {
    clearTimeout(timer)
    removeEventListener('keydown', onKey, true)
    if (document.activeElement === main) target.focus({ preventScroll: true })
  }
  const timer = setTimeout(arrive, noticed)
  /** A key pressed on the way goes where it was meant to. */
  const onKey = (event: KeyboardEvent) => {
    const onTheWay = document.activeElement === main
    arrive()
    if (!onTheWay || event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { key, code, shiftKey } = event
    const handed = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true })
    const presses = (key === 'Enter' || key === ' ') && target instanceof HTMLButtonElement
    if (target.dispatchEvent(handed) && presses) target.click()
  }
  addEventListener('keydown', onKey, true)
}
