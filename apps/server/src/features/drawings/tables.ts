import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { ofUser, users } from '../accounts/tables.ts'

/** Drawings that pupils had made from their own words. */
export const aiDrawings = pgTable(
  'ai_drawings',
  {
    id: id(),
    title: varchar('title', { length: 255 }).notNull(),
    description: text('description').notNull(),
    imageUrl: text('image_url').notNull(),
    createdByUserId: uuid('created_by_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isApproved: boolean('is_approved').notNull().default(true),
    category: varchar('category', { length: 100 }).notNull(),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    createdAt: instant('created_at').notNull(),
    /** School day on which it was made: so many a day are allowed. */
    day: date('day').notNull(),
    /** Where the picture is kept in the store; null while it is being drawn, and then nobody sees the drawing. */
    imageKey: text('image_key'),
    engine: text('engine', { enum: ['artist', 'model'] })
      .notNull()
      .default('artist'),
    /** When a teacher last showed or hid it; not approved and never reviewed means waiting. */
    reviewedAt: instant('reviewed_at'),
    reviewedBy: uuid('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    index('ai_drawings_user_day_idx').on(table.createdByUserId, table.day),
    index('ai_drawings_approved_idx').on(table.isApproved, table.id),
    index('ai_drawings_reviewer_idx').on(table.reviewedBy),
  ],
)

/** Pictures that pupils finished colouring. */
export const coloringActivities = pgTable(
  'coloring_activities',
  {
    id: id(),
    userId: ofUser(),
    /** 'theme' with 'geografia-rural/2', 'drawing' with the id of an ai_drawings row. */
    imageType: text('image_type', { enum: ['theme', 'drawing'] }).notNull(),
    imageId: text('image_id').notNull(),
    completionPercentage: integer('completion_percentage').notNull().default(0),
    xpEarned: integer('xp_earned').notNull().default(0),
    completedAt: instant('completed_at').notNull(),
    title: text('title').notNull(),
    /** Where the finished picture is kept in the store; null once it made room for newer ones. */
    imageKey: text('image_key'),
  },
  table => [index('coloring_activities_user_idx').on(table.userId, table.id)],
)

/** What pupils warned of in drawings of the gallery; one row for each time that somebody has to look. */
export const drawingProblems = pgTable(
  'drawing_problems',
  {
    id: id(),
    drawingId: integer('drawing_id')
      .notNull()
      .references(() => aiDrawings.id, { onDelete: 'cascade' }),
    /** Who warned; told to nobody. */
    userId: ofUser(),
    reason: text('reason', { enum: ['offensive', 'personal', 'scary', 'off-topic', 'other'] }).notNull(),
    comment: text('comment'),
    createdAt: instant('created_at').notNull(),
    /** School day on which it was sent: so many a day are allowed. */
    day: date('day').notNull(),
    /** When somebody who reviews looked and decided. */
    resolvedAt: instant('resolved_at'),
  },
  table => [
    uniqueIndex('drawing_problems_open_key').on(table.userId, table.drawingId).where(sql`resolved_at is null`),
    index('drawing_problems_open_idx').on(table.drawingId).where(sql`resolved_at is null`),
    index('drawing_problems_drawing_idx').on(table.drawingId),
    index('drawing_problems_user_day_idx').on(table.userId, table.day),
  ],
)

/**
 * Words that three pupils or more asked the artist for and that it does not know: a count, without who asked. Days, no
 * instants: the instant of a wish is that of its drawing, which has its author beside it.
 */
export const askedWords = pgTable('asked_words', {
  /** A noun as the dictionary lists it. */
  word: text('word').primaryKey(),
  /** Wishes with it: the first three are of three pupils, the later ones of anybody. */
  asked: integer('asked').notNull(),
  /** School day of the last wish. */
  lastAskedOn: date('last_asked_on').notNull(),
})

/**
 * That somebody asked for a word which fewer than three pupils asked for yet. Who it was is told by a keyed hash of
 * pupil and word alone: so nobody is counted twice, and no two words are seen to be of the same pupil. Gone with the
 * third pupil, after 30 days, when the account is erased, and when the key is another.
 */
export const wordMarks = pgTable(
  'word_marks',
  {
    word: text('word').notNull(),
    mark: text('mark').notNull(),
    /** Which key the mark was made with, without telling the key: by another nobody's mark can be found again. */
    keyId: text('key_id').notNull(),
    /** School day of the wish. */
    askedOn: date('asked_on').notNull(),
  },
  table => [
    primaryKey({ columns: [table.word, table.mark] }),
    index('word_marks_asked_idx').on(table.askedOn),
    index('word_marks_mark_idx').on(table.mark),
  ],
)
