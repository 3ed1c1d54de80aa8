import { chooseOwnPassword, setUpTwoFactor } from '@capivira/core/accounts/contract'
import type { Endpoint, Parsed, Sent } from '@capivira/core/http/endpoint'
import { messages } from '@capivira/core/http/errors'
import { type SchoolDay, schoolDay } from '@capivira/core/progress/school-day'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { keepsActs, marksOf } from './act-marks.ts'
import { complaintOf } from './complaints.ts'
import { invalid } from './invalid.ts'
import { doOnce } from './once.ts'
import { Refusal } from './refusal.ts'
import { noteOf } from './security-note.ts'
import type { Services } from './services.ts'
import { lacksTwoFactor, type SignedIn } from './signed-in.ts'
import { Unchanged } from './unchanged.ts'

// Complaints that a contract words no sentence for are said to people all the same.
z.config({ localeError: complaintOf })

/** What a handler is given: everything parsed, the user known. */
export type Call<E extends Endpoint> = {
  /** The signed-in user; null on calls open to anyone. */
  user: E['access'] extends 'anyone' ? null : SignedIn
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  now: Date
  /** The school day of `now`. */
  today: SchoolDay
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * A handler answers with what the reply schema takes, refuses, or says that the caller has the answer already. Without
 * a reply schema it sends the answer itself.
 */
type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<([Sent<E['reply']>] extends [undefined] ? FastifyReply : Sent<E['reply']>) | Refusal | Unchanged>

const ownPasswordFirst = new Refusal(403, chooseOwnPassword, { code: 'own-password-first' })
const otherPerson = new Refusal(409, messages.otherPerson, { code: 'other-person' })
const alreadyTaken = new Refusal(409, messages.alreadyTaken, { code: 'already-taken' })
const twoFactorFirst = new Refusal(403, setUpTwoFactor, { code: 'two-factor-first' })

/**
 * How a named act that arrives again is answered: 'kept', with what the first arrival was answered; 'anew', by the
 * handler, where doing it twice does nothing twice; or by a handler that tells how things stand.
 */
type Again<E extends Endpoint> = 'kept' | 'anew' | Handler<E>

/** Every call that was registered, for the API page and for the tests that walk through all of them. */
const registered = new WeakMap<FastifyInstance, Endpoint[]>()

/** The calls of a server, in the order of registration. */
export function endpointsOf(app: FastifyInstance): readonly Endpoint[] {
  return registered.get(app) ?? []
}

/**
 * Registers a call: checks who asks, parses what was sent by the contract, runs the handler, and answers with exactly
 * the fields the contract names. A multipart call (`upload`) reads its own body. An act of another person than who is
 * signed in is refused, and one that carries a name is done once.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  services: Services,
  endpoint: E,
  handler: Handler<E>,
  { again = 'kept' }: { again?: Again<E> } = {},
): void {
  const known = registered.get(app) ?? []
  registered.set(app, [...known, endpoint])

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
    handler: async (request, reply) => {
      const now = services.now()
      const marks = marksOf(request)
      if (!marks.ok) return refuse(reply, marks.refusal)
      const { personId, eventId } = marks.value
      let user: SignedIn | null = null
      if (endpoint.access !== 'anyone') {
        user = await services.findSession(request, reply, now)
        if (!user) return refuse(reply, new Refusal(401, messages.unauthorized))
        noteOf(request, { userId: user.id })
        if (personId !== undefined && personId !== user.id) return refuse(reply, otherPerson)
        if (!endpoint.access.includes(user.userType)) {
          noteOf(request, { refused: 'wrong-role' })
          return refuse(reply, new Refusal(403, messages.forbidden))
        }
        const first = stillToDo(services, endpoint, user)
        if (first) return refuse(reply, first)
      } else if (personId !== undefined) {
        // Signing out, above all: the page of somebody who has left ends no session of the next one.
        const present = await services.findSession(request, reply, now)
        if (present && present.id !== personId) return refuse(reply, otherPerson)
      }

      const params = parse(endpoint.params, request.params)
      // An id that cannot be one names nothing.
      if (!params.ok) return refuse(reply, new Refusal(404, messages.notFound))
      const query = parse(endpoint.query, request.query)
      if (!query.ok) return refuse(reply, query.refusal)
      const body = parse(endpoint.upload ? undefined : endpoint.body, request.body)
      if (!body.ok) return refuse(reply, body.refusal)

      const call = {
        user,
        params: params.value,
        query: query.value,
        body: body.value,
        now,
        today: schoolDay(now, services.settings.schoolTimeZone),
        request,
        reply,
      } as Call<E>
      if (!user || eventId === undefined || again === 'anew') return answerWith(endpoint, reply, await handler(call))
      const done = await doOnce(services.toldActs, { userId: user.id, eventId, now }, async () => {
        const answer = await handler(call)
        const taken = !(answer instanceof Refusal)
        return { taken, answer, keep: taken && again === 'kept' ? (endpoint.reply?.parse(answer) ?? null) : null }
      })
      if (!done.again) return answerWith(endpoint, reply, done.answer)
      if (again !== 'kept') return answerWith(endpoint, reply, await again(call))
      return answerWith(endpoint, reply, done.answer ?? alreadyTaken)
    },
  })
}

function answerWith(endpoint: Endpoint, reply: FastifyReply, answer: unknown): FastifyReply {
  if (answer instanceof Refusal) return refuse(reply, answer)
  if (answer instanceof Unchanged) return reply.status(304).send()
  if (!endpoint.reply) return reply
  return reply.status(endpoint.status ?? 200).send(endpoint.reply.parse(answer))
}

/**
 * What a person has to do before this call: choose a password of their own, then set two-factor up; null when nothing.
 */
function stillToDo({ settings }: Services, endpoint: Endpoint, user: SignedIn): Refusal | null {
  if (endpoint.beforeOwnPassword) return null
  if (user.temporaryPasswordUntil) return ownPasswordFirst
  return lacksTwoFactor(settings, user) && !endpoint.beforeTwoFactor ? twoFactorFirst : null
}

/** Sends a refusal in the one error shape. */
export function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, message, errors, retryAfter, code, final, current } = refusal
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (errors) noteOf(reply.request, { fields: Object.keys(errors) })
  return reply.status(status).send({
    message,
    ...(errors && { errors }),
    ...(code && { code }),
    ...(final && (keepsActs(reply.request) || status === 413) && { final }),
    ...(current !== undefined && { current }),
  })
}

type Outcome = { ok: true; value: unknown } | { ok: false; refusal: Refusal }

function parse(schema: z.ZodMiniType | undefined, value: unknown): Outcome {
  if (!schema) return { ok: true, value: undefined }
  const result = schema.safeParse(value)
  return result.success ? { ok: true, value: result.data } : { ok: false, refusal: invalid(result.error) }
}
