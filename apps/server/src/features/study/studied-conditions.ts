import { type SQL, sql } from 'drizzle-orm'

/**
 * Condition that something of a row `d` of material_days was study: a rating, a finished quiz or a finished round of a
 * game (decisions/058). A row is there as soon as a card was opened, which is not.
 */
export const wasStudied: SQL = sql`d.reviews + d.quizzes + d.games > 0`
