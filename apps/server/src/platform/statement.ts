import { is, Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg, { type QueryResultRow } from 'pg'
import { driverOf, type Queryable } from './database.ts'

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
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    asWritten.has(id) ? text : pg.types.getTypeParser(id, format === 'binary' ? 'binary' : 'text'),
}

/**
 * A statement of the hot path: its text is written once, and each connection parses and plans it once, under `name`
 * (unique in the program). `build` puts a value where the text needs it by its name. Rows come as the driver reads them,
 * instants and days as text. Given to the driver as it is: Drizzle, asked to run it, takes as long as the driver itself.
 */
export function statement<Values extends Record<string, unknown>, Row extends QueryResultRow>(
  name: string,
  build: (value: (name: keyof Values & string) => Placeholder) => SQL,
): (db: Queryable, values: Values) => Promise<Row[]> {
  const query = dialect.sqlToQuery(build(of => sql.placeholder(of)))
  const places: unknown[] = query.params
  return async (db, values) => {
    const given = places.map(place => (is(place, Placeholder) ? values[place.name] : place))
    const { rows } = await driverOf(db).query<Row>({ name, text: query.sql, values: given, types })
    return rows
  }
}
