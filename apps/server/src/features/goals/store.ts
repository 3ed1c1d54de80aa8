import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { studyGoals } from './tables.ts'

/** The goal a pupil chose; null when they chose none. */
export async function findGoal(db: Queryable, userId: string): Promise<number | null> {
  const [row] = await db.select().from(studyGoals).where(eq(studyGoals.userId, userId))
  return row?.dailyCards ?? null
}

/** Writes down the goal a pupil chose. */
export async function saveGoal(db: Queryable, userId: string, dailyCards: number, now: Date): Promise<void> {
  const set = { dailyCards, updatedAt: now }
  await db
    .insert(studyGoals)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: studyGoals.userId, set })
}
