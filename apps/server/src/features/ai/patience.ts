import type { Outcome } from './call-failure.ts'

/** How often and how long a call is tried again. Milliseconds. */
export type Patience = { tries: number; firstMs: number; longestMs: number; longestRetryAfterMs: number }

export const usualPatience: Patience = { tries: 4, firstMs: 1000, longestMs: 30_000, longestRetryAfterMs: 60_000 }

/** Failures that pass by themselves. */
const PASSING: ReadonlySet<Outcome> = new Set<Outcome>(['timeout', 'network', 'server', 'rate-limit'])

/**
 * Milliseconds to wait before another try, or null when there is none. Full jitter ("Exponential Backoff and Jitter",
 * AWS Architecture Blog, 2015): anything between nothing and the doubled delay, so that many who failed at once do not
 * come back at once; never less than the service asks for.
 * @param failed tries that have failed, from 1
 * @param chance a number in [0, 1)
 */
export function delayBefore(
  failed: number,
  { outcome, retryAfterMs }: { outcome: Outcome; retryAfterMs?: number | undefined },
  chance: number,
  patience: Patience,
): number | null {
  if (!PASSING.has(outcome) || failed >= patience.tries) return null
  // A second wait for an answer that does not come is enough.
  if (outcome === 'timeout' && failed >= 2) return null
  if (retryAfterMs !== undefined && retryAfterMs > patience.longestRetryAfterMs) return null
  const jitter = chance * Math.min(patience.longestMs, patience.firstMs * 2 ** (failed - 1))
  return Math.max(jitter, retryAfterMs ?? 0)
}

/** Failures in a row after which a service is left alone, and for how long, in milliseconds. */
const breaking = { failures: 5, restMs: 60_000 } as const

/**
 * Leaves a service that fails alone for a while: after five failures in a row nothing is sent for a minute; then one
 * call tries, and its failure begins another minute.
 */
export class Breaker {
  #failures = 0
  #restUntil = 0

  /** @param now milliseconds since the epoch */
  isOpen(now: number): boolean {
    return now < this.#restUntil
  }

  succeeded(): void {
    this.#failures = 0
    this.#restUntil = 0
  }

  /** @param retryAfterMs the rest the service itself asks for */
  failed(now: number, retryAfterMs = 0): void {
    this.#failures += 1
    if (this.#failures >= breaking.failures) this.#restUntil = now + Math.max(breaking.restMs, retryAfterMs)
  }

  /** The service asked for a rest longer than anybody waits. */
  rest(until: number): void {
    this.#restUntil = Math.max(this.#restUntil, until)
  }
}
