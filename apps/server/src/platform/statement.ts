import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResult, QueryResultRow } from 'pg'
import type { Queryable } from './database.ts'

const dialect = new PgDialect()

/**
 * A statement of the hot path: its text is written once, and each connection parses and plans it once, under `name`
 * (unique in the program). `build` puts a value where the text needs it by its name. Rows come as the driver reads them,
 * instants and days as text.
 */
export function statement<Values extends Record<string, unknown>, Row extends QueryResultRow>(
  name: string,
  build: (value: (name: keyof Values & string) => Placeholder) => SQL,
): (db: Queryable, values: Values) => Promise<Row[]> {
  const query = dialect.sqlToQuery(build(of => sql.placeholder(of)))
  return async (db, values) => {
    const prepared = db._.session.prepareQuery<Prepared<Row>>(query, undefined, name, false)
    const { rows } = await prepared.execute(values)
    return rows
  }
}

type Prepared<Row extends QueryResultRow> = { execute: QueryResult<Row>; all: unknown; values: unknown }
