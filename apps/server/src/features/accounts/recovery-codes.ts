import { createHmac, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@capivira/core/accounts/two-factor-contract'

/** Letters and digits that cannot be mistaken for each other on paper. */
const legible = 'abcdefghjkmnpqrstuvwxyz23456789'

const letters = (count: number) =>
  Array.from({ length: count }, () => legible.charAt(randomInt(legible.length))).join('')

/** New codes for a sheet of paper: 'abcde-23456', 49 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${letters(5)}-${letters(5)}`)

/** What the tables keep of a code of this user; case, spaces and dashes do not matter. */
export function recoveryCodeHash(secret: string, userId: string, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHmac('sha256', secret).update(`recovery:${userId}:${plain}`).digest('hex')
}
