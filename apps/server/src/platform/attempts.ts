import { messages } from '@capivira/core/http/errors'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { keyedHash } from './pseudonym.ts'
import { Refusal } from './refusal.ts'

/** So many attempts in so many seconds. */
export type Limit = { readonly points: number; readonly duration: number }

/** Counts attempts by a key. */
export type Attempts = {
  /** Counts one before it is looked at, so that parallel ones count too; refuses 429 when there were too many. */
  count: (key: string) => Promise<Refusal | null>
  /** The last one does not count; those before it do. */
  takeBack: (key: string) => Promise<void>
  /** None counts any more. */
  forget: (key: string) => Promise<void>
}

/**
 * Attempts counted in the database, so that several servers share the count; in memory should the database not answer. Keys are
 * addresses of people and of machines: the table holds their keyed hashes.
 */
export function countAttempts(pool: Pool, secret: string, name: string, limit: Limit): Attempts {
  const hashed = (key: string) => keyedHash(secret, name, key)
  const options = { keyPrefix: name, ...limit }
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(options),
  })
  return {
    async count(key) {
      try {
        await limiter.consume(hashed(key))
        return null
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        return new Refusal(429, messages.tooManyRequests, { retryAfter: Math.ceil(reason.msBeforeNext / 1000) })
      }
    },
    takeBack: async key => void (await limiter.reward(hashed(key))),
    forget: async key => void (await limiter.delete(hashed(key))),
  }
}
