const key = 'capivira:reloaded-at'

/** Milliseconds within which a second reload would be a loop. */
const pause = 10_000

/**
 * A page that stayed open while a new version was installed asks for files that are gone. Vite tells of it; one reload
 * brings the new version. A second failure within ten seconds is left to the error screen.
 */
export function reloadAfterUpdate(): void {
  addEventListener('vite:preloadError', event => {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (!navigator.onLine || Date.now() - last < pause) return
    sessionStorage.setItem(key, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
