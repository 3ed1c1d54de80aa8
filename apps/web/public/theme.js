// Runs before the first paint. The same key is written by src/lib/theme.ts.
try {
  const theme = localStorage.getItem('capivira:theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden; then the system's choice stands.
}
