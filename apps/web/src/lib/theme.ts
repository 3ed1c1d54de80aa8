/** 'system' follows the device. */
export type Theme = 'light' | 'dark' | 'system'

/** Read before the first paint by public/early.js as well. */
const key = 'capivira:theme'

/** Gives the bars of the browser around the page the page's own colour. */
export function paintBrowser(): void {
  const meta = document.querySelector('meta[name="theme-color"]')
  meta?.setAttribute('content', getComputedStyle(document.body).backgroundColor)
}

/** Applies and remembers a choice. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // It holds for this page then.
  }
  paintBrowser()
}

/** True when the page is dark now, by choice or by the system. */
export function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
