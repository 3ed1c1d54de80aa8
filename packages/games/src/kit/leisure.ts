/**
 * Milliseconds after which what waits for an idle moment is done all the same; a browser that tells of none waits a
 * shorter time.
 */
const patience = { idle: 1500, blind: 300 } as const

/** Does something when nothing else is to be done. */
export function atLeisure(then: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(then, patience.blind)
  else requestIdleCallback(then, { timeout: patience.idle })
}
