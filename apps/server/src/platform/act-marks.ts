import { type ActMarks, actMarks, eventHeader, personHeader } from '@capivira/core/http/act'
import type { FastifyRequest } from 'fastify'
import { invalid } from './invalid.ts'
import type { Refusal } from './refusal.ts'

type Marks = { ok: true; value: ActMarks } | { ok: false; refusal: Refusal }

/** The requests of devices that keep an act until it is taken or refused for good: only they are told which it is. */
const keeping = new WeakSet<FastifyRequest>()

/** Whether a request comes from a device that keeps what it sends until it learns what became of it. */
export const keepsActs = (request: FastifyRequest): boolean => keeping.has(request)

/**
 * Whose act a request is and how it is called: from the JSON body, or from headers where it has none. Reads are no
 * acts.
 */
export function marksOf(request: FastifyRequest): Marks {
  if (request.method === 'GET') return { ok: true, value: {} }
  const { body, headers } = request
  const inBody = typeof body === 'object' && body !== null ? body : {}
  const marks = actMarks.safeParse({ personId: headers[personHeader], eventId: headers[eventHeader], ...inBody })
  if (!marks.success) return { ok: false, refusal: invalid(marks.error) }
  if (marks.data.personId !== undefined || marks.data.eventId !== undefined) keeping.add(request)
  return { ok: true, value: marks.data }
}
