const key = 'capivira:letters'

/**
 * Asks for the fonts where public/early.js did not, since over a slow network they would come before the first screen.
 * Until then others of the same width are shown (packages/ui/src/theme.css). Keeps for the next visit that they were
 * asked for.
 */
export function askForLetters(): void {
  document.documentElement.dataset.letters = ''
  try {
    localStorage.setItem(key, 'asked')
  } catch {
    // Storage may be forbidden; then they come late each time.
  }
}
