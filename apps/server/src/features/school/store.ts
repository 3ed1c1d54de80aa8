import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import { users } from '../accounts/tables.ts'
import { type Counter, counters } from './count-conditions.ts'
import { schoolCounts, teacherTotals } from './tables.ts'

export type SchoolCounts = Record<Counter, number>

const sums = Object.entries(counters).map(
  ([name, counter]) => sql`coalesce(sum(${counter}), 0)::float8 as ${sql.identifier(name)}`,
)

/** All of the school's counts. */
export const selectSchoolCounts = statement<Record<string, never>, SchoolCounts>(
  'select_school_counts',
  () => sql`select ${sql.join(sums, sql`, `)} from ${schoolCounts}`,
)

/** The teachers whose files take the most room. */
export async function selectLargestTeachers(db: Queryable, limit: number) {
  const { rows } = await db.execute<{ id: string; fullName: string; materials: number; bytes: number }>(sql`
    select ${users.id}, ${users.fullName} as "fullName", largest.materials, largest.pdf_bytes::float8 as bytes
    from (
      select * from ${teacherTotals} where materials > 0 order by pdf_bytes desc nulls last, teacher_id limit ${limit}
    ) largest
    join ${users} on ${users.id} = largest.teacher_id
    order by largest.pdf_bytes desc, largest.teacher_id`)
  return rows
}
