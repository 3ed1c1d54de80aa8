import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'
import { statement } from './statement.ts'

/** One part of what is kept about a person, for the file they can download (LGPD, art. 18). */
export type OwnData = {
  /** The table it is read from: a test sees that none is forgotten. */
  table: string
  /** What it is called in the file, in Portuguese. */
  title: string
  /** What the values of a row are, where rows are lists of values; otherwise each row names them. */
  columns?: readonly string[]
  /** Its rows as JSON, with commas between; null where there is nothing. */
  read: (db: Queryable, userId: string) => Promise<string | null>
}

/**
 * The rows of a table whose `owner` is the person, without the columns in `leaveOut`: secrets, and what is about
 * others. PostgreSQL writes the JSON: years of study are tens of thousands of rows, and while the server wrote them
 * nobody else would be answered. A feature lists its own in `own-data.ts`, and features/accounts/own-data-file.ts puts
 * the lists together.
 */
export function ownRows(
  title: string,
  table: PgTable,
  owner: PgColumn,
  { leaveOut = [] }: { leaveOut?: readonly string[] } = {},
): OwnData {
  const columns = Object.entries(getTableColumns(table))
    .filter(([name]) => !leaveOut.includes(name))
    .map(([name, column]) => sql`${inFile(column)} as ${sql.identifier(name)}`)
  const rows = sql`(select ${sql.join(columns, sql`, `)} from ${table} where ${owner} = `
  return {
    table: getTableName(table),
    title,
    read: inOne(
      table,
      owner,
      userId => sql`select string_agg(row_to_json(kept)::text, E',\n') as lines from ${rows}${userId}) kept`,
    ),
  }
}

/**
 * The same of a table that gains rows with every act: there a row is a list of values, which is half as long and half
 * the work. Whose they are is not said again in each, nor the number that a row has in our table. So the two largest,
 * ratings and XP, are read from an index that holds the rest (decisions/031).
 */
export function ownList(title: string, table: PgTable, owner: PgColumn): OwnData {
  const columns = Object.entries(getTableColumns(table)).filter(([name, column]) => column !== owner && name !== 'id')
  const values = sql.join(
    columns.map(([, column]) => inFile(column)),
    sql`, `,
  )
  return {
    table: getTableName(table),
    title,
    columns: columns.map(([name]) => name),
    read: inOne(
      table,
      owner,
      userId => sql`
      select string_agg(json_build_array(${values})::text, E',\n') as lines from ${table} where ${owner} = ${userId}`,
    ),
  }
}

/** Reads the lines of a person with a statement that puts them together. */
function inOne(table: PgTable, owner: PgColumn, lines: (userId: SQL) => SQL): OwnData['read'] {
  const select = statement<{ userId: string }, { lines: string | null }>(
    `own_${getTableName(table)}_by_${owner.name}`,
    value => lines(sql`${value('userId')}`),
  )
  return async (db, userId) => (await select(db, { userId }))[0]?.lines ?? null
}

/**
 * A column as the file has it: bytes in base64, all else as PostgreSQL puts it into JSON, instants with their offset
 * from UTC.
 */
function inFile(column: PgColumn): SQL {
  return column.getSQLType() === 'bytea' ? sql`translate(encode(${column}, 'base64'), E'\n', '')` : sql`${column}`
}
