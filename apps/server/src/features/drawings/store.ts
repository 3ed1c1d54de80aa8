import type { SchoolDay } from '@capivira/core/progress/school-day'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/database.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { users } from '../accounts/tables.ts'
import { sharesPublicly } from '../consents/sharing-conditions.ts'
import { aiDrawings, coloringActivities } from './tables.ts'

export type DrawingRow = typeof aiDrawings.$inferSelect

/** Drawings shown at a time. */
const pageSize = 48

/** Drawings a pupil has begun on a school day. */
export async function countDrawings(db: Queryable, userId: string, day: SchoolDay): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(aiDrawings)
    .where(and(eq(aiDrawings.createdByUserId, userId), eq(aiDrawings.day, day)))
  return row?.total ?? 0
}

/** Takes one of the pupil's drawings of the day; its id and turn, or null when the day has no more. */
export function beginDrawing(
  db: Database,
  drawing: typeof aiDrawings.$inferInsert,
  perDay: number,
): Promise<{ id: number; turn: number } | null> {
  return inTransaction(db, async tx => {
    // Held, so that two at once are counted one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, drawing.createdByUserId)).for('update')
    const today = await countDrawings(tx, drawing.createdByUserId, drawing.day)
    if (today >= perDay) return null
    const [row] = await tx.insert(aiDrawings).values(drawing).returning({ id: aiDrawings.id })
    return row ? { id: row.id, turn: today } : null
  })
}

/** Gives a begun drawing its picture; from now on it can be seen. */
export async function finishDrawing(
  db: Queryable,
  id: number,
  made: Pick<DrawingRow, 'imageUrl' | 'imageKey' | 'engine' | 'tags'>,
): Promise<DrawingRow | null> {
  const [row] = await db.update(aiDrawings).set(made).where(eq(aiDrawings.id, id)).returning()
  return row ?? null
}

/** Forgets a drawing that could not be made. */
export async function deleteDrawing(db: Queryable, id: number): Promise<void> {
  await db.delete(aiDrawings).where(eq(aiDrawings.id, id))
}

/**
 * The newest drawings that are shown to a user: approved ones, and the user's own that no teacher has looked at yet. A
 * child's, whose guardian has not agreed, are the child's alone.
 */
export function selectGallery(db: Queryable, user: { id: string }): Promise<DrawingRow[]> {
  const own = eq(aiDrawings.createdByUserId, user.id)
  const shown = or(
    and(own, or(eq(aiDrawings.isApproved, true), isNull(aiDrawings.reviewedAt))),
    and(eq(aiDrawings.isApproved, true), sharesPublicly(aiDrawings.createdByUserId)),
  )
  return db
    .select()
    .from(aiDrawings)
    .where(and(isNotNull(aiDrawings.imageKey), shown))
    .orderBy(desc(aiDrawings.id))
    .limit(pageSize)
}

/** A finished drawing that the user may see: approved, their own, or any for those who review them. */
export async function selectDrawing(
  db: Queryable,
  user: Pick<SignedIn, 'id' | 'userType'>,
  id: number,
): Promise<(DrawingRow & { imageKey: string }) | null> {
  const visible =
    user.userType === 'student'
      ? or(
          and(eq(aiDrawings.isApproved, true), sharesPublicly(aiDrawings.createdByUserId)),
          eq(aiDrawings.createdByUserId, user.id),
        )
      : undefined
  const [row] = await db
    .select()
    .from(aiDrawings)
    .where(and(eq(aiDrawings.id, id), visible))
  return row?.imageKey ? { ...row, imageKey: row.imageKey } : null
}

/** The keys among these that a drawing or a coloured picture still uses. */
export async function selectUsedKeys(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const [drawn, colored] = await Promise.all([
    db
      .select({ key: aiDrawings.imageKey })
      .from(aiDrawings)
      .where(inArray(aiDrawings.imageKey, [...keys])),
    db
      .select({ key: coloringActivities.imageKey })
      .from(coloringActivities)
      .where(inArray(coloringActivities.imageKey, [...keys])),
  ])
  return new Set([...drawn, ...colored].flatMap(({ key }) => key ?? []))
}

/** Keys of the newest and of the oldest drawings and coloured pictures, up to so many of each. */
export async function selectSomeKeys(db: Queryable, most: number): Promise<string[]> {
  const found = await Promise.all(
    [desc, asc].flatMap(order => [
      db
        .select({ key: aiDrawings.imageKey })
        .from(aiDrawings)
        .where(isNotNull(aiDrawings.imageKey))
        .orderBy(order(aiDrawings.id))
        .limit(most),
      db
        .select({ key: coloringActivities.imageKey })
        .from(coloringActivities)
        .where(isNotNull(coloringActivities.imageKey))
        .orderBy(order(coloringActivities.id))
        .limit(most),
    ]),
  )
  return [...new Set(found.flat().flatMap(({ key }) => key ?? []))]
}

/** Forgets drawings whose making broke off, the server having been killed. */
export async function deleteUnfinished(db: Queryable, before: Date): Promise<void> {
  await db.delete(aiDrawings).where(and(isNull(aiDrawings.imageKey), lt(aiDrawings.createdAt, before)))
}

/** Where the pictures of a pupil are kept: of their drawings, and of what they coloured. */
export async function selectPictureKeys(db: Queryable, userId: string): Promise<string[]> {
  const drawn = await db
    .select({ key: aiDrawings.imageKey })
    .from(aiDrawings)
    .where(and(eq(aiDrawings.createdByUserId, userId), isNotNull(aiDrawings.imageKey)))
  const colored = await db
    .select({ key: coloringActivities.imageKey })
    .from(coloringActivities)
    .where(and(eq(coloringActivities.userId, userId), isNotNull(coloringActivities.imageKey)))
  return [...drawn, ...colored].flatMap(({ key }) => key ?? [])
}
