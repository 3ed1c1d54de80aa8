/** Milliseconds between looks. */
const step = 500

/**
 * Runs `work` once the page has loaded and nothing was asked of the server for a while, for what nobody waits for.
 * Answers how to call it off.
 * @param rest milliseconds without anything to do before the page is taken to be at rest
 */
export function whenCalm(isBusy: () => boolean, work: () => void, rest = 2_000): () => void {
  let calm = 0
  const timer = setInterval(() => {
    calm = document.readyState === 'complete' && !isBusy() ? calm + step : 0
    if (calm < rest) return
    clearInterval(timer)
    work()
  }, step)
  return () => clearInterval(timer)
}
