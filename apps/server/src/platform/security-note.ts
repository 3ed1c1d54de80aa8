import type { FastifyRequest } from 'fastify'

/** What is known of a request besides its call and its answer, for the record of security events. */
export type SecurityNote = {
  /** Who asks, or whose account it is where nobody is signed in. */
  userId?: string
  /** Whose account it is, where it is another's and the path does not tell. */
  targetId?: string
  /** Why it was refused before the call's own work began. */
  refused?: 'cross-site' | 'wrong-role'
  /** The fields a refusal complained about. */
  fields?: readonly string[]
  /** A registration that proves by the school's secret that it was invited. */
  withSecret?: true
  /** The password was right; the second step is to come. */
  begun?: true
}

const notes = new WeakMap<FastifyRequest, SecurityNote>()

/**
 * Remembers something about a request. It costs nothing that could be measured, so that it tells no stranger who has an
 * account.
 */
export function noteOf(request: FastifyRequest, note: SecurityNote): void {
  notes.set(request, { ...notes.get(request), ...note })
}

/** What was remembered about a request. */
export const noted = (request: FastifyRequest): SecurityNote => notes.get(request) ?? {}
