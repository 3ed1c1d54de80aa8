import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
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

/** Whose id it is when nobody is to be found by it. */
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Leaves of somebody whose account has just been deleted a pseudonym, in what they did as administrators and in what
 * was done to them and to what was theirs. The table's trigger lets this one change through, and only for who is gone.
 */
export async function renameInActs(
  tx: Queryable,
  { userId, pseudonym, called }: { userId: string; pseudonym: string; called: string },
): Promise<void> {
  const { actorId, actorName, targetId, targetName, ownerId, detail } = adminActs
  const acted = eq(actorId, userId)
  const own = eq(ownerId, userId)
  const done = eq(targetId, userId)
  await tx
    .update(adminActs)
    .set({
      actorId: sql`case when ${acted} then ${nobody}::uuid else ${actorId} end`,
      actorName: sql`case when ${acted} then ${called} else ${actorName} end`,
      targetId: sql`case when ${done} then ${pseudonym} else ${targetId} end`,
      targetName: sql`case when ${done} or ${own} then ${called} else ${targetName} end`,
      // Beside a material it is its title before.
      detail: sql`case when ${own} then null else ${detail} end`,
      ownerId: sql`case when ${own} then null else ${ownerId} end`,
    })
    .where(or(acted, own, done))
}
