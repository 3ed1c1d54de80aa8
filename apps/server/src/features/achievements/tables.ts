import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ofUser } from '../accounts/tables.ts'

/** Which achievements a pupil holds; the achievements themselves are a catalogue in core. */
export const userAchievements = pgTable(
  'user_achievements',
  {
    userId: ofUser(),
    achievementId: text('achievement_id').notNull(),
    unlockedAt: timestamp('unlocked_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.achievementId] })],
)
