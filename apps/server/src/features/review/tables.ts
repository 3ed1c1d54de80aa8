import { publicationPolicies } from '@capivira/core/review/states'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { ofUser } from '../accounts/tables.ts'

/** Whole kinds of items that an admin has decided about: one row for each that was ever switched. */
export const factKinds = pgTable('fact_kinds', {
  factKind: text('fact_kind').primaryKey(),
  /** Null once it was brought back. */
  withdrawnAt: instant('withdrawn_at'),
  decidedAt: instant('decided_at').notNull(),
  /** The account that said so; it may be gone by now. */
  decidedBy: uuid('decided_by').notNull(),
})

/** When new items of a teacher's materials go to pupils, where the material itself says nothing. */
export const publicationRules = pgTable('publication_rules', {
  userId: ofUser().primaryKey(),
  policy: text('policy', { enum: publicationPolicies }).notNull(),
  changedAt: instant('changed_at').notNull(),
})
