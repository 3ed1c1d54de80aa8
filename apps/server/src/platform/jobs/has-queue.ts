import { sql } from 'drizzle-orm'
import type { Queryable } from '../database.ts'

/** Whether a database has the queue's table: one that no process has worked with so far has none. */
export async function hasQueue(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('pgboss.job') is not null as there`)
  return rows[0]?.there === true
}
