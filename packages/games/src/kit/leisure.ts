/** Milliseconds after which what waits for an idle moment is done all the same; a browser that tells of none waits a shorter time. */
const patience = { idle: 1500, blind: 300 } as const

/** Does something when nothing else is to be done. Answers how to call it off. */
export function atLeisure(then: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(then, patience.blind)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(then, { timeout: patience.idle })
  return () => cancelIdleCallback(asked)
}
