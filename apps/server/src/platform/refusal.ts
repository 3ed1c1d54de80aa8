import type { RefusalCode } from '@capivira/core/http/errors'

/** An expected 'no': returned by handlers and verbs, never thrown. `message` and `errors` are Portuguese. */
export class Refusal {
  readonly status: number
  readonly message: string
  readonly errors: Record<string, string> | undefined
  /** Seconds to wait before trying again, for 429 and 503. */
  readonly retryAfter: number | undefined
  /** What the web app has to know besides. */
  readonly code: RefusalCode | undefined

  constructor(
    status: number,
    message: string,
    more: { errors?: Record<string, string>; retryAfter?: number; code?: RefusalCode } = {},
  ) {
    this.status = status
    this.message = message
    this.errors = more.errors
    this.retryAfter = more.retryAfter
    this.code = more.code
  }
}

/** Refuses what stands in one field: the sentence is shown at the field, and tells the whole as well. */
export const refuseField = (status: number, field: string, sentence: string): Refusal =>
  new Refusal(status, sentence, { errors: { [field]: sentence } })
