import { count, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { materials } from '../materials/tables.ts'

const shown = 10

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

const bytes = sql<number>`sum(${materials.pdfBytes})::float8`

/** PDFs in all. */
export async function measurePdfs(db: Queryable): Promise<{ count: number; bytes: number }> {
  const [row] = await db.select({ count: count(), bytes: sql<number>`coalesce(${bytes}, 0)` }).from(materials)
  return row ?? { count: 0, bytes: 0 }
}

/** The teachers whose PDFs take the most room. */
export function selectLargestTeachers(db: Queryable) {
  return db
    .select({ id: users.id, fullName: users.fullName, materials: count(), bytes })
    .from(materials)
    .innerJoin(users, eq(users.id, materials.teacherId))
    .groupBy(users.id)
    .orderBy(desc(bytes), users.id)
    .limit(shown)
}
