import { ApiError } from '../../lib/http.ts'

/**
 * Why an act waits: nothing of ours answered; the server is not in order; the session is gone; somebody else is signed
 * in.
 */
export type Why = 'network' | 'server' | 'signed-out' | 'other-person'

/** What came back for an act that was sent. */
export type Outcome =
  /** Done; `reply` is null where it was done before and nobody knows the answer any more. */
  | { is: 'taken'; reply: unknown }
  /** The server itself refused it, and will whenever it comes again. */
  | { is: 'refused'; error: ApiError }
  /** It was made on something older than what stands there now: the person chooses. */
  | { is: 'newer'; error: ApiError }
  /** It may be taken later. `alone`: the server answered, so that others may be taken meanwhile; with `said`, why. */
  | { is: 'later'; why: Why; alone: boolean; said?: string }

type Later = Extract<Outcome, { is: 'later' }>

/** An answer of the form that was due: an object with the field that every such answer has. */
export function isAnswer(reply: unknown, field: string | undefined): boolean {
  return typeof reply === 'object' && reply !== null && (field === undefined || field in reply)
}

/**
 * What an error means for the act that met it. Only the server's own word ends an act: whatever else comes, a page of
 * the network with any status, half an answer, nothing at all, leaves it waiting.
 */
export function judge(error: unknown): Exclude<Outcome, { is: 'taken' }> | { is: 'taken'; reply: null } {
  const later = (why: Why, alone = false): Later => ({ is: 'later', why, alone })
  if (!(error instanceof ApiError)) return later('network')
  // A gateway that gets no answer from our server says so with a page of its own.
  if (!error.reply) return later(error.status >= 500 && error.status !== 511 ? 'server' : 'network')
  const { status, reply } = error
  if (reply.code === 'already-taken') return { is: 'taken', reply: null }
  if (reply.code === 'other-person') return later('other-person')
  if (status === 401) return later('signed-out')
  if (reply.final) return reply.code === 'newer-version' ? { is: 'newer', error } : { is: 'refused', error }
  // Too many of one kind, as reports in an hour: the others are not.
  if (status === 429) return { ...later('server', true), said: reply.message }
  return later('server', status === 500)
}
