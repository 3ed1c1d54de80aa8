import type { ModelAnswer } from '@capivira/generation/model/ask'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { materials } from '../materials/tables.ts'

/** Every call to the language model, for the limits and the admin; never what was said in it. */
export const aiCalls = pgTable(
  'ai_calls',
  {
    id: id(),
    /** Null once the material is deleted. */
    materialId: integer('material_id').references(() => materials.id, { onDelete: 'set null' }),
    generation: integer('generation').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    /**
     * Where the text was sent: a host, with its port where it has one; null for calls of before this was written down.
     */
    host: text('host'),
    outcome: text('outcome', {
      enum: ['answered', 'timeout', 'network', 'server', 'rate-limit', 'unauthorized', 'rejected', 'too-large'],
    }).notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Millionths of the currency the prices are set in; 0 without prices. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    milliseconds: integer('milliseconds').notNull(),
    startedAt: instant('started_at').notNull(),
  },
  table => [
    index('ai_calls_started_idx').on(table.startedAt),
    index('ai_calls_material_idx').on(table.materialId, table.generation),
  ],
)

/** What the model answered about each part of a material, as it came: a worker that starts again never pays twice. */
export const modelAnswers = pgTable(
  'model_answers',
  {
    materialId: integer('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    /** What was asked of which model about which text: a hash, see AskModel. */
    key: varchar('key', { length: 64 }).notNull(),
    answer: jsonb('answer').$type<ModelAnswer>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.materialId, table.key] })],
)
