import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { coloringActivities } from './tables.ts'

export type WorkRow = typeof coloringActivities.$inferSelect

/** Pictures a pupil's album holds. */
const albumSize = 60

/** Keeps a finished picture; answers its id and the files of old ones that make room for it. */
export async function insertWork(
  db: Queryable,
  work: typeof coloringActivities.$inferInsert,
): Promise<{ id: number; dropped: string[] }> {
  const [row] = await db.insert(coloringActivities).values(work).returning({ id: coloringActivities.id })
  if (!row) throw new Error('an insert without conflict answered no row')
  const old = await db
    .select({ id: coloringActivities.id, key: coloringActivities.imageKey })
    .from(coloringActivities)
    .where(and(eq(coloringActivities.userId, work.userId), isNotNull(coloringActivities.imageKey)))
    .orderBy(desc(coloringActivities.id))
    .offset(albumSize)
  if (old.length > 0)
    await db
      .update(coloringActivities)
      .set({ imageKey: null })
      .where(
        inArray(
          coloringActivities.id,
          old.map(({ id }) => id),
        ),
      )
  return { id: row.id, dropped: old.flatMap(({ key }) => key ?? []) }
}

/** The pictures of a pupil's album, the newest first. */
export function selectWorks(db: Queryable, userId: string): Promise<WorkRow[]> {
  return db
    .select()
    .from(coloringActivities)
    .where(and(eq(coloringActivities.userId, userId), isNotNull(coloringActivities.imageKey)))
    .orderBy(desc(coloringActivities.id))
    .limit(albumSize)
}

/** Where a picture of a pupil's album is kept; null when it is not theirs or not there. */
export async function selectWorkKey(db: Queryable, userId: string, id: number): Promise<string | null> {
  const [row] = await db
    .select({ key: coloringActivities.imageKey })
    .from(coloringActivities)
    .where(and(eq(coloringActivities.userId, userId), eq(coloringActivities.id, id)))
  return row?.key ?? null
}
