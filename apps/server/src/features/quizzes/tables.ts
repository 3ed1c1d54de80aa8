import type { ChangingQuestion } from '@capivira/core/quizzes/asked'
import type { Doubt } from '@capivira/core/review/doubt'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { id, instant, searchWords } from '../../platform/columns.ts'
import { ofUser } from '../accounts/tables.ts'
import { byHand, trusted } from '../materials/item-tables.ts'
import { materials } from '../materials/tables.ts'

/** A question as it was; instants as PostgreSQL writes them. */
export type GoneQuestion = Pick<ChangingQuestion, 'id' | 'options' | 'correctAnswer' | 'state'> & {
  createdAt: string
  touchedAt: string | null
}

/** One quiz per material for now; the table allows more. */
export const quizzes = pgTable(
  'quizzes',
  {
    id: id(),
    materialId: integer('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    title: varchar('title', { length: 255 }).notNull(),
    /** Questions that pupils see; triggers keep it (decisions/012). */
    questionsCount: integer('questions_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('quizzes_material_key').on(table.materialId),
    index('quizzes_search_idx').using('gin', searchWords(table.title)),
  ],
)

export const quizQuestions = pgTable(
  'quiz_questions',
  {
    id: id(),
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    options: jsonb('options').$type<string[]>().notNull(),
    /** Index into options. */
    correctAnswer: smallint('correct_answer').notNull(),
    explanation: text('explanation'),
    category: varchar('category', { length: 100 }),
    difficulty: text('difficulty', { enum: ['fácil', 'médio', 'difícil'] })
      .notNull()
      .default('médio'),
    position: integer('position').notNull(),
    sourcePage: integer('source_page'),
    sourceQuote: text('source_quote'),
    family: text('family'),
    /** Which engine wrote it; null when written by hand. */
    engine: text('engine', { enum: ['extractive', 'model'] }),
    fingerprint: varchar('fingerprint', { length: 64 }).notNull(),
    ...byHand(),
    ...trusted(),
    /** What pupils' answers say against it, while that makes it a suggestion (decisions/082). */
    doubt: jsonb('doubt').$type<Doubt>(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('quiz_questions_quiz_fingerprint_key').on(table.quizId, table.fingerprint),
    index('quiz_questions_suggested_idx').on(table.quizId).where(sql`publication = 'suggested'`),
    index('quiz_questions_kind_idx').on(table.factKind).where(sql`fact_kind is not null`),
    index('quiz_questions_judged_idx').on(table.verdictAt).where(sql`verdict is not null`),
  ],
)

export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: id(),
    userId: ofUser(),
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    score: integer('score').notNull(),
    totalQuestions: integer('total_questions').notNull(),
    percentage: integer('percentage').notNull(),
    /** What was chosen, when the app sent it: question id and option text. */
    answers: jsonb('answers').$type<{ questionId: number; option: string }[]>(),
    /** False when only a score was claimed. */
    graded: boolean('graded').notNull().default(sql`true`),
    /** False for a round of some of the questions: it settles no assignment. */
    isWhole: boolean('is_whole').notNull().default(true),
    /** The school day, written down so that a later change of time zone rewrites nothing. */
    day: date('day').notNull(),
    completedAt: instant('completed_at').notNull(),
  },
  table => [
    index('quiz_attempts_user_completed_idx').on(table.userId, table.completedAt),
    index('quiz_attempts_user_quiz_day_idx').on(table.userId, table.quizId, table.day),
    // All that teachers' reports ask of an attempt: they read this index and not the rows.
    index('quiz_attempts_report_idx').on(
      table.quizId,
      table.day,
      table.userId,
      table.score,
      table.totalQuestions,
      table.percentage,
      table.id,
    ),
  ],
)

/** What was answered to each question of a kept attempt; written with the attempt, never updated. */
export const quizAnswers = pgTable(
  'quiz_answers',
  {
    attemptId: integer('attempt_id')
      .notNull()
      .references(() => quizAttempts.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => quizQuestions.id, { onDelete: 'cascade' }),
    /** The option's text as it was then. */
    option: text('option').notNull(),
    isRight: boolean('is_right').notNull(),
  },
  table => [
    primaryKey({ columns: [table.attemptId, table.questionId] }),
    // The whole row: a teacher's wrong options are counted from here, where a question's answers lie side by side.
    index('quiz_answers_question_idx').on(table.questionId, table.attemptId, table.isRight, table.option),
  ],
)

/**
 * Quizzes that were deleted, or walled in, in the last weeks, with what is right in them; triggers keep them
 * (decisions/068).
 */
export const goneQuizzes = pgTable(
  'gone_quizzes',
  {
    quizId: integer('quiz_id').primaryKey(),
    materialId: integer('material_id').notNull(),
    /** Whose members could take it; null where all pupils could. */
    classIds: integer('class_ids').array(),
    questions: jsonb('questions').$type<GoneQuestion[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    goneAt: instant('gone_at').notNull(),
  },
  table => [index('gone_quizzes_material_idx').on(table.materialId), index('gone_quizzes_gone_idx').on(table.goneAt)],
)
