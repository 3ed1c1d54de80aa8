/** Milliseconds without anything to do before a page is taken to be at rest. */
const rest = 2_000
/** Milliseconds between looks. */
const step = 500

/**
 * Runs `work` once the page has loaded and nothing was asked of the server for a while, for what nobody waits for.
 * Answers how to call it off.
 */
export function whenCalm(isBusy: () => boolean, work: () => void): () => void {
  let calm = 0
  const timer = setInterval(() => {
    calm = document.readyState === 'complete' && !isBusy() ? calm + step : 0
    if (calm < rest) return
    clearInterval(timer)
    work()
  }, step)
  return () => clearInterval(timer)
}
