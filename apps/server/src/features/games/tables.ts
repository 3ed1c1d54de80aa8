import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { ofUser } from '../accounts/tables.ts'
import { materials } from '../materials/tables.ts'

/** Rounds of games that pupils began on the server. */
export const gameRounds = pgTable(
  'game_rounds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ofUser(),
    gameId: varchar('game_id', { length: 40 }).notNull(),
    /** The material it was dealt from; null for games without one, and once the material is gone. */
    materialId: integer('material_id').references(() => materials.id, { onDelete: 'set null' }),
    /** What the game was asked for, and what was dealt: the game's own, read by its schemas. Null until it is dealt. */
    options: jsonb('options'),
    dealt: jsonb('dealt'),
    seed: text('seed').notNull(),
    /** What the player was told about the deal, e.g. that it is shorter than asked for. */
    notice: text('notice'),
    /** The level or theme by which best results are compared. */
    variant: varchar('variant', { length: 60 }).notNull().default(''),
    /** One started round per pupil and game: another one takes its row. It can be completed for a day. */
    state: text('state', { enum: ['started', 'completed'] })
      .notNull()
      .default('started'),
    startedAt: instant('started_at').notNull(),
    completedAt: instant('completed_at'),
    /** The school day on which it was completed. */
    day: date('day'),
    score: integer('score'),
    /** What the round itself paid. */
    xp: integer('xp'),
    seconds: integer('seconds'),
    /** It was over sooner than anybody plays: kept, but no result to be compared with. */
    hurried: boolean('hurried').notNull().default(false),
    result: jsonb('result'),
    /**
     * How far it has come while it is open, on whichever device: milliseconds on the game's own clock, and the game's
     * own JSON.
     */
    playedMs: integer('played_ms').notNull().default(0),
    progress: text('progress'),
  },
  table => [
    uniqueIndex('game_rounds_open_key').on(table.userId, table.gameId).where(sql`state = 'started'`),
    index('game_rounds_completed_idx').on(table.userId, table.completedAt).where(sql`state = 'completed'`),
    index('game_rounds_best_idx')
      .on(table.userId, table.gameId, table.variant, table.score)
      .where(sql`state = 'completed'`),
    index('game_rounds_day_idx').on(table.userId, table.gameId, table.day),
    index('game_rounds_material_idx').on(table.materialId),
  ],
)

/** The games a pupil has finished: one row each, from the first time on. */
export const gameCompletions = pgTable(
  'game_completions',
  {
    id: id(),
    userId: ofUser(),
    gameId: varchar('game_id', { length: 40 }).notNull(),
    /** The best one. */
    score: integer('score').notNull().default(0),
    rounds: integer('rounds').notNull().default(1),
    completedAt: instant('completed_at').notNull(),
  },
  table => [uniqueIndex('game_completions_user_game_key').on(table.userId, table.gameId)],
)
