import { type GameId, gameIds } from '@capivira/core/games/contract'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import { and, count, desc, eq, gt, inArray, isNull, lt, lte, max, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { materials } from '../materials/tables.ts'
import { gameRounds } from './tables.ts'

export type RoundRow = typeof gameRounds.$inferSelect
type NewRound = typeof gameRounds.$inferInsert

/** What a round is dealt; all null while nothing is. */
export type RoundDeal = Pick<RoundRow, 'materialId' | 'options' | 'dealt' | 'seed' | 'notice' | 'variant'>

const isOpen = (userId: string, gameId: GameId) =>
  and(eq(gameRounds.userId, userId), eq(gameRounds.gameId, gameId), eq(gameRounds.state, 'started'))

/** Begins a round; one that was open of the same game gives its row away. */
export async function upsertOpenRound(db: Queryable, round: NewRound & RoundDeal): Promise<RoundRow> {
  const { userId: _, gameId: __, ...fresh } = round
  const [row] = await db
    .insert(gameRounds)
    .values(round)
    .onConflictDoUpdate({
      target: [gameRounds.userId, gameRounds.gameId],
      targetWhere: sql`state = 'started'`,
      set: { ...fresh, id: sql`gen_random_uuid()`, playedMs: 0, progress: null },
    })
    .returning()
  if (!row) throw new Error('an upsert answered no row')
  return row
}

/** Deals a round that was opened by its game's name alone; null when that has happened meanwhile. */
export async function dealOpenRound(db: Queryable, id: string, deal: RoundDeal): Promise<RoundRow | null> {
  const [row] = await db
    .update(gameRounds)
    .set(deal)
    .where(and(eq(gameRounds.id, id), eq(gameRounds.state, 'started'), isNull(gameRounds.dealt)))
    .returning()
  return row ?? null
}

/** A pupil's open round of a game that began after `since`. */
export async function selectOpenRound(
  db: Queryable,
  userId: string,
  gameId: GameId,
  since: Date,
): Promise<RoundRow | null> {
  const [row] = await db
    .select()
    .from(gameRounds)
    .where(and(isOpen(userId, gameId), gt(gameRounds.startedAt, since)))
  return row ?? null
}

/** A pupil's round of a game: the one named, or the open one, or else the one that was completed last. */
export async function selectRound(
  db: Queryable,
  userId: string,
  gameId: GameId,
  roundId: string | null,
): Promise<RoundRow | null> {
  const asked =
    roundId === null
      ? isOpen(userId, gameId)
      : and(eq(gameRounds.userId, userId), eq(gameRounds.gameId, gameId), eq(gameRounds.id, roundId))
  const [row] = await db.select().from(gameRounds).where(asked)
  return row ?? (roundId === null ? await selectLastCompleted(db, userId, gameId) : null)
}

async function selectLastCompleted(db: Queryable, userId: string, gameId: GameId): Promise<RoundRow | null> {
  const [row] = await db
    .select()
    .from(gameRounds)
    .where(and(eq(gameRounds.userId, userId), eq(gameRounds.gameId, gameId), eq(gameRounds.state, 'completed')))
    .orderBy(desc(gameRounds.completedAt))
    .limit(1)
  return row ?? null
}

/** Keeps how far an open round has come, unless more of it was played elsewhere; tells whether it did. */
export async function updateProgress(
  db: Queryable,
  userId: string,
  id: string,
  { playedMs, progress }: Pick<RoundRow, 'playedMs' | 'progress'>,
): Promise<boolean> {
  const rows = await db
    .update(gameRounds)
    .set({ playedMs, progress })
    .where(and(isRoundOf(userId, id), lte(gameRounds.playedMs, playedMs)))
    .returning({ id: gameRounds.id })
  return rows.length > 0
}

/** Whether a round is a pupil's and still open. */
export async function isOpenRound(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db.select({ id: gameRounds.id }).from(gameRounds).where(isRoundOf(userId, id))
  return rows.length > 0
}

const isRoundOf = (userId: string, id: string) =>
  and(eq(gameRounds.id, id), eq(gameRounds.userId, userId), eq(gameRounds.state, 'started'))

/** Ends a round. What was dealt, and how far it had come, is not needed any more. */
export async function completeOpenRound(
  db: Queryable,
  id: string,
  end: Pick<RoundRow, 'completedAt' | 'day' | 'score' | 'xp' | 'seconds' | 'hurried' | 'result' | 'variant'>,
): Promise<void> {
  await db
    .update(gameRounds)
    .set({ ...end, state: 'completed', dealt: null, progress: null })
    .where(eq(gameRounds.id, id))
}

const completedBy = (userId: string, ...more: (SQL | undefined)[]) =>
  and(eq(gameRounds.userId, userId), eq(gameRounds.state, 'completed'), ...more)

/** Rounds that took as long as playing takes. */
const played = (userId: string, ...more: (SQL | undefined)[]) =>
  completedBy(userId, eq(gameRounds.hurried, false), ...more)

/**
 * XP that the rounds of all games have paid a pupil on a day. Each game's rounds of the day are looked up; others are
 * not read.
 */
export async function selectXpOfDay(db: Queryable, userId: string, day: SchoolDay): Promise<number> {
  const [row] = await db
    .select({ xp: sql<number>`coalesce(sum(${gameRounds.xp}), 0)::int` })
    .from(gameRounds)
    .where(completedBy(userId, inArray(gameRounds.gameId, [...gameIds]), eq(gameRounds.day, day)))
  return row?.xp ?? 0
}

/**
 * Rounds of a game a pupil played on a day, the XP all games have paid then, and the best score at a level or theme so
 * far.
 */
export async function selectEarlierRounds(
  db: Queryable,
  of: { userId: string; gameId: GameId; variant: string; day: SchoolDay },
): Promise<{ today: number; xpToday: number; best: number | null }> {
  const ofGame = played(of.userId, eq(gameRounds.gameId, of.gameId))
  const [xpToday, [today], [best]] = await Promise.all([
    selectXpOfDay(db, of.userId, of.day),
    db
      .select({ rounds: count() })
      .from(gameRounds)
      .where(and(ofGame, eq(gameRounds.day, of.day))),
    db
      .select({ score: max(gameRounds.score) })
      .from(gameRounds)
      .where(and(ofGame, eq(gameRounds.variant, of.variant))),
  ])
  return { today: today?.rounds ?? 0, xpToday, best: best?.score ?? null }
}

/** Finished rounds, the newest first: one more than a page, to tell whether there are others. */
export function selectHistory(
  db: Queryable,
  userId: string,
  { gameId, before, limit }: { gameId: GameId | undefined; before: Date | undefined; limit: number },
) {
  return db
    .select({ round: gameRounds, materialTitle: materials.title })
    .from(gameRounds)
    .leftJoin(materials, eq(materials.id, gameRounds.materialId))
    .where(completedBy(userId, gameId && eq(gameRounds.gameId, gameId), before && lt(gameRounds.completedAt, before)))
    .orderBy(desc(gameRounds.completedAt), desc(gameRounds.id))
    .limit(limit)
}

/** The best score of each game and variant. */
export function selectBests(db: Queryable, userId: string, gameId: GameId | undefined) {
  return db
    .select({
      gameId: gameRounds.gameId,
      variant: gameRounds.variant,
      score: sql<number>`coalesce(max(${gameRounds.score}), 0)::int`,
      rounds: count(),
    })
    .from(gameRounds)
    .where(played(userId, gameId && eq(gameRounds.gameId, gameId)))
    .groupBy(gameRounds.gameId, gameRounds.variant)
    .orderBy(gameRounds.gameId, gameRounds.variant)
}
