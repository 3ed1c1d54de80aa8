import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'

/** Tables and teachers that are shown. */
export const shown = 10

/** The database in all and its largest tables, by the database's own estimate of their rows. */
export async function measureDatabase(db: Queryable) {
  const [all, tables] = await Promise.all([
    db.execute<{ bytes: number }>(sql`select pg_database_size(current_database())::float8 as bytes`),
    db.execute<{ name: string; bytes: number; rows: number }>(sql`
      select relname as name, pg_total_relation_size(relid)::float8 as bytes, n_live_tup::float8 as rows
      from pg_stat_user_tables where schemaname = current_schema() order by bytes desc, name limit ${shown}`),
  ])
  return { bytes: all.rows[0]?.bytes ?? 0, tables: tables.rows }
}
