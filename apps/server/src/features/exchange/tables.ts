import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * What makes the ids of exported decks this installation's own (core/exchange/deck-ids.ts): one row, made with the
 * table.
 */
export const deckSeeds = pgTable(
  'deck_seeds',
  {
    only: boolean('only').primaryKey().default(true),
    seed: uuid('seed').notNull().defaultRandom(),
    lastOldCard: integer('last_old_card').notNull().default(0),
    lastOldMaterial: integer('last_old_material').notNull().default(0),
  },
  table => [check('deck_seeds_only', sql`${table.only}`)],
)
