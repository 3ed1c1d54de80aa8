/** Moves the focus to what of a board is in the Tab order: after a round began, or after what had it is gone. */
export function focusInside(board: Element | null | undefined): void {
  const first = board?.querySelector('[tabindex="0"]')
  if (first instanceof HTMLElement) first.focus({ preventScroll: true })
}
