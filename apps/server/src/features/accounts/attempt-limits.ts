import { newAddressesOfTheDay } from '@capivira/core/accounts/email-contract'
import { signInPaused } from '@capivira/core/accounts/recovery-contract'
import { guardiansOfTheDay } from '@capivira/core/consents/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { attemptCounter, tooMany } from '../../platform/attempts.ts'
import { placeOf } from '../../platform/place.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Settings } from '../../platform/settings.ts'
import { allowed, type Bucket, tight } from './allowed-attempts.ts'
import { type Known, knownDevices } from './known-devices.ts'
import { busy, hashingIsCrowded } from './password-hash.ts'

type Counts = readonly (readonly [Bucket, string])[]

/** What an e-mail is asked for. E-mails of one use do not take the place of those of another. */
type EmailUse = 'reset' | 'verify' | 'guardian'

type Limited = Pick<Settings, 'sessionSecret' | 'publicUrl'>

/** The attempts of accounts, each counted by whom it is limited (docs/operations.md, "Limits of attempts"). */
export function attemptLimits(settings: Limited, pool: Pool) {
  const counting = countingIn(settings, pool)
  const devices = knownDevices(settings)
  return { ...signInLimits(counting, devices), ...emailLimits(counting, devices), ...otherLimits(counting) }
}

const placeFrom = (request: FastifyRequest) => placeOf(request.ip)
const marks = (counts: Counts) => counts.map(([name, key]) => ({ name, key }))

/** What strangers are counted by when they sign in. */
const strangerAt = (place: string, email: string) =>
  [
    ['login-account', `${email}:${place}`],
    ['login-account-day', email],
  ] as const
const deviceOf = (device: string, email: string) =>
  [
    ['login-device', `${device}:${email}`],
    ['login-device-day', `${device}:${email}`],
  ] as const

type Counting = ReturnType<typeof countingIn>

function countingIn({ sessionSecret }: Limited, pool: Pool) {
  const counter = attemptCounter(pool, sessionSecret)

  /**
   * Counts one attempt by each, before it is looked at, so that parallel ones count too. When one is refused none of
   * them counts: nothing was tried. Buckets that only tighten never refuse; when one is full the others hold less.
   */
  async function consume(
    counts: Counts,
    tightens: readonly Bucket[] = [],
  ): Promise<{ full: Bucket; refusal: Refusal } | null> {
    const counted = await counter.count(marks(counts).map(mark => ({ ...mark, duration: allowed[mark.name].duration })))
    const seen = counts.map(([bucket], at) => ({ bucket, ...(counted[at] ?? { points: 0, msLeft: 0 }) }))
    const isTight = seen.some(({ bucket, points }) => tightens.includes(bucket) && points > allowed[bucket].points)
    const most = (bucket: Bucket) => (isTight ? (tight[bucket] ?? allowed[bucket].points) : allowed[bucket].points)
    const over = seen.filter(({ bucket, points }) => !tightens.includes(bucket) && points > most(bucket))
    const longest = over.toSorted((one, other) => other.msLeft - one.msLeft)[0]
    const crowded = isTight && hashingIsCrowded()
    if (!longest && !crowded) return null
    await counter.undo({ takeBack: marks(counts) })
    return longest
      ? { full: longest.bucket, refusal: tooMany(longest) }
      : { full: tightens[0] ?? 'login-address', refusal: busy }
  }

  const refusedBy = async (counts: Counts, tightens?: readonly Bucket[]) =>
    (await consume(counts, tightens))?.refusal ?? null

  return { counter, consume, refusedBy }
}

type Devices = ReturnType<typeof knownDevices>

/** Signing in, and what is forgotten of the tries once somebody is known. */
function signInLimits({ counter, consume }: Counting, devices: Devices) {
  /**
   * None of an account's failures of strangers counts any more; should they come again, the owner gets another e-mail.
   */
  const forgetAccount = (request: FastifyRequest, email: string) =>
    counter.undo({ forget: marks([...strangerAt(placeFrom(request), email), ['unlock-letter', email]]) })

  return {
    /**
     * Counts a login before the password is looked at. A device that has signed in with the present password has
     * buckets of its own; should somebody else at a shared computer have filled them, there remains what strangers
     * have.
     * @param account the account of the address, where there is one
     * @param tellOwner called when strangers have used up the account's tries, a few times a day at most
     */
    async countLogin(
      request: FastifyRequest,
      email: string,
      account: Known | null,
      tellOwner: () => Promise<unknown>,
    ): Promise<Refusal | null> {
      const device = account && devices.knowsPassword(request, account)
      if (device && !(await consume(deviceOf(device, email)))) return null
      const place = placeFrom(request)
      const refused = await consume([['login-address', place], ...strangerAt(place, email)], ['login-address'])
      if (!refused) return null
      // Also for a quarter of an hour: a classmate who goes on trying would keep the owner off every new device of the
      // school.
      const isAccounts = refused.full === 'login-account' || refused.full === 'login-account-day'
      if (isAccounts && !(await consume([['unlock-letter', email]]))) await tellOwner()
      if (refused.full !== 'login-account-day') return refused.refusal
      const { retryAfter } = refused.refusal
      return new Refusal(429, signInPaused, { ...(retryAfter && { retryAfter }) })
    },

    /**
     * After a right password, and a right code where there is one: forgets the failures before it and remembers the
     * device. What was counted for the address is given back: a school that signs in honestly never fills it.
     */
    async forgive(
      request: FastifyRequest,
      reply: FastifyReply,
      account: Known,
      { byCode = false } = {},
    ): Promise<void> {
      const { email } = account
      const device = devices.knowsPassword(request, account)
      const place = placeFrom(request)
      const stranger = device && !byCode ? [] : strangerAt(place, email)
      await counter.undo({
        takeBack: device ? [] : marks([['login-address', place]]),
        forget: marks([...(device ? deviceOf(device, email) : []), ...stranger]),
      })
      devices.remember(request, reply, account)
    },

    /**
     * After the owner has shown that the mailbox is theirs: forgets the account's failures, and the device is a known
     * one.
     */
    async welcome(request: FastifyRequest, reply: FastifyReply, account: Known): Promise<void> {
      await forgetAccount(request, account.email)
      devices.remember(request, reply, account)
    },

    /** After the school has handed out a new password: the failures with the old one do not count. */
    forgetAccount,
  }
}

/** E-mails: by who asks for them, and to whom they go. */
function emailLimits({ counter, consume, refusedBy }: Counting, devices: Devices) {
  function emailsOf(request: FastifyRequest, email: string, use: EmailUse): Counts {
    const device = devices.knows(request, email)
    const place = placeFrom(request)
    const whom = `${use}:${device ?? place}:${email}`
    const asks = [
      ['letter-asker', whom],
      ['letter-asker-day', whom],
    ] as const
    // Who knew the password once may have many devices: together they get as many as strangers.
    if (device) return [...asks, ['letter-account-hour', `known:${use}:${email}`]]
    // A guardian is nobody's account: what an address sends to strangers has an end.
    const address = [use === 'guardian' ? 'guardian-address' : 'letter-address', place] as const
    return [address, ...asks, ['letter-account-hour', `${use}:${email}`]]
  }

  return {
    /**
     * Counts an e-mail asked for an address, whether or not anybody has it: by who asks and what for, so that nobody
     * spends another's. All strangers together get a few an hour to one address, known devices as many, and who asks
     * all day one: whoever is refused has an e-mail that is still good.
     */
    countEmail(request: FastifyRequest, email: string, use: EmailUse): Promise<Refusal | null> {
      return refusedBy(emailsOf(request, email, use), use === 'guardian' ? [] : ['letter-address', 'letter-asker-day'])
    },

    /** After an e-mail that was counted and is not sent after all. */
    giveBackEmail: (request: FastifyRequest, email: string, use: EmailUse) =>
      counter.undo({ takeBack: marks(emailsOf(request, email, use)) }),

    /**
     * Counts a code that a signed-in user has sent to their own address: strangers, who share their network, have no
     * part in it.
     */
    countOwnEmail: (userId: string) => refusedBy([['own-letter', `code:${userId}`]]),

    /** Counts an address that somebody wants for their account. */
    async countNewAddress(userId: string): Promise<Refusal | null> {
      const refused = await consume([
        ['own-letter', `address:${userId}`],
        ['new-address-day', userId],
      ])
      if (refused?.full !== 'new-address-day') return refused?.refusal ?? null
      const { retryAfter } = refused.refusal
      return new Refusal(429, newAddressesOfTheDay, { ...(retryAfter && { retryAfter }) })
    },

    /**
     * Counts an e-mail to a guardian by who has it sent: the text is ours, but whom it goes to is what a child typed.
     */
    async countGuardianEmail(userId: string): Promise<Refusal | null> {
      const refused = await refusedBy([['guardian-letter-account', userId]])
      return (
        refused &&
        new Refusal(429, guardiansOfTheDay, { ...(refused.retryAfter && { retryAfter: refused.retryAfter }) })
      )
    },
  }
}

/** What else is counted, of those who have signed in and of strangers. */
function otherLimits({ counter, refusedBy }: Counting) {
  return {
    /** Counts a link that is tried. None can be guessed; whoever tries many is served after the others. */
    countLink: (request: FastifyRequest) => refusedBy([['link-address', placeFrom(request)]], ['link-address']),

    /** Counts a signed-in user's tries to prove that they know their password, and a code that they ask for. */
    countOwnPassword: (userId: string) => refusedBy([['own-password', userId]]),

    /** Counts what a signed-in user may do without the password, and what takes long to hash. */
    countOwnChoice: (userId: string) => refusedBy([['own-choice', userId]]),

    countExport: (userId: string) => refusedBy([['own-export', userId]]),

    countRegistration: (request: FastifyRequest) => refusedBy([['register-address', placeFrom(request)]]),

    /** Counts a school's secret before it is looked at: a secret that people chose is guessed sooner than ours. */
    countSecret: (request: FastifyRequest) => refusedBy([['school-secret', placeFrom(request)]]),

    /** After a right secret, whatever came of the rest: that try did not count. */
    forgiveSecret: (request: FastifyRequest) =>
      counter.undo({ takeBack: marks([['school-secret', placeFrom(request)]]) }),
  }
}

export type AttemptLimits = ReturnType<typeof attemptLimits>
