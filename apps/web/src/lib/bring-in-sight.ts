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
