import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ofUser } from '../accounts/tables.ts'

/**
 * Every XP ever paid; append-only. `source` names the kind of event and `sourceId` the event itself, e.g. 'review' and
 * '17:2026-03-02' (card and day): the unique key is what makes paying twice impossible.
 */
export const xpLedger = pgTable(
  'xp_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    source: text('source', { enum: ['side', 'review', 'quiz', 'challenge', 'game', 'achievement'] }).notNull(),
    sourceId: text('source_id').notNull(),
    amount: integer('amount').notNull(),
    day: date('day').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  // The migration lets this index hold the rest of the row too (INCLUDE, which Drizzle has no word for): a pupil's own
  // data are read from it, where their entries lie side by side.
  table => [uniqueIndex('xp_ledger_user_source_key').on(table.userId, table.source, table.sourceId)],
)

/** Counters behind achievements, one row per pupil; see core/progress/activity.ts for what each counts. */
export const activityTotals = pgTable('activity_totals', {
  userId: ofUser().primaryKey(),
  cards: integer('cards').notNull().default(0),
  reviews: integer('reviews').notNull().default(0),
  quizzes: integer('quizzes').notNull().default(0),
  perfectQuizzes: integer('perfect_quizzes').notNull().default(0),
  dailyChallenges: integer('daily_challenges').notNull().default(0),
  materialsCompleted: integer('materials_completed').notNull().default(0),
  games: integer('games').notNull().default(0),
  gameKinds: integer('game_kinds').notNull().default(0),
})

/** What a pupil did on a school day. */
export const activityDays = pgTable(
  'activity_days',
  {
    userId: ofUser(),
    day: date('day').notNull(),
    /** Different cards rated. */
    cards: integer('cards').notNull().default(0),
    reviews: integer('reviews').notNull().default(0),
    quizzes: integer('quizzes').notNull().default(0),
    games: integer('games').notNull().default(0),
    xp: integer('xp').notNull().default(0),
  },
  table => [primaryKey({ columns: [table.userId, table.day] }), index('activity_days_day_idx').on(table.day)],
)

/**
 * Acts of pupils, teachers and administrators to which their devices gave a name, so that one sent twice is done once;
 * kept for as long as one may come late.
 */
export const studyEvents = pgTable(
  'study_events',
  {
    userId: ofUser(),
    eventId: uuid('event_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** What the first arrival was answered; null while it is being done, and where the answer is made anew. */
    answer: jsonb('answer'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.eventId] }),
    index('study_events_user_created_idx').on(table.userId, table.createdAt),
  ],
)
