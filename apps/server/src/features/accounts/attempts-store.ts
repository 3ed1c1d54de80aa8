import { lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { rateLimits } from './tables.ts'

/** Removes attempts that do not count any more. */
export async function deleteExpiredAttempts(db: Queryable, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
}
