/** Rows per statement, far below PostgreSQL's 65,535 parameters. */
const rowsPerInsert = 500

/** Rows in parts that one insert takes each, in their order. */
export function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += rowsPerInsert) yield rows.slice(from, from + rowsPerInsert)
}
