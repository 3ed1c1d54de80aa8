import type { GameId } from '@capivira/core/games/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { gameCompletions } from './tables.ts'

/** The games a pupil has finished, in the order of the first time. */
export function selectCompletions(db: Queryable, userId: string) {
  return db
    .select({
      gameId: gameCompletions.gameId,
      rounds: gameCompletions.rounds,
      bestScore: gameCompletions.score,
      completedAt: gameCompletions.completedAt,
    })
    .from(gameCompletions)
    .where(eq(gameCompletions.userId, userId))
    .orderBy(asc(gameCompletions.completedAt), asc(gameCompletions.id))
}

/** Whether a pupil has finished a game before. Only true while the pupil is held (see lockPupil). */
export async function hasCompleted(db: Queryable, userId: string, gameId: GameId): Promise<boolean> {
  const rows = await db
    .select({ id: gameCompletions.id })
    .from(gameCompletions)
    .where(sql`${gameCompletions.userId} = ${userId} and ${gameCompletions.gameId} = ${gameId}`)
  return rows.length > 0
}

/**
 * Notes that a pupil finished a game: the first time for good, later ones as one round more and perhaps a better score.
 */
export async function upsertCompletion(
  db: Queryable,
  completion: { userId: string; gameId: GameId; score: number; completedAt: Date },
): Promise<void> {
  await db
    .insert(gameCompletions)
    .values(completion)
    .onConflictDoUpdate({
      target: [gameCompletions.userId, gameCompletions.gameId],
      set: {
        score: sql`greatest(${gameCompletions.score}, excluded.score)`,
        rounds: sql`${gameCompletions.rounds} + 1`,
      },
    })
}
