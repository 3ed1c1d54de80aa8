import { apartFrom } from '@capivira/core/accounts/namesakes'
import { schoolDay } from '@capivira/core/progress/school-day'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'

/** Namesakes that are looked at of one name; more are told apart by their own figures all the same. */
const mostOfName = 200

/**
 * Rows about people, those whose name others of the school have as well with what tells them apart: the same words on every screen. Each name is
 * looked up in the index of names, so that no list reads all users.
 */
export async function tellApart<Row extends { userId: string }>(
  db: Queryable,
  rows: readonly Row[],
  timeZone: string,
): Promise<(Row & { apart?: string })[]> {
  const marks = await apartAmong(
    db,
    rows.map(({ userId }) => userId),
    timeZone,
  )
  return rows.map(row => {
    const apart = marks.get(row.userId)
    return apart === undefined ? row : { ...row, apart }
  })
}

/** What tells apart those of some people whose name others have as well, by their ids. */
export async function apartAmong(
  db: Queryable,
  ids: readonly string[],
  timeZone: string,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ name: string; id: string; email: string; createdAt: string }>(sql`
    select distinct own.user_type || ' ' || own.name as name, sake.id, sake.email, sake.created_at as "createdAt"
    from unnest(${sql.param([...new Set(ids)])}::uuid[]) as asked (id)
    cross join lateral (
      select user_type, lower(full_name) as name from users where users.id = asked.id offset 0
    ) own
    cross join lateral (
      select u.id, u.email, u.created_at from users u
      where u.user_type = own.user_type and lower(u.full_name) = own.name order by u.id limit ${mostOfName}
    ) sake`)
  const byName = Map.groupBy(rows, ({ name }) => name)
  return new Map(
    [...byName.values()]
      .filter(namesakes => namesakes.length > 1)
      .flatMap(namesakes => [
        ...apartFrom(
          namesakes.map(({ id, email, createdAt }) => ({ id, email, since: schoolDay(new Date(createdAt), timeZone) })),
        ),
      ]),
  )
}
