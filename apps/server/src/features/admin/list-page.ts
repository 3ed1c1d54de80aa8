import { foundLimit, pageSize } from '@capivira/core/admin/contract'
import type { Database, Queryable } from '../../platform/database.ts'
import { together } from '../../platform/transaction.ts'
import type { Searched } from './counts-store.ts'
import type { Wanted } from './lists-store.ts'
import { countFound } from './read-counts.ts'

/** A page of a list and how many rows the search finds in all. */
export async function listPage<Row>(
  { db }: { db: Database },
  list: Searched,
  select: (db: Queryable, wanted: Wanted) => Promise<Row[]>,
  { search = '', page = 1 }: { search?: string | undefined; page?: number | undefined },
): Promise<{ found: number; rows: Row[] }> {
  const offset = (page - 1) * pageSize
  const [rows, found] = await together(db, connection =>
    Promise.all([select(connection, { search, offset }), countFound(connection, list, search)]),
  )
  return { found: Math.min(found, foundLimit + 1), rows }
}
