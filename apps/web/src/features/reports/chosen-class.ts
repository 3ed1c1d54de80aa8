const keyOf = (account: string) => `capivira:turma:${account}`

/** Storage may be forbidden; then each visit begins with the first turma. */
function quietly<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

/** Which turma a teacher chose last on this device, as it was kept. */
export const keptClass = (account: string): string | null | undefined =>
  quietly(storage => storage.getItem(keyOf(account)))

export function keepClass(account: string, chosen: string): void {
  quietly(storage => storage.setItem(keyOf(account), chosen))
}

/** Forgets it, when they leave. */
export function forgetChosenClass(account: string): void {
  quietly(storage => storage.removeItem(keyOf(account)))
}
