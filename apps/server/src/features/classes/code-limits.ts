import { messages } from '@capivira/core/http/errors'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../../platform/refusal.ts'

/** Codes a pupil may try in ten minutes. With 22 letters at six places, guessing one takes centuries. */
const allowed = { keyPrefix: 'join-code', points: 20, duration: 600 }

/** Counts the codes that pupils try, in the database, so that several servers share the count. */
export function codeLimits(pool: Pool) {
  const limiter = new RateLimiterPostgres({
    ...allowed,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(allowed),
  })
  return {
    /** Counts a try before the code is looked at, so that parallel guesses count too. */
    async count(userId: string): Promise<Refusal | null> {
      try {
        await limiter.consume(userId)
        return null
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        return new Refusal(429, messages.tooManyRequests, { retryAfter: Math.ceil(reason.msBeforeNext / 1000) })
      }
    },
    /** After a right code: that try did not count. Those before it did, or a code that is known would buy more guesses. */
    async forgive(userId: string): Promise<void> {
      await limiter.reward(userId)
    },
  }
}
