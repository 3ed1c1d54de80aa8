const place = 'capivira:invitation'

/** Milliseconds for which an invitation is remembered: as long as a link in an e-mail may take. */
const day = 24 * 60 * 60_000

/** Storage may be forbidden; then an invitation is followed by its link once more. */
function quietly<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

/** Keeps where an invitation leads: whoever has no account yet comes back by other ways than this one. */
export function keepInvitation(path: string, now: number): void {
  quietly(storage => storage.setItem(place, `${now} ${path}`))
}

/** Where an invitation that was opened here lately leads, or null. */
export function keptInvitation(now: number): string | null {
  const [at, path] = quietly(storage => storage.getItem(place))?.split(' ') ?? []
  return path !== undefined && Math.abs(now - Number(at)) < day ? path : null
}

/** Forgets it, once it has been followed. */
export function forgetInvitation(): void {
  quietly(storage => storage.removeItem(place))
}
