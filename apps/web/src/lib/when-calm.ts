/** Milliseconds between looks. */
const step = 500

/** Whether a screen stands: until its code has come there is no heading, and nothing has been asked for it yet. */
const hasScreen = () => document.querySelector('h1') !== null

/**
 * Runs `work` once the page has loaded, its screen stands, and nothing was asked of the server for a while, for what
 * nobody waits for. Answers how to call it off.
 * @param rest milliseconds without anything to do before the page is taken to be at rest
 */
export function whenCalm(isBusy: () => boolean, work: () => void, rest = 2_000): () => void {
  let calm = 0
  const timer = setInterval(() => {
    calm = document.readyState === 'complete' && hasScreen() && !isBusy() ? calm + step : 0
    if (calm < rest) return
    clearInterval(timer)
    work()
  }, step)
  return () => clearInterval(timer)
}
