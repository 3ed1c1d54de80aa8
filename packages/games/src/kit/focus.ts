/** Moves the focus to what of a board is in the Tab order: after a round began, or after what had it is gone. */
export function focusInside(board: Element | null | undefined): void {
  focusOn(board?.querySelector('[tabindex="0"]'))
}

/**
 * Moves the focus to an element. Where what had it is gone, it goes by the page's main part: a screen reader that lost its place
 * takes the next one without a word, and says the one after it.
 */
export function focusOn(target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) return
  const lost = document.activeElement === null || document.activeElement === document.body
  const main = lost ? document.getElementById('conteudo') : null
  main?.focus({ preventScroll: true })
  if (main) setTimeout(() => target.focus({ preventScroll: true }))
  else target.focus({ preventScroll: true })
}
