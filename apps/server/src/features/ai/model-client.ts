import type { ModelAnswer, ModelQuestion, NoAnswer } from '@capivira/generation/model/ask'
import { CallFailure, type Outcome } from './call-failure.ts'
import { type CallProvider, FORMATS, type Quirks } from './formats.ts'
import { Breaker, delayBefore, type Patience, usualPatience } from './patience.ts'

/** What a call was and brought, for who keeps the accounts. */
export type CallRecord = { outcome: Outcome; answer: ModelAnswer | null; milliseconds: number; startedAt: Date }

export type AskOptions = {
  signal: AbortSignal
  /** Asked right before each call: why it may not be made, or null. Where it is null, a record follows. */
  refusal: () => Promise<NoAnswer | null>
  /** Told after each call, before its answer is used. */
  record: (call: CallRecord) => Promise<void>
}

export type ClientParts = {
  provider: () => Promise<CallProvider>
  now: () => Date
  /** A number in [0, 1). */
  chance: () => number
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
  /** Told of each call that brought nothing, unless the next one is made in a better way. */
  report?: (failure: CallFailure) => void
  patience?: Patience
}

/** How a call is made: index into FORMATS, and what is left out of the request. */
type Manner = Quirks & { format: number }

/**
 * Asks a service with patience: tries again what passes, leaves it alone when it fails for long, and learns once how it
 * can be asked for JSON (a schema, else any JSON, else text) and what else it does not take.
 */
export class ModelClient {
  readonly #parts: ClientParts
  readonly #breaker = new Breaker()
  readonly #quirks: Quirks = { maxCompletionTokens: false, noTemperature: false }
  #format = 0
  /** An answer has come in this format, or all were refused: there is nothing more to learn. */
  #settled = false

  constructor(parts: ClientParts) {
    this.#parts = parts
  }

  async ask(question: ModelQuestion, options: AskOptions): Promise<ModelAnswer | NoAnswer> {
    const { now, chance, sleep, report, patience = usualPatience } = this.#parts
    for (let failed = 1; ; ) {
      options.signal.throwIfAborted()
      if (this.#breaker.isOpen(now().getTime())) return { failure: 'down' }
      const refusal = await options.refusal()
      if (refusal) return refusal
      const manner = { format: this.#format, ...this.#quirks }
      const result = await this.#call(question, manner, options)
      if (!(result instanceof CallFailure)) return result
      if (this.#learn(result, manner)) continue
      report?.(result)
      if (result.outcome === 'unauthorized') return { failure: 'key' }
      if (result.outcome === 'rejected' || result.outcome === 'too-large') return { failure: 'rejected' }
      this.#breaker.failed(now().getTime(), result.retryAfterMs)
      const delay = delayBefore(failed, result, chance(), patience)
      if (delay === null) {
        this.#breaker.rest(now().getTime() + (result.retryAfterMs ?? 0))
        return { failure: 'down' }
      }
      await sleep(delay, options.signal)
      failed += 1
    }
  }

  async #call(
    question: ModelQuestion,
    { format, ...quirks }: Manner,
    { signal, record }: AskOptions,
  ): Promise<ModelAnswer | CallFailure> {
    const { provider, now } = this.#parts
    const call = await provider()
    const startedAt = now()
    const told = (outcome: Outcome, answer: ModelAnswer | null) =>
      record({ outcome, answer, milliseconds: now().getTime() - startedAt.getTime(), startedAt })
    try {
      const answer = await call(question, { format: FORMATS[format] ?? 'text', quirks, signal })
      await told('answered', answer)
      this.#breaker.succeeded()
      this.#settled = true
      return answer
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      await told(error.outcome, null)
      return error
    }
  }

  /**
   * Whether a complaint about the manner of a call tells how to ask better, or another call has told: it is asked again
   * at once.
   */
  #learn({ complaint }: CallFailure, { format, maxCompletionTokens, noTemperature }: Manner): boolean {
    switch (complaint) {
      case undefined:
        return false
      case 'max-tokens':
        this.#quirks.maxCompletionTokens = true
        return !maxCompletionTokens
      case 'temperature':
        this.#quirks.noTemperature = true
        return !noTemperature
      case 'format':
        if (format < this.#format) return true
        if (this.#settled) return false
        if (format < FORMATS.length - 1) {
          this.#format = format + 1
          return true
        }
        // It was not the format: what is refused is something else.
        this.#format = 0
        this.#settled = true
        return false
    }
  }
}
