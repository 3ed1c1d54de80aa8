const key = 'capivira:letters'
/** How long a busy page may put them off. */
const patienceMs = 3000

/**
 * Asks for the fonts, where public/early.js did not, once the first screen stands: over a slow network they would come
 * before it. Until then others of the same width are shown (packages/ui/src/theme.css). Keeps for the next visit that
 * they were asked for.
 */
export function askForLetters(): void {
  const ask = () => {
    document.documentElement.dataset.letters = ''
    try {
      localStorage.setItem(key, 'asked')
    } catch {
      // Storage may be forbidden; then they come late each time.
    }
  }
  const whenCalm = () => ('requestIdleCallback' in window ? requestIdleCallback(ask, { timeout: patienceMs }) : ask())
  if (document.readyState === 'complete') whenCalm()
  else addEventListener('load', whenCalm, { once: true })
}
