import { pgTable, smallint } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { ofUser } from '../accounts/tables.ts'

/** What pupils set themselves; whoever has no row has the usual goal. */
export const studyGoals = pgTable('study_goals', {
  userId: ofUser().primaryKey(),
  /** Different cards to rate on a day. */
  dailyCards: smallint('daily_cards').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
