const key = 'capivira:hints'

function dismissed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(name => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** Notes on this device that a person wants no more of a word for the first time. */
export function dismiss(name: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set([...dismissed(), name])]))
  } catch {
    // It is gone from this page then.
  }
}

/** Whether they said so here before. */
export const isDismissed = (name: string): boolean => dismissed().includes(name)
