import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { foundBy, searchWords } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { adminActs } from './tables.ts'

export type NewAct = Omit<typeof adminActs.$inferInsert, 'id'>

/** Appends an act. */
export async function insertAct(db: Queryable, act: NewAct): Promise<void> {
  await db.insert(adminActs).values(act)
}

/** Acts that a search finds, of one kind when it is named, the newest first. */
export function selectActs(
  db: Queryable,
  { search, act, before, limit }: { search?: string; act?: NewAct['act']; before?: number; limit: number },
) {
  const words = searchWords(adminActs.actorName, adminActs.targetName, adminActs.detail)
  return db
    .select()
    .from(adminActs)
    .where(
      and(
        foundBy(adminActs, words, search),
        act && eq(adminActs.act, act),
        before === undefined ? undefined : lt(adminActs.id, before),
      ),
    )
    .orderBy(desc(adminActs.id))
    .limit(limit)
}

/** Removes acts from before an instant, of those that the table lets go of: older than a year. */
export async function deleteActsBefore(db: Queryable, before: Date): Promise<number> {
  const gone = await db
    .delete(adminActs)
    .where(and(lt(adminActs.createdAt, before), sql`${adminActs.createdAt} < now() - interval '1 year'`))
    .returning({ id: adminActs.id })
  return gone.length
}
