import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Returned by a handler when the caller already has the answer: sent as 304 without a body. */
export class Unchanged {}

/**
 * Names the version of an answer and tells whether the caller has it already, so that an answer asked for every few
 * seconds need not be made again. `version` must differ for every user and for every change.
 */
export function unchangedSince(request: FastifyRequest, reply: FastifyReply, version: string): Unchanged | null {
  const tag = `W/"${version}"`
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  const held = request.headers['if-none-match'] ?? ''
  return held.split(',').some(one => one.trim() === tag) ? new Unchanged() : null
}

/**
 * An answer, or word that the caller has it already: for lists that are looked at every few seconds and read from the
 * database in one go, where only the way to the browser is worth saving.
 */
export function orUnchanged<Answer>(request: FastifyRequest, reply: FastifyReply, answer: Answer): Answer | Unchanged {
  const version = createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)
  return unchangedSince(request, reply, version) ?? answer
}

/**
 * A picture that somebody may be allowed to see now and not an hour from now: the browser asks each time, and mostly
 * learns that it has it already. Who asks is known by their cookie.
 */
export function sendGuarded(
  request: FastifyRequest,
  reply: FastifyReply,
  type: 'image/png' | 'image/webp',
  image: Buffer,
): FastifyReply | Unchanged {
  reply.header('vary', 'cookie')
  const version = createHash('sha256').update(image).digest('base64url').slice(0, 22)
  return unchangedSince(request, reply, version) ?? reply.type(type).send(image)
}
