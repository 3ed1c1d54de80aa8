import type { Totals } from '@capivira/core/progress/totals'
import { sql } from 'drizzle-orm'
import { statement } from '../../platform/statement.ts'

/** Which achievements a pupil holds and since when. */
export const selectUnlocked = statement<{ userId: string }, { achievementId: string; unlockedAt: string }>(
  'select_unlocked',
  value => sql`
    select achievement_id as "achievementId", unlocked_at as "unlockedAt"
    from user_achievements where user_id = ${value('userId')}`,
)

/** What a pupil has done in all; the longest streak is not kept, so that it is told as it stands. */
export const selectTotals = statement<{ userId: string }, Totals>(
  'select_achievement_totals',
  value => sql`
    select coalesce(t.cards, 0) as cards, coalesce(t.reviews, 0) as reviews, coalesce(t.quizzes, 0) as quizzes,
      coalesce(t.perfect_quizzes, 0) as "perfectQuizzes", coalesce(t.daily_challenges, 0) as "dailyChallenges",
      coalesce(t.materials_completed, 0) as "materialsCompleted", coalesce(t.games, 0) as games,
      coalesce(t.game_kinds, 0) as "gameKinds"
    from users u left join activity_totals t on t.user_id = u.id
    where u.id = ${value('userId')}`,
)
