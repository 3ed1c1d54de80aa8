/** Pixels that the bar at the top of the window covers. */
const bar = 64

/**
 * Scrolls so that an element begins in sight, where its beginning is under the bar at the top or so low that little of
 * it is seen; else nothing moves.
 */
export function bringInSight(element: Element): void {
  const { top } = element.getBoundingClientRect()
  if (top < bar || top > innerHeight / 2) element.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/**
 * Scrolls so far that the end of a part is seen above the bar that sticks to the foot of the window, but never so far
 * that the element it stands in no longer begins in sight; else nothing moves.
 */
export function bringAboveBar(element: Element, part: Element, foot: Element): void {
  const hidden = part.getBoundingClientRect().bottom - foot.getBoundingClientRect().top
  const room = element.getBoundingClientRect().top - bar
  const by = Math.min(hidden, room)
  if (by > 0) scrollBy({ top: by, behavior: 'instant' })
}

/**
 * Scrolls what an element stands in, and nothing around that, so that it is in the middle; what does not scroll stays.
 */
export function bringIntoMiddle(element: Element): void {
  let box = element.parentElement
  while (box && !scrolls(box)) box = box.parentElement
  // The page itself is left where the reader has it.
  if (!box || box === document.body || box === document.documentElement) return
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()]
  box.scrollTop += inner.top + inner.height / 2 - (outer.top + box.clientHeight / 2)
}

/** Whether a box can be scrolled: one that only cuts off what is too large for it cannot. */
const scrolls = (box: Element) =>
  box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)
