import type { Limit } from '../../platform/attempts.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Attempts allowed. A school is one address, so what an address does tightens the limits of those who come from it as
 * strangers, and never shuts anybody out by itself; accounts are limited by who tries them.
 */
export const allowed = {
  /** Failures; tightens. */
  'login-address': { points: 300, duration: 10 * minute },
  'login-account': { points: 8, duration: 15 * minute },
  'login-account-day': { points: 50, duration: day },
  'login-device': { points: 10, duration: 15 * minute },
  'login-device-day': { points: 50, duration: day },
  /** E-mails to an owner whose account strangers have shut for a while, or for the day. */
  'unlock-letter': { points: 1, duration: 6 * hour },
  'register-address': { points: 300, duration: 10 * minute },
  'school-secret': { points: 30, duration: hour },
  /** Tightens. */
  'letter-address': { points: 100, duration: hour },
  'letter-asker': { points: 3, duration: 15 * minute },
  /** Tightens. */
  'letter-asker-day': { points: 10, duration: day },
  /** As long as the link of a forgotten password: whoever is refused has one that is still good. */
  'letter-account-hour': { points: 4, duration: hour },
  /** E-mails that somebody signed in has sent, besides the password asked for each. */
  'own-letter': { points: 3, duration: 15 * minute },
  /** Addresses that somebody wants for their account: each gets an e-mail, and may be anybody's. */
  'new-address-day': { points: 5, duration: day },
  'guardian-address': { points: 500, duration: hour },
  'guardian-letter-account': { points: 3, duration: day },
  /** Tightens. */
  'link-address': { points: 100, duration: 10 * minute },
  'own-password': { points: 10, duration: 15 * minute },
  /**
   * What a signed-in person does without the password and that is slow to hash: a password of one's own, the first code
   * of a second factor.
   */
  'own-choice': { points: 20, duration: 15 * minute },
  'own-export': { points: 10, duration: hour },
} as const satisfies Record<string, Limit>

export type Bucket = keyof typeof allowed

/**
 * What is left for strangers at an address whose own bucket is full, and for who asks for e-mails all day: enough to
 * sign in, or to have an e-mail that is still good.
 */
export const tight: Partial<Record<Bucket, number>> = {
  'login-account': 2,
  'login-account-day': 10,
  'letter-asker': 1,
  'letter-account-hour': 1,
}
