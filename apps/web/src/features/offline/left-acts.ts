import type { Act } from './act.ts'

/**
 * Acts that a page had not yet written to its device when it ended, kept where writing is done at once. A database is
 * asked to keep an act, and a page that is closed in the same moment takes the request with it.
 */
type Left = Omit<Act, 'key'>

const placeOf = (userId: string) => `capivira:left-acts:${userId}`

/** Storage may be forbidden or full: then nothing is left, as before. */
function quietly<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

const isAct = (one: unknown): one is Left =>
  typeof one === 'object' &&
  one !== null &&
  'path' in one &&
  typeof one.path === 'string' &&
  one.path.startsWith('/api/') &&
  'body' in one &&
  typeof one.body === 'object' &&
  one.body !== null &&
  'at' in one &&
  typeof one.at === 'number'

/** What pages of a person left on this device, oldest first. */
export function leftBefore(userId: string): Left[] {
  const left: unknown = quietly(() => JSON.parse(localStorage.getItem(placeOf(userId)) ?? '[]'))
  return Array.isArray(left) ? left.filter(isAct) : []
}

/** Leaves acts of a person behind what is there. */
export function leave(userId: string, acts: readonly Left[]): void {
  if (acts.length === 0) return
  quietly(() => localStorage.setItem(placeOf(userId), JSON.stringify([...leftBefore(userId), ...acts])))
}

/** Lets go of what was left: it is on the device now, or its person is to be forgotten. */
export function forgetLeft(userId: string): void {
  quietly(() => localStorage.removeItem(placeOf(userId)))
}
