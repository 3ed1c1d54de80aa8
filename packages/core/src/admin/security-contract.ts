import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { instant, plainText } from '../http/shapes.ts'

/** What may happen about who gets in, who may do what, and whose data it is. */
export const securityEvent = z.enum([
  'sign-in',
  'second-step',
  'sign-out',
  'register',
  'register-with-secret',
  'change-password',
  'ask-reset',
  'reset-password',
  'change-email',
  'unlock',
  'verify-email',
  'two-factor-on',
  'two-factor-off',
  'recovery-codes',
  'end-sessions',
  'export-data',
  'delete-account',
  'consent-ask',
  'consent-give',
  'consent-take-back',
  'set-age',
  'admin-create-user',
  'admin-reset-password',
  'admin-change-email',
  'admin-change-role',
  'admin-lock',
  'admin-delete-user',
  'erase-idle',
  'wrong-role',
  'not-theirs',
  'too-many',
  'cross-site',
])
export type SecurityEvent = z.output<typeof securityEvent>

/** How it ended. `begun`: the password was right and the second step is to come. */
export const securityOutcome = z.enum(['ok', 'begun', 'wrong', 'locked', 'refused', 'limited'])
export type SecurityOutcome = z.output<typeof securityOutcome>

/** Days that events are kept. */
export const securityDays = 180

/** Days back that a list may be asked for. */
export const securityPeriods = [1, 7, 30, securityDays] as const

/** Somebody an event is about: an account while there is one, and what they are called in the log. */
const person = z.object({
  id: z.nullable(z.uuid()),
  fullName: z.nullable(z.string()),
  /** A keyed hash of the id: all that is left once the account is gone. */
  pseudonym: z.string(),
})

export const securityEntry = z.object({
  id: z.int(),
  event: securityEvent,
  outcome: securityOutcome,
  /** Who did it, as far as it can be told. */
  user: z.nullable(person),
  /** On whose account, where it is another's. */
  target: z.nullable(person),
  /** A keyed hash: equal ones come from one address. */
  address: z.nullable(z.string()),
  /** Method and path of the call, without what stood in its place. */
  call: z.nullable(z.string()),
  /** The first request's id, as the log has it. */
  request: z.string(),
  /** Times it happened within a minute. */
  count: z.int(),
  createdAt: instant,
  lastAt: instant,
})
export type SecurityEntry = z.output<typeof securityEntry>

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/admin/security-events',
  summary:
    'Entradas, trocas de senha, recusas e outros acontecimentos de segurança dos últimos 180 dias, os mais ' +
    'novos primeiro.',
  group: 'Administração',
  access: ['admin'],
  query: z.object({
    /** Words of the name or e-mail of who did it or whose account it was. */
    search: z.optional(z.string().check(plainText, z.trim(), z.maxLength(200, 'Busque por no máximo 200 caracteres'))),
    event: z.optional(securityEvent),
    outcome: z.optional(securityOutcome),
    address: z.optional(z.string().check(z.regex(/^[\w-]{8}$/, 'Origem inválida'))),
    days: z.optional(z.pipe(z.enum(['1', '7', '30', '180']), z.transform(Number))),
    /** Only events before this one: the last id of the page before. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'Página inválida'))),
  }),
  reply: z.object({ events: z.array(securityEntry), more: z.boolean() }),
})
