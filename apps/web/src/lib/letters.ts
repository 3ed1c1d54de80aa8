const key = 'capivira:letters'
const fonts = ['500 1em "Nunito Variable"', '700 1em "Baloo 2 Variable"']
/** What the router tells of a step to another screen. */
const steps = ['pushState', 'popstate']

/**
 * Asks for the fonts where public/early.js did not, since over a slow network they would come before the first screen.
 * Others of about the same width are shown until then (packages/ui/src/theme.css), and until the next screen, for lines
 * that break elsewhere would move what is being read. Keeps for the next visit that they were asked for.
 */
export function askForLetters(): void {
  const { dataset } = document.documentElement
  if (dataset.letters === undefined) {
    for (const font of fonts) void document.fonts?.load(font).catch(() => [])
    const show = () => {
      dataset.letters = ''
    }
    for (const step of steps) addEventListener(step, show, { once: true })
  }
  try {
    localStorage.setItem(key, 'asked')
  } catch {
    // Storage may be forbidden; then they come late each time.
  }
}
