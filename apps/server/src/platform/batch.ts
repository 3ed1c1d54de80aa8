import pg from 'pg'
import type { PreparedStatement } from './prepared-statement.ts'

/** What the database answered: rows as their columns are named, and the kind of command, e.g. 'SELECT' or 'COMMIT'. */
export type Answer = { rows: Record<string, unknown>[]; command: string }

/**
 * Statements that travel together: one message to the database, one answer. The database takes them in order and leaves
 * out all that follow one that failed, so either all are answered or all fail with the error of that one.
 */
export class Batch extends pg.Query {
  /** In the order they are run. */
  readonly statements: { prepared: PreparedStatement; values: readonly unknown[] }[] = []
  readonly #answers: Answer[] = []
  readonly #done = Promise.withResolvers<readonly Answer[]>()
  readonly #known: Set<string>
  /** Columns of the statement that is being answered, if it was described. */
  #described: readonly pg.FieldDef[] | undefined
  #rows: Record<string, unknown>[] = []

  /** @param known names of the statements that the connection has parsed; grows once the batch is through */
  constructor(known: Set<string>) {
    super('')
    this.#known = known
  }

  async add(prepared: PreparedStatement, values: readonly unknown[]): Promise<Answer> {
    const place = this.statements.push({ prepared, values }) - 1
    const answers = await this.#done.promise
    const answer = answers[place]
    if (!answer) throw new Error(`the database did not answer ${prepared.name}`)
    return answer
  }

  override submit = (connection: pg.Connection): void => {
    const { stream } = connection
    stream.cork()
    const sent = new Set<string>()
    for (const { prepared, values } of this.statements) {
      const { name, text, columns } = prepared
      if (!this.#known.has(name) && !sent.has(name)) {
        // An earlier batch may have failed after this was parsed; closing what is not there is no error.
        connection.close({ type: 'S', name }, true)
        connection.parse({ name, text, types: [] }, true)
        sent.add(name)
      }
      connection.bind({ statement: name, values: values.map(asParameter) }, true)
      if (!columns) connection.describe({ type: 'P' }, true)
      connection.execute(null, true)
    }
    connection.sync()
    stream.uncork()
  }

  // What the driver calls as answers come in.

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#described = fields
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const statement = this.statements[this.#answers.length]?.prepared
    if (!statement) return
    if (!statement.columns) statement.describe(this.#described ?? [])
    this.#rows.push(statement.row(fields))
  }

  handleCommandComplete({ text }: { text: string }): void {
    const statement = this.statements[this.#answers.length]?.prepared
    if (statement && !statement.columns) statement.describe(this.#described ?? [])
    this.#answers.push({ rows: this.#rows, command: text.split(' ', 1)[0] ?? '' })
    this.#rows = []
    this.#described = undefined
  }

  handleReadyForQuery(): void {
    for (const { prepared } of this.statements) this.#known.add(prepared.name)
    this.#done.resolve(this.#answers)
  }

  handleError(cause: Error): void {
    const failed = this.statements[this.#answers.length]?.prepared
    this.#done.reject(failed ? new Error(`statement failed: ${failed.name}`, { cause }) : cause)
  }
}

/** A value as the database reads it: lists as PostgreSQL writes them, objects as JSON. */
function asParameter(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return value
  if (Array.isArray(value)) return `{${value.map(listed).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function listed(value: unknown): string {
  const parameter = asParameter(value)
  if (parameter === null) return 'NULL'
  if (Array.isArray(value)) return String(parameter)
  return `"${String(parameter).replace(/["\\]/g, '\\$&')}"`
}
