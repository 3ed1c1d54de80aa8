import { createHmac, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@capivira/core/accounts/two-factor-contract'
import { slowHash } from './password-hash.ts'

/** Letters and digits that cannot be mistaken for each other on paper. */
const legible = 'abcdefghjkmnpqrstuvwxyz23456789'

const letters = (count: number) =>
  Array.from({ length: count }, () => legible.charAt(randomInt(legible.length))).join('')

/** New codes for a sheet of paper: 'abcde-23456', 49 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${letters(5)}-${letters(5)}`)

/** Case, spaces and dashes do not matter. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * What the tables keep of a code of this user: a password's hash, because 49 bits could be guessed from a fast one. The
 * salt is the user's and needs our secret, so that one hash finds the code among the ten.
 */
export function recoveryCodeHash(secret: string, userId: string, code: string): Promise<string> {
  const salt = createHmac('sha256', secret).update(`recovery-salt:${userId}`).digest().subarray(0, 16)
  return slowHash(plain(code), salt)
}

/** The hash of codes made by earlier versions, which stay good until they are used or renewed. */
export const earlierCodeHash = (secret: string, userId: string, code: string): string =>
  createHmac('sha256', secret)
    .update(`recovery:${userId}:${plain(code)}`)
    .digest('hex')
