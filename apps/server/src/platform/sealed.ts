import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'

/** One key per use, all from the session secret: what is sealed for one use opens for no other. */
const keyFor = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, 'capivira', use, 32))

/**
 * Encrypts a text for the database, so that reading the tables gives nobody the text.
 * @param use what it is and whose: it opens only under the same words
 */
export function seal(secret: string, use: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, keyFor(secret, use), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return ['v1', nonce, body, cipher.getAuthTag()]
    .map(part => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.')
}

/** The text that was sealed, or null when it was sealed with another secret, for another use, or was changed. */
export function unseal(secret: string, use: string, sealed: string): string | null {
  const [version, nonce, body, tag] = sealed.split('.')
  if (version !== 'v1' || !nonce || body === undefined || !tag) return null
  try {
    const decipher = createDecipheriv(algorithm, keyFor(secret, use), Buffer.from(nonce, 'base64url'))
    decipher.setAuthTag(Buffer.from(tag, 'base64url'))
    return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
