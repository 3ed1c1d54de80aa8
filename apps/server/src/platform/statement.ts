import { is, Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { takeConnection } from './batching-client.ts'
import type { Queryable } from './database.ts'
import { PreparedStatement } from './prepared-statement.ts'

const dialect = new PgDialect()

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
  const prepared = new PreparedStatement(name, text)
  return async (db, values) => {
    const given = params.map(place => (is(place, Placeholder) ? values[place.name] : place))
    if ('connection' in db) return (await db.connection.run(prepared, given)).rows as Row[]
    const connection = await takeConnection(db.$client)
    try {
      return (await connection.run(prepared, given)).rows as Row[]
    } finally {
      connection.release()
    }
  }
}
