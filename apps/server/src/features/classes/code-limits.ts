import type { Pool } from 'pg'
import { type Attempts, countAttempts } from '../../platform/attempts.ts'

/**
 * Codes a pupil may try in ten minutes. With 22 letters at six places, guessing one takes centuries. A right one is
 * taken back alone: the wrong ones before it count on, or a code that is known would buy more guesses.
 */
export const codeLimits = (pool: Pool, secret: string): Attempts =>
  countAttempts(pool, secret, 'join-code', { points: 20, duration: 600 })
