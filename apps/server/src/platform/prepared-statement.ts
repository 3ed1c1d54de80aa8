import pg from 'pg'

type Read = (text: string) => unknown
type Column = { name: string; read: Read }

const { builtins } = pg.types
/** What Drizzle leaves as PostgreSQL writes it, so that a row is the same however it was asked for. */
const asWritten = new Set<number>([
  ...[builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE, builtins.INTERVAL],
  // Lists of these, and of numerics, which the driver has no names for.
  ...[1185, 1115, 1182, 1187, 1231],
])
const text: Read = value => value

/** A statement with a name, which every connection parses and plans once. */
export class PreparedStatement {
  readonly name: string
  readonly text: string
  /** Known once the database has described them on any connection: they follow from the text. */
  columns: readonly Column[] | undefined

  constructor(name: string, text: string) {
    this.name = name
    this.text = text
  }

  describe(fields: readonly pg.FieldDef[]): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: asWritten.has(dataTypeID) ? text : pg.types.getTypeParser(dataTypeID, 'text'),
    }))
  }

  /** A row by the names of its columns. */
  row(values: readonly (string | null)[]): Record<string, unknown> {
    const row: Record<string, unknown> = {}
    let place = 0
    for (const { name, read } of this.columns ?? []) {
      const value = values[place++]
      row[name] = value === null || value === undefined ? null : read(value)
    }
    return row
  }
}
