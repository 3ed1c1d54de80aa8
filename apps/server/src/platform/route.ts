import { chooseOwnPassword, setUpTwoFactor } from '@capivira/core/accounts/contract'
import type { Endpoint, Parsed, Sent } from '@capivira/core/http/endpoint'
import { messages } from '@capivira/core/http/errors'
import { type SchoolDay, schoolDay } from '@capivira/core/progress/school-day'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Refusal } from './refusal.ts'
import { noteOf } from './security-note.ts'
import type { Services } from './services.ts'
import { lacksTwoFactor, type SignedIn } from './signed-in.ts'
import { Unchanged } from './unchanged.ts'

// Complaints that a contract words no sentence for are Portuguese all the same.
z.config(z.locales.pt())

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
 * A handler answers with what the reply schema takes, refuses, or says that the caller has the answer already. Without a
 * reply schema it sends the answer itself.
 */
type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<([Sent<E['reply']>] extends [undefined] ? FastifyReply : Sent<E['reply']>) | Refusal | Unchanged>

const ownPasswordFirst = new Refusal(403, chooseOwnPassword, { code: 'own-password-first' })
const twoFactorFirst = new Refusal(403, setUpTwoFactor, { code: 'two-factor-first' })

/** Every call that was registered, for the API page and for the tests that walk through all of them. */
const registered = new WeakMap<FastifyInstance, Endpoint[]>()

/** The calls of a server, in the order of registration. */
export function endpointsOf(app: FastifyInstance): readonly Endpoint[] {
  return registered.get(app) ?? []
}

/**
 * Registers a call: checks who asks, parses what was sent by the contract, runs the handler, and answers with exactly the
 * fields the contract names. A multipart call (`upload`) reads its own body.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  services: Services,
  endpoint: E,
  handler: Handler<E>,
): void {
  const known = registered.get(app) ?? []
  registered.set(app, [...known, endpoint])

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
    handler: async (request, reply) => {
      const now = services.now()
      let user: SignedIn | null = null
      if (endpoint.access !== 'anyone') {
        user = await services.findSession(request, reply, now)
        if (!user) return refuse(reply, new Refusal(401, messages.unauthorized))
        noteOf(request, { userId: user.id })
        if (!endpoint.access.includes(user.userType)) {
          noteOf(request, { refused: 'wrong-role' })
          return refuse(reply, new Refusal(403, messages.forbidden))
        }
        const first = stillToDo(services, endpoint, user)
        if (first) return refuse(reply, first)
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
      const answer = await handler(call)
      if (answer instanceof Refusal) return refuse(reply, answer)
      if (answer instanceof Unchanged) return reply.status(304).send()
      if (!endpoint.reply) return reply
      return reply.status(endpoint.status ?? 200).send(endpoint.reply.parse(answer))
    },
  })
}

/** What a person has to do before this call: choose a password of their own, then set two-factor up; null when nothing. */
function stillToDo({ settings }: Services, endpoint: Endpoint, user: SignedIn): Refusal | null {
  if (endpoint.beforeOwnPassword) return null
  if (user.temporaryPasswordUntil) return ownPasswordFirst
  return lacksTwoFactor(settings, user) && !endpoint.beforeTwoFactor ? twoFactorFirst : null
}

/** Sends a refusal in the one error shape. */
export function refuse(reply: FastifyReply, { status, message, errors, retryAfter, code }: Refusal): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (errors) noteOf(reply.request, { fields: Object.keys(errors) })
  return reply.status(status).send({ message, ...(errors && { errors }), ...(code && { code }) })
}

type Outcome = { ok: true; value: unknown } | { ok: false; refusal: Refusal }

function parse(schema: z.ZodMiniType | undefined, value: unknown): Outcome {
  if (!schema) return { ok: true, value: undefined }
  const result = schema.safeParse(value)
  return result.success ? { ok: true, value: result.data } : { ok: false, refusal: invalid(result.error) }
}

/** The refusal for what did not parse: the first complaint as message, and the first of each field. */
export function invalid(error: z.core.$ZodError): Refusal {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) errors[issue.path.join('.')] ??= issue.message
  // A complaint about the body as a whole (not an object) belongs to no field.
  const { '': _, ...fields } = errors
  return new Refusal(400, Object.values(fields)[0] ?? messages.invalid, { errors: fields })
}
