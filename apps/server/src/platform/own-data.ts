import { eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/** One part of what is kept about a person, for the file they can download (LGPD, art. 18). */
export type OwnData = {
  /** The table it is read from: a test sees that none is forgotten. */
  table: string
  /** What it is called in the file, in Portuguese. */
  title: string
  /** Its rows as JSON, with commas between, in pieces of some hundred rows; none where there is nothing. */
  read: (db: Queryable, userId: string) => Promise<string[]>
}

/** Rows in one piece. */
const together = 500

/**
 * The rows of a table whose `owner` is the person, without the columns in `leaveOut`: secrets, and what is about others.
 * PostgreSQL writes the JSON: years of study are tens of thousands of rows, and while the server wrote them nobody else would
 * be answered. A feature lists its own in `own-data.ts`, and features/accounts/own-data-file.ts puts the lists together.
 */
export function ownRows(
  title: string,
  table: PgTable,
  owner: PgColumn,
  { leaveOut = [] }: { leaveOut?: readonly string[] } = {},
): OwnData {
  const columns = Object.entries(getTableColumns(table))
    .filter(([name]) => !leaveOut.includes(name))
    .map(([name, column]) => inFile(name, column))
  return {
    table: getTableName(table),
    title,
    read: async (db, userId) => {
      const { rows } = await db.execute<{ piece: string }>(sql`
        select string_agg(line, E',\n') as piece
        from (
          select row_to_json(kept)::text as line, (row_number() over () - 1) / ${together} as place
          from (select ${sql.join(columns, sql`, `)} from ${table} where ${eq(owner, userId)}) kept
        ) lines
        group by place order by place`)
      return rows.map(({ piece }) => piece)
    },
  }
}

/** A column as the file has it: bytes in base64, all else as PostgreSQL puts it into JSON, instants with their offset from UTC. */
function inFile(name: string, column: PgColumn): SQL {
  const isBytes = column.getSQLType() === 'bytea'
  const value = isBytes ? sql`translate(encode(${column}, 'base64'), E'\n', '')` : sql`${column}`
  return sql`${value} as ${sql.identifier(name)}`
}
