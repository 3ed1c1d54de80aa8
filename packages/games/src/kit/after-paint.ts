/**
 * Does something once what was drawn last is on the screen, in a task of its own: what would make the browser lay the
 * page out in the middle of a tap, such as moving the focus, waits until that is done anyway. Answers how to call it
 * off.
 */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** The same, but ahead of the next finger or key, should one come before: what that does finds it done. */
export function soon(then: () => void): void {
  const waits = new AbortController()
  const now = () => {
    waits.abort()
    stop()
    then()
  }
  const stop = afterPaint(now)
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, now, { capture: true, signal: waits.signal })
}
