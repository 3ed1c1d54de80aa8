import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { aiDrawings } from '../drawings/tables.ts'
import { users } from './tables.ts'
import { surelyUsedAt, usedAt } from './use-conditions.ts'

/** How far what is noted of the last use of an account may lag behind. */
const lagMs = 12 * 3_600_000

/** Notes that an account is used, no more than twice a day; also where a clock was ahead before. */
export async function noteUse(db: Queryable, userId: string, now: Date): Promise<void> {
  const { id, lastUsedAt } = users
  const noted = or(isNull(lastUsedAt), lt(lastUsedAt, new Date(now.getTime() - lagMs)), gt(lastUsedAt, now))
  await db
    .update(users)
    .set({ lastUsedAt: now })
    .where(and(eq(id, userId), noted))
}

/**
 * Notes of pupils for whom nobody did so when they last used their account, as far as it can be told: from before it
 * was noted, by their last day of study (its end), open sessions and drawings. Only of those made before an instant, so
 * many at once.
 */
export async function noteOldUse(db: Queryable, timeZone: string, before: Date, most: number): Promise<void> {
  const old = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'student'), sql`${usedAt} <= ${before}`, isNull(users.lastUsedAt)))
    .orderBy(usedAt)
    .limit(most)
  const lastUsedAt = sql`greatest(
    ${surelyUsedAt},
    (${users.lastStudyDate} + 1)::timestamp at time zone ${timeZone} - interval '1 second',
    (select max(${aiDrawings.createdAt}) from ${aiDrawings} where ${aiDrawings.createdByUserId} = ${users.id})
  )`
  await db.update(users).set({ lastUsedAt }).where(inArray(users.id, old))
}
