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
