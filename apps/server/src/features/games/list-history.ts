import { infoOf } from '@capivira/core/games/catalog'
import {
  type GameId,
  gameId as gameIdOf,
  type getGameHistory,
  type listCompletedGames,
} from '@capivira/core/games/contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import { mostGameXp } from '@capivira/core/progress/xp'
import type { Database } from '../../platform/database.ts'
import { together } from '../../platform/transaction.ts'
import { selectBests, selectHistory, selectXpOfDay } from './round-store.ts'
import { selectCompletions } from './store.ts'

const pageSize = 20

/** A game of the catalogue; null for one that was in it once. */
const known = (id: string): GameId | null => gameIdOf.safeParse(id).data ?? null

/** Nobody played before 1970, and PostgreSQL knows no year 0. */
const readable = (instant: string) => new Date(Math.max(0, Date.parse(instant)))

/** The games a pupil has finished, and what games have paid them today; nothing for teachers. */
export async function listCompleted(
  db: Database,
  userId: string,
  today: SchoolDay,
): Promise<ReplyOf<typeof listCompletedGames>> {
  const [rows, paid] = await together(db, connection =>
    Promise.all([selectCompletions(connection, userId), selectXpOfDay(connection, userId, today)]),
  )
  const games = rows.flatMap(({ gameId, completedAt, ...completion }) => {
    const id = known(gameId)
    return id ? [{ ...completion, gameId: id, completedAt: completedAt.toISOString() }] : []
  })
  return { completedGames: games.map(({ gameId }) => gameId), games, day: { paid, most: mostGameXp } }
}

/** A page of a pupil's finished rounds, the newest first, and their best results. */
export async function listHistory(
  db: Database,
  userId: string,
  { gameId, before }: { gameId?: GameId | undefined; before?: string | undefined },
): Promise<ReplyOf<typeof getGameHistory>> {
  const page = { gameId, before: before === undefined ? undefined : readable(before), limit: pageSize + 1 }
  const [found, bests] = await together(db, connection =>
    Promise.all([selectHistory(connection, userId, page), selectBests(connection, userId, gameId)]),
  )
  const rounds = found.slice(0, pageSize).flatMap(({ round, materialTitle }) => {
    const id = known(round.gameId)
    if (!id || !round.completedAt) return []
    const { variant, materialId, score, xp, seconds, completedAt } = round
    return [
      {
        roundId: round.id,
        gameId: id,
        gameTitle: infoOf(id).title,
        variant,
        materialId,
        materialTitle,
        score: score ?? 0,
        xp: xp ?? 0,
        seconds,
        completedAt: completedAt.toISOString(),
      },
    ]
  })
  return {
    rounds,
    bests: bests.flatMap(({ gameId, ...best }) => {
      const id = known(gameId)
      return id ? [{ ...best, gameId: id }] : []
    }),
    more: found.length > pageSize,
  }
}
