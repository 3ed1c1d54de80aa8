import type { Fared } from '@capivira/core/memory/faring'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { classes } from '../classes/tables.ts'

/**
 * How memories of the school are reckoned, and of a turma where it has weights of its own: one row for each, the
 * school's without a class. The log stays the truth: whatever stands here, memories can be replayed from it, by this
 * algorithm or by the next.
 */
export const memoryWeights = pgTable(
  'memory_weights',
  {
    id: id(),
    classId: integer('class_id').references(() => classes.id, { onDelete: 'cascade' }),
    algorithm: text('algorithm').notNull().default('fsrs-6'),
    /** Those in use, and since when; null where they are the defaults, or for a turma its school's. */
    weights: doublePrecision('weights').array(),
    usedSince: instant('used_since'),
    /** Somebody went back to the defaults: nothing is taken up until they say so. */
    isOff: boolean('is_off').notNull().default(false),
    /** What the last fit found, and how it fared against the weights before it (core/memory/judge.ts). */
    found: doublePrecision('found').array(),
    isBetter: boolean('is_better').notNull().default(false),
    fittedAt: instant('fitted_at'),
    ratings: integer('ratings').notNull().default(0),
    heldOut: integer('held_out').notNull().default(0),
    pupils: integer('pupils').notNull().default(0),
    before: jsonb('before').$type<Fared>(),
    after: jsonb('after').$type<Fared>(),
  },
  table => [uniqueIndex('memory_weights_scope_key').on(sql`coalesce(${table.classId}, 0)`)],
)
