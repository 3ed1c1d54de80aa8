import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { guardianConsents } from './tables.ts'

/** A person's consent that was not revoked, asked for or given; null when there is none. */
export async function findCurrent(db: Queryable, userId: string) {
  const [row] = await db
    .select()
    .from(guardianConsents)
    .where(and(eq(guardianConsents.userId, userId), isNull(guardianConsents.revokedAt)))
  return row ?? null
}
