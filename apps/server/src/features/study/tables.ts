import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { ofUser } from '../accounts/tables.ts'
import { flipCards, materials } from '../materials/tables.ts'

const cardId = () =>
  integer('card_id')
    .notNull()
    .references(() => flipCards.id, { onDelete: 'cascade' })
const materialId = () =>
  integer('material_id')
    .notNull()
    .references(() => materials.id, { onDelete: 'cascade' })

export const studiedCards = pgTable(
  'studied_cards',
  {
    id: id(),
    userId: ofUser(),
    cardId: cardId(),
    materialId: materialId(),
    frontViewed: boolean('front_viewed').notNull().default(false),
    backViewed: boolean('back_viewed').notNull().default(false),
    xpEarned: integer('xp_earned').notNull().default(0),
    firstStudiedAt: instant('first_studied_at').notNull(),
    lastStudiedAt: instant('last_studied_at').notNull(),
  },
  table => [
    uniqueIndex('studied_cards_user_card_key').on(table.userId, table.cardId),
    index('studied_cards_card_idx').on(table.cardId),
  ],
)

/** Current state of FSRS per user and card. */
export const cardReviews = pgTable(
  'card_reviews',
  {
    id: id(),
    userId: ofUser(),
    cardId: cardId(),
    materialId: materialId(),
    /** The last rating. */
    difficulty: text('difficulty', { enum: ['errei', 'difícil', 'médio', 'fácil'] }).notNull(),
    nextReview: instant('next_review').notNull(),
    reviewCount: integer('review_count').notNull().default(1),
    stability: doublePrecision('stability').notNull(),
    /** FSRS' own difficulty, 1–10. */
    memoryDifficulty: doublePrecision('memory_difficulty').notNull(),
    state: text('state', { enum: ['new', 'learning', 'review', 'relearning'] }).notNull(),
    learningSteps: smallint('learning_steps').notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    lapses: integer('lapses').notNull(),
    /** Times it was rated 'errei', of its reviewCount ratings. */
    forgotten: integer('forgotten').notNull().default(0),
    lastReview: instant('last_review').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('card_reviews_user_card_key').on(table.userId, table.cardId),
    index('card_reviews_user_material_due_idx').on(table.userId, table.materialId, table.nextReview),
    index('card_reviews_user_due_idx').on(table.userId, table.nextReview),
    index('card_reviews_card_idx').on(table.cardId),
    // All that teachers' reports ask of a rated card: they read this index and not the rows, which lie where pupils
    // studied.
    index('card_reviews_report_idx').on(
      table.materialId,
      table.userId,
      table.cardId,
      table.stability,
      table.lastReview,
      table.nextReview,
      table.reviewCount,
      table.forgotten,
    ),
  ],
)

/** Every rating ever given; never updated. */
export const reviewLog = pgTable(
  'review_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    cardId: cardId(),
    rating: text('rating', { enum: ['errei', 'difícil', 'médio', 'fácil'] }).notNull(),
    /** Days since the previous rating of this card by this pupil; null for the first. */
    elapsedDays: doublePrecision('elapsed_days'),
    /** 'game' where it was not rated but recognised, or not, in a round of a game. */
    source: text('source', { enum: ['study', 'game'] })
      .notNull()
      .default('study'),
    day: date('day').notNull(),
    reviewedAt: instant('reviewed_at').notNull(),
  },
  table => [
    // The whole row but for its number: a pupil's own data are read from here, where their ratings lie side by side.
    index('review_log_user_time_idx').on(
      table.userId,
      table.reviewedAt,
      table.cardId,
      table.rating,
      table.elapsedDays,
      table.source,
      table.day,
    ),
    index('review_log_card_user_idx').on(table.cardId, table.userId),
  ],
)

/** A pupil's progress in a material, kept as the cards are studied so that dashboards count nothing. */
export const userProgress = pgTable(
  'user_progress',
  {
    id: id(),
    userId: ofUser(),
    materialId: materialId(),
    /** Different cards whose answer was seen or that were rated. */
    cardsStudied: integer('cards_studied').notNull().default(0),
    totalCards: integer('total_cards').notNull().default(0),
    completionPercentage: integer('completion_percentage').notNull().default(0),
    /** When last anything was done with it, were it only to open a card: the order of a pupil's own lists. */
    lastStudied: instant('last_studied'),
    /**
     * When last a card was rated, or a quiz or a round of a game finished (decisions/058); null while cards were only
     * opened.
     */
    lastActAt: instant('last_act_at'),
    /** When every card had been rated; set once, so that a material counts as completed once. */
    completedAt: instant('completed_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('user_progress_user_material_key').on(table.userId, table.materialId),
    index('user_progress_material_idx').on(table.materialId, table.lastStudied),
  ],
)

/**
 * What a pupil did with a material on a school day, kept by the acts themselves so that teachers' reports read no
 * single ratings and attempts.
 */
export const materialDays = pgTable(
  'material_days',
  {
    userId: ofUser(),
    materialId: materialId(),
    day: date('day').notNull(),
    /** Ratings given. */
    reviews: integer('reviews').notNull().default(0),
    /** Ratings 'errei' among them. */
    forgotten: integer('forgotten').notNull().default(0),
    /** Quizzes finished, the questions in them and those answered right. */
    quizzes: integer('quizzes').notNull().default(0),
    questions: integer('questions').notNull().default(0),
    right: integer('right_answers').notNull().default(0),
    /** Rounds of games finished that were dealt from it. */
    games: integer('games').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.userId, table.materialId, table.day] }),
    index('material_days_material_day_idx').on(table.materialId, table.day),
  ],
)

/** Times at which memories were reckoned anew from the log, and what that came to (decisions/063). */
export const memoryReplays = pgTable('memory_replays', {
  id: id(),
  askedAt: instant('asked_at').notNull(),
  /** Because the weights of memory changed (decisions/067), not because the days are counted otherwise. */
  forWeights: boolean('for_weights').notNull().default(false),
  /** Null while pupils are still to come. */
  endedAt: instant('ended_at'),
  pupils: integer('pupils').notNull().default(0),
  /**
   * Memories that the log gave again, and those of them whose card is asked on an earlier, or on a later, school day
   * than before.
   */
  memories: integer('memories').notNull().default(0),
  sooner: integer('sooner').notNull().default(0),
  later: integer('later').notNull().default(0),
  /** Memories whose ratings are not all in the log: they stay as they are. */
  unlogged: integer('unlogged').notNull().default(0),
  /** Streaks that grew by a day that had been told late, and achievements that these earned. */
  streaks: integer('streaks').notNull().default(0),
  achievements: integer('achievements').notNull().default(0),
})

/** Pupils whose memories are still to be reckoned anew. */
export const memoryReplayPupils = pgTable('memory_replay_pupils', { userId: ofUser().primaryKey() })

/**
 * Cards that were deleted, or walled in, in the last weeks, so that what was done with them before and is told late
 * counts as study; triggers keep them (decisions/063, 068).
 */
export const goneCards = pgTable(
  'gone_cards',
  {
    cardId: integer('card_id').primaryKey(),
    /** Whose members could see it; null where all pupils could. */
    classIds: integer('class_ids').array(),
    createdAt: instant('created_at').notNull(),
    goneAt: instant('gone_at').notNull(),
  },
  table => [index('gone_cards_gone_idx').on(table.goneAt)],
)
