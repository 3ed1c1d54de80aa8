import { apartFrom } from '@capivira/core/accounts/namesakes'
import { schoolDay } from '@capivira/core/progress/school-day'
import type { Queryable } from '../../platform/database.ts'
import { selectNamesakes } from './namesake-store.ts'

/**
 * Rows about people, those whose name others of the school have as well with what tells them apart: the same words on
 * every screen.
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
async function apartAmong(
  db: Queryable,
  ids: readonly string[],
  timeZone: string,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await selectNamesakes(db, ids)
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
