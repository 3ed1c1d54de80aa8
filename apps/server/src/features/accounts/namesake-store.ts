import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'

/** Namesakes that are looked at of one name; more are told apart by their own figures all the same. */
const mostOfName = 200

export type NamesakeRow = { name: string; id: string; email: string; createdAt: string }

/**
 * Some people, and whoever of the school is of the same kind and called as one of them. Each name is looked up in the
 * index of names, so that no list reads all users.
 */
export async function selectNamesakes(db: Queryable, ids: readonly string[]): Promise<NamesakeRow[]> {
  const { rows } = await db.execute<NamesakeRow>(sql`
    select distinct own.user_type || ' ' || own.name as name, sake.id, sake.email, sake.created_at as "createdAt"
    from unnest(${sql.param([...new Set(ids)])}::uuid[]) as asked (id)
    cross join lateral (
      select user_type, lower(full_name) as name from users where users.id = asked.id offset 0
    ) own
    cross join lateral (
      select u.id, u.email, u.created_at from users u
      where u.user_type = own.user_type and lower(u.full_name) = own.name order by u.id limit ${mostOfName}
    ) sake`)
  return rows
}
