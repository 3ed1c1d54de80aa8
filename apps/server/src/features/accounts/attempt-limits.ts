import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { guardiansOfTheDay } from '@capivira/core/consents/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { countAttempts } from '../../platform/attempts.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Settings } from '../../platform/settings.ts'
import { guardedCookie } from './guarded-cookie.ts'

const minute = 60
const day = 24 * 60 * minute

/**
 * Attempts allowed. A school is one address, so addresses are limited loosely and accounts tightly. A device that has
 * signed in to an account before has a bucket of its own: a classmate who types wrong passwords locks out only unknown devices.
 */
const allowed = {
  'login-address': { points: 300, duration: 10 * minute },
  'login-account': { points: 8, duration: 15 * minute },
  'login-account-day': { points: 50, duration: day },
  'login-device': { points: 10, duration: 15 * minute },
  'register-address': { points: 300, duration: 60 * minute },
  'school-secret': { points: 30, duration: 60 * minute },
  'letter-address': { points: 100, duration: 60 * minute },
  'letter-account': { points: 3, duration: 15 * minute },
  'letter-account-day': { points: 10, duration: day },
  'guardian-letter-account': { points: 3, duration: day },
  'link-address': { points: 100, duration: 10 * minute },
  'second-step-address': { points: 300, duration: 10 * minute },
  'own-password': { points: 10, duration: 15 * minute },
  'own-export': { points: 10, duration: 60 * minute },
} as const
type Bucket = keyof typeof allowed

/** The attempts of accounts, each counted by whom it is limited. */
export function attemptLimits(settings: Pick<Settings, 'sessionSecret' | 'publicUrl'>, pool: Pool) {
  const attempts = new Map(
    Object.entries(allowed).map(([bucket, limit]) => [
      bucket,
      countAttempts(pool, settings.sessionSecret, bucket, limit),
    ]),
  )
  const cookie = guardedCookie(settings, 'device', { sameSite: 'lax', maxAge: 365 * day })
  const mark = (device: string, email: string) =>
    createHmac('sha256', settings.sessionSecret).update(`device:${device}:${email}`).digest('base64url')

  /** The device's id when its cookie proves that it has signed in to this account before. */
  function knownDevice(request: FastifyRequest, email: string): string | null {
    const [device = '', proof = ''] = cookie.read(request).split('.')
    const expected = Buffer.from(mark(device, email))
    const given = Buffer.from(proof)
    return given.length === expected.length && timingSafeEqual(given, expected) ? device : null
  }

  function bucketsOf(request: FastifyRequest, email: string): [Bucket, string][] {
    const device = knownDevice(request, email)
    if (device) return [['login-device', `${device}:${email}`]]
    return [
      ['login-account', `${email}:${request.ip}`],
      ['login-account-day', email],
    ]
  }

  async function consume(buckets: [Bucket, string][]): Promise<Refusal | null> {
    for (const [bucket, key] of buckets) {
      const refused = await attempts.get(bucket)?.count(key)
      if (refused) return refused
    }
    return null
  }

  return {
    /** Counts a login before the password is looked at, so that parallel guesses count too. */
    countLogin: (request: FastifyRequest, email: string) =>
      consume([['login-address', request.ip], ...bucketsOf(request, email)]),

    /** Counts a letter asked for an address, whether or not anybody has it. */
    countLetter: (request: FastifyRequest, email: string) =>
      consume([
        ['letter-address', request.ip],
        ['letter-account', email],
        ['letter-account-day', email],
      ]),

    /** Counts a letter to a guardian by who has it sent: the text is ours, but whom it goes to is what a child typed. */
    async countGuardianLetter(userId: string): Promise<Refusal | null> {
      const refused = await consume([['guardian-letter-account', userId]])
      return (
        refused &&
        new Refusal(429, guardiansOfTheDay, { ...(refused.retryAfter && { retryAfter: refused.retryAfter }) })
      )
    },

    /** Counts a link that is tried. */
    countLink: (request: FastifyRequest) => consume([['link-address', request.ip]]),

    /** Counts a code of the second step; the sign-in itself allows five. */
    countSecondStep: (request: FastifyRequest) => consume([['second-step-address', request.ip]]),

    /** Counts a signed-in user's tries to prove that they know their password, and a code that they ask for. */
    countOwnPassword: (userId: string) => consume([['own-password', userId]]),

    countExport: (userId: string) => consume([['own-export', userId]]),

    countRegistration: (request: FastifyRequest) => consume([['register-address', request.ip]]),

    /** Counts a school's secret before it is looked at: a secret that people chose is guessed sooner than ours. */
    countSecret: (request: FastifyRequest) => consume([['school-secret', request.ip]]),

    /** After a right secret: that try did not count. */
    async forgiveSecret(request: FastifyRequest): Promise<void> {
      await attempts.get('school-secret')?.takeBack(request.ip)
    },

    /** After a right password: forgets the failures before it and remembers the device. */
    async forgive(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void> {
      for (const [bucket, key] of bucketsOf(request, email)) await attempts.get(bucket)?.forget(key)
      if (knownDevice(request, email)) return
      const device = randomBytes(16).toString('base64url')
      cookie.write(request, reply, `${device}.${mark(device, email)}`)
    },
  }
}

export type AttemptLimits = ReturnType<typeof attemptLimits>
