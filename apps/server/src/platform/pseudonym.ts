import { createHmac } from 'node:crypto'

/**
 * A text told so that only equal ones can be seen to be equal: who has no key cannot find the text by trying all there
 * are.
 * @param use what it is for: the same text has another hash for another use
 */
export function keyedHash(key: string, use: string, text: string): string {
  return createHmac('sha256', key).update(`${use}:${text}`).digest('base64url')
}

/** Letters of a pseudonym: 96 bits. */
const length = 16

/**
 * What a person is called where neither name nor id may stand, in logs and in what was done to accounts that are gone.
 * It is always the same for the same id and tells nobody who it was.
 */
export function pseudonymOf(sessionSecret: string, userId: string): string {
  return `p-${keyedHash(sessionSecret, 'pseudonym', userId).slice(0, length)}`
}
