import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { ofUser } from '../accounts/tables.ts'
import { flipCards, materials } from '../materials/tables.ts'
import { quizQuestions } from '../quizzes/tables.ts'

/** What pupils found wrong with a card or a question; one row per pupil and item. */
export const itemProblems = pgTable(
  'item_problems',
  {
    id: id(),
    userId: ofUser(),
    materialId: integer('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    /** One of the two below, never both. */
    cardId: integer('card_id').references(() => flipCards.id, { onDelete: 'cascade' }),
    questionId: integer('question_id').references(() => quizQuestions.id, { onDelete: 'cascade' }),
    reason: text('reason', {
      enum: ['wrong-answer', 'unclear', 'several-answers', 'off-topic', 'spelling', 'other'],
    }).notNull(),
    comment: text('comment'),
    createdAt: instant('created_at').notNull(),
    /** When a teacher ticked it off. */
    resolvedAt: instant('resolved_at'),
  },
  table => [
    uniqueIndex('item_problems_user_card_key').on(table.userId, table.cardId),
    uniqueIndex('item_problems_user_question_key').on(table.userId, table.questionId),
    index('item_problems_user_time_idx').on(table.userId, table.createdAt),
    index('item_problems_open_idx').on(table.materialId).where(sql`resolved_at is null`),
    index('item_problems_card_idx').on(table.cardId),
    index('item_problems_question_idx').on(table.questionId),
    check('item_problems_one_item', sql`num_nonnulls(card_id, question_id) = 1`),
  ],
)
