import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../platform/refusal.ts'
import { hashCost } from './hash-cost.ts'

/** argon2id is the package's default. */
const currentForm = `$argon2id$v=19$m=${hashCost.memoryCost},t=${hashCost.timeCost},p=${hashCost.parallelism}$`

/** Hashes that run or wait at once; more would only queue memory. */
const maxPending = 66
let pending = 0

/** True when so many passwords are being checked that a new one should be asked to come back. */
export function hashingIsBusy(): boolean {
  return pending >= maxPending
}

/** Hashes at once from which on those wait who ask too often. */
const manyPending = 16

/** True when a good part of what can be checked is taken: the rest is for those who do not ask too often. */
export function hashingIsCrowded(): boolean {
  return pending >= manyPending
}

/** What is said then. */
export const busy = new Refusal(503, 'Muita gente entrando ao mesmo tempo. Tente de novo em instantes.', {
  retryAfter: 3,
})

/** The same letters are hashed the same, whichever way a keyboard composes them. */
export function hashPassword(password: string): Promise<string> {
  return counted(() => hash(password.normalize('NFC'), hashCost))
}

/** True when `password` is the one behind `hashed`; false also for a hash that cannot be read. */
export function passwordMatches(hashed: string, password: string): Promise<boolean> {
  return counted(() => verify(hashed, password.normalize('NFC')).catch(() => false))
}

/**
 * A hash that is the same for the same text and salt, so that it can be looked up: as slow to guess as a password, for
 * codes that are too short to be hashed fast.
 * @param salt 16 bytes or more that nobody outside can know
 */
export async function slowHash(text: string, salt: Buffer): Promise<string> {
  const whole = await counted(() => hash(text, { ...hashCost, salt }))
  // Without parameters and salt, which are always the same: 256 bits.
  return whole.slice(whole.lastIndexOf('$') + 1)
}

/** True when a hash was made with older parameters and should be made again. */
export function isOutdated(hashed: string): boolean {
  return !hashed.startsWith(currentForm)
}

/** A hash nobody's password matches: checked for unknown e-mails, so that they take as long as known ones. */
export const nobodysHash = await hash(crypto.randomUUID(), hashCost)

async function counted<T>(work: () => Promise<T>): Promise<T> {
  pending++
  try {
    return await work()
  } finally {
    pending--
  }
}
