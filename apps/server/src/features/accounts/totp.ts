import { Secret, TOTP } from 'otpauth'

/**
 * Seconds a code of an authenticator app lasts (RFC 6238); the one before and the one after are accepted, for clocks
 * that differ.
 */
const period = 30
const window = 1

const totpOf = (secret: string, account = '') =>
  new TOTP({
    issuer: 'Capivira',
    label: account,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  })

/** A new secret in base32: 160 bits. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that the app reads from the QR code. */
export const totpUri = (secret: string, account: string): string => totpOf(secret, account).toString()

/** The number of the 30-second step whose code this is, or null when it is none that counts now. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta
}
