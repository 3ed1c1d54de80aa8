import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { schoolCounts } from './tables.ts'

/** The columns that count, without the key of their row. */
export const { id: _, ...counters } = getTableColumns(schoolCounts)

export type Counter = keyof typeof counters

/** One of the school's counts, for a statement that tells other things too. */
export const schoolCount = (counter: Counter): SQL =>
  sql`(select coalesce(sum(${counters[counter]}), 0)::int from ${schoolCounts})`
