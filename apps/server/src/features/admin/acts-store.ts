import { and, desc, eq, lt } from 'drizzle-orm'
import { matchesWords, searchWords } from '../../platform/columns.ts'
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
        matchesWords(words, search),
        act && eq(adminActs.act, act),
        before === undefined ? undefined : lt(adminActs.id, before),
      ),
    )
    .orderBy(desc(adminActs.id))
    .limit(limit)
}
