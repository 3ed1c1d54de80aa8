import { is, Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Queryable } from './database.ts'
import { writeOnce } from './one-write.ts'

const dialect = new PgDialect()

const { builtins } = pg.types
/** What Drizzle leaves as PostgreSQL writes it, so that a row is the same however it was asked for. */
const asWritten = new Set<number>([
  ...[builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE, builtins.INTERVAL],
  // Lists of these, and of numerics, which the driver has no names for.
  ...[1185, 1115, 1182, 1187, 1231],
])
const text = (value: string) => value
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number) => (asWritten.has(type) ? text : pg.types.getTypeParser(type, 'text')),
}

/**
 * A statement of the hot path: its text is written once, and each connection parses and plans it once, under `name`
 * (unique in the program). `build` puts a value where the text needs it by its name. Rows come as the driver reads
 * them, instants and days as text. Drizzle writes it; running it through Drizzle would take as long again.
 */
export function statement<Values extends Record<string, unknown>, Row extends Record<string, unknown>>(
  name: string,
  build: (value: (name: keyof Values & string) => Placeholder) => SQL,
): (db: Queryable, values: Values) => Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(build(of => sql.placeholder(of)))
  return async (db, values) => {
    const given = params.map(place => (is(place, Placeholder) ? values[place.name] : place))
    const isTransaction = 'commit' in db
    if (isTransaction) writeOnce(db.$client)
    try {
      return (await db.$client.query<Row>({ name, text, values: given, types })).rows
    } catch (cause) {
      const error = new Error(`statement failed: ${name}`, { cause })
      if (isTransaction) db.failures.push(error)
      throw error
    }
  }
}
