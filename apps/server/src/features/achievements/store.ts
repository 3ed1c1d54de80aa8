import { sql } from 'drizzle-orm'
import { statement } from '../../platform/statement.ts'

/** Which achievements a pupil holds and since when. */
export const selectUnlocked = statement<{ userId: string }, { achievementId: string; unlockedAt: string }>(
  'select_unlocked',
  value => sql`
    select achievement_id as "achievementId", unlocked_at as "unlockedAt"
    from user_achievements where user_id = ${value('userId')}`,
)
