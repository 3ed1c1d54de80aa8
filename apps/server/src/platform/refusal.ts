/** An expected 'no': returned by handlers and verbs, never thrown. `message` and `errors` are Portuguese. */
export class Refusal {
  readonly status: number
  readonly message: string
  readonly errors: Record<string, string> | undefined
  /** Seconds to wait before trying again, for 429 and 503. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, more: { errors?: Record<string, string>; retryAfter?: number } = {}) {
    this.status = status
    this.message = message
    this.errors = more.errors
    this.retryAfter = more.retryAfter
  }
}

/** Refuses what stands in one field: the sentence is shown at the field, and tells the whole as well. */
export const refuseField = (status: number, field: string, sentence: string): Refusal =>
  new Refusal(status, sentence, { errors: { [field]: sentence } })
