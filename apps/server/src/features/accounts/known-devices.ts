import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keyedHash } from '../../platform/pseudonym.ts'
import type { Settings } from '../../platform/settings.ts'
import { guardedCookie } from './guarded-cookie.ts'
import type { UserRow } from './store.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Accounts a device is known for: pupils take turns at a school's computers. */
const mostAccounts = 10

/** What an account is known by: its address, and the password that it has now. */
export type Known = Pick<UserRow, 'email' | 'password'>

/**
 * Devices that have signed in before. The cookie holds the device's own id and a proof for each of the last accounts,
 * the newest first: `id.proof.proof`. A proof names the account, and after `~` the password that signed in: whoever
 * knew one once and kept a hundred devices has none of them once it is another.
 */
export function knownDevices(settings: Pick<Settings, 'sessionSecret' | 'publicUrl'>) {
  const cookie = guardedCookie(settings, 'device', { sameSite: 'lax', maxAge: yearSeconds })
  const proofOf = (device: string, email: string) => keyedHash(settings.sessionSecret, 'device', `${device}:${email}`)
  const markOf = (device: string, { email, password }: Known) =>
    keyedHash(settings.sessionSecret, 'device-password', `${device}:${email}:${password}`)

  function partsOf(request: FastifyRequest): { device: string; proofs: string[] } {
    const [device = '', ...proofs] = cookie.read(request).split('.')
    return { device, proofs: proofs.slice(0, mostAccounts) }
  }

  return {
    /**
     * The device's id when its cookie proves that this account has been signed in to on it, with whichever password.
     */
    knows(request: FastifyRequest, email: string): string | null {
      const { device, proofs } = partsOf(request)
      const expected = proofOf(device, email)
      return proofs.some(proof => isSame(proof.split('~')[0] ?? '', expected)) ? device : null
    },

    /** The same with the password that the account has now. */
    knowsPassword(request: FastifyRequest, account: Known): string | null {
      const { device, proofs } = partsOf(request)
      const expected = `${proofOf(device, account.email)}~${markOf(device, account)}`
      return proofs.some(proof => isSame(proof, expected)) ? device : null
    },

    /** Makes the device known for an account, besides those it is known for. */
    remember(request: FastifyRequest, reply: FastifyReply, account: Known): void {
      const { device: told, proofs } = partsOf(request)
      const device = /^[\w-]{22}$/.test(told) ? told : randomBytes(16).toString('base64url')
      const proof = proofOf(device, account.email)
      const others = device === told ? proofs.filter(one => one.split('~')[0] !== proof) : []
      const all = [device, `${proof}~${markOf(device, account)}`, ...others]
      cookie.write(request, reply, all.slice(0, mostAccounts + 1).join('.'))
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
