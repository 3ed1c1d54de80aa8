import type { RefusalCode } from '@capivira/core/http/errors'

type More = {
  errors?: Record<string, string>
  retryAfter?: number
  code?: RefusalCode
  /** Where its status alone would say otherwise. */
  final?: boolean
  current?: unknown
}

const finalStatuses = new Set([400, 403, 404, 409, 410, 413, 422])

/** The person has to do something first, or another person has to sign in: then the same act is taken. */
const passing = new Set<RefusalCode>(['own-password-first', 'two-factor-first', 'code-needed', 'other-person'])

/** Whether a refusal holds for every later try of the same act, so that a device may let go of it. */
export const isFinal = (status: number, code?: RefusalCode): boolean =>
  finalStatuses.has(status) && !(code && passing.has(code))

/** An expected 'no': returned by handlers and verbs, never thrown. `message` and `errors` are Portuguese. */
export class Refusal {
  readonly status: number
  readonly message: string
  readonly errors: Record<string, string> | undefined
  /** Seconds to wait before trying again, for 429 and 503. */
  readonly retryAfter: number | undefined
  /** What the web app has to know besides. */
  readonly code: RefusalCode | undefined
  /** No later try of the same act can end otherwise. */
  readonly final: boolean
  /** What stands there now, where the refused change was made on something older. */
  readonly current: unknown

  constructor(status: number, message: string, more: More = {}) {
    this.status = status
    this.message = message
    this.errors = more.errors
    this.retryAfter = more.retryAfter
    this.code = more.code
    this.final = more.final ?? isFinal(status, more.code)
    this.current = more.current
  }
}

/** Refuses what stands in one field: the sentence is shown at the field, and tells the whole as well. */
export const refuseField = (status: number, field: string, sentence: string): Refusal =>
  new Refusal(status, sentence, { errors: { [field]: sentence } })
