import { eq, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/** One part of what is kept about a person, for the file they can download (LGPD, art. 18). */
export type OwnData = {
  /** The table it is read from: a test sees that none is forgotten. */
  table: string
  /** What it is called in the file, in Portuguese. */
  title: string
  read: (db: Queryable, userId: string) => Promise<object[]>
}

/**
 * The rows of a table whose `owner` is the person, without the columns in `leaveOut`: secrets, and what is about others.
 * A feature lists its own in `own-data.ts`, and features/accounts/own-data-file.ts puts the lists together.
 */
export function ownRows(
  title: string,
  table: PgTable,
  owner: PgColumn,
  { leaveOut = [] }: { leaveOut?: readonly string[] } = {},
): OwnData {
  return {
    table: getTableName(table),
    title,
    read: async (db, userId) => {
      const rows: Record<string, unknown>[] = await db.select().from(table).where(eq(owner, userId))
      return rows.map(row =>
        Object.fromEntries(
          Object.entries(row)
            .filter(([name]) => !leaveOut.includes(name))
            .map(([name, value]) => [name, Buffer.isBuffer(value) ? value.toString('base64') : value]),
        ),
      )
    },
  }
}
