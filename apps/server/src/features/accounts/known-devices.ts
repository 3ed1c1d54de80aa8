import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keyedHash } from '../../platform/pseudonym.ts'
import type { Settings } from '../../platform/settings.ts'
import { guardedCookie } from './guarded-cookie.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Accounts a device is known for: pupils take turns at a school's computers. */
const mostAccounts = 10

/**
 * Devices that have signed in before. The cookie holds the device's own id and a proof for each of the last accounts, the newest first:
 * `id.proof.proof`.
 */
export function knownDevices(settings: Pick<Settings, 'sessionSecret' | 'publicUrl'>) {
  const cookie = guardedCookie(settings, 'device', { sameSite: 'lax', maxAge: yearSeconds })
  const proofOf = (device: string, email: string) => keyedHash(settings.sessionSecret, 'device', `${device}:${email}`)

  function partsOf(request: FastifyRequest): { device: string; proofs: string[] } {
    const [device = '', ...proofs] = cookie.read(request).split('.')
    return { device, proofs: proofs.slice(0, mostAccounts) }
  }

  return {
    /** The device's id when its cookie proves that it has signed in to this account before. */
    knows(request: FastifyRequest, email: string): string | null {
      const { device, proofs } = partsOf(request)
      const expected = proofOf(device, email)
      return proofs.some(proof => isSame(proof, expected)) ? device : null
    },

    /** Makes the device known for an account, besides those it is known for. */
    remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
      const { device: told, proofs } = partsOf(request)
      const device = /^[\w-]{22}$/.test(told) ? told : randomBytes(16).toString('base64url')
      const proof = proofOf(device, email)
      const others = device === told ? proofs.filter(one => one !== proof) : []
      cookie.write(request, reply, [device, proof, ...others].slice(0, mostAccounts + 1).join('.'))
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
