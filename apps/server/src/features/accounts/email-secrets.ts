import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What e-mails carry that nobody else may know. It is worked out from the e-mail's id and the session secret whenever
 * it is needed: a job that is tried again writes the same e-mail, and neither the queue nor the tables hold it.
 */
const derived = (secret: string, use: string, id: string) =>
  createHmac('sha256', secret).update(`letter:${use}:${id}`).digest()

/** The token of a link: 256 bits. */
export const linkToken = (secret: string, emailId: string): string =>
  derived(secret, 'link', emailId).toString('base64url')

/** What the tables keep of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The six digits of a code. */
export function emailCode(secret: string, emailId: string): string {
  const number = derived(secret, 'code', emailId).readUIntBE(0, 6) % 1_000_000
  return String(number).padStart(6, '0')
}

/** Compares two texts of ours in a time that tells nothing about where they differ. */
export function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
