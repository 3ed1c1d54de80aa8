import { achievements } from '@capivira/core/achievements/catalog'
import type { UserAchievement } from '@capivira/core/achievements/contract'
import type { Queryable } from '../../platform/database.ts'
import { selectUnlocked } from './store.ts'

/** A pupil's achievements, the newest first; those of one moment in the catalogue's order. */
export async function listUnlocked(db: Queryable, userId: string): Promise<UserAchievement[]> {
  const rows = await selectUnlocked(db, { userId })
  const unlockedAt = new Map(rows.map(row => [row.achievementId, new Date(row.unlockedAt).toISOString()]))
  const held = achievements.flatMap(achievement => {
    const since = unlockedAt.get(achievement.id)
    return since ? [{ ...achievement, achievementId: achievement.id, unlockedAt: since }] : []
  })
  // ISO instants of one zone: in their order as text.
  return held.sort(
    (one, other) => Number(other.unlockedAt > one.unlockedAt) - Number(other.unlockedAt < one.unlockedAt),
  )
}
