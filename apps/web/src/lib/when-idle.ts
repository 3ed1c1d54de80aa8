/** Milliseconds after which work is done even on a page that is never at rest. */
const patience = 2_000

/** Waits until the page has nothing more urgent to do, for what nobody looks at. */
export function whenIdle(): Promise<void> {
  return new Promise(resolve => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: patience })
    // Safari has no such call.
    else setTimeout(resolve, 100)
  })
}
