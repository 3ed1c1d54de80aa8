import type { User } from '@capivira/core/accounts/contract'

const userKey = 'capivira:pupil'
const leftKey = 'capivira:left'

/** Storage may be forbidden; then nothing is kept. */
function quietly<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

/** Keeps who is signed in, for a start without a network; only pupils study without one. */
export function keepUser(user: User | null): void {
  quietly(storage =>
    user?.userType === 'student' ? storage.setItem(userKey, JSON.stringify(user)) : storage.removeItem(userKey),
  )
}

/** The pupil who was signed in when there was a network, or undefined. */
export function keptUser(): User | undefined {
  return quietly(storage => {
    const kept: User | null = JSON.parse(storage.getItem(userKey) ?? 'null')
    return kept ?? undefined
  })
}

/** Notes that somebody left while the server could not be told: the session must not open again for whoever comes next. */
export function noteLeft(left: boolean): void {
  quietly(storage => (left ? storage.setItem(leftKey, '1') : storage.removeItem(leftKey)))
}

export const hasLeft = (): boolean => quietly(storage => storage.getItem(leftKey) === '1') ?? false
