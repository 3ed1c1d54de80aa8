import pg from 'pg'
import { type Answer, Batch } from './batch.ts'
import type { PreparedStatement } from './prepared-statement.ts'

/** A connection that sends the named statements of one turn of the program together. */
export class BatchingClient extends pg.Client {
  #gathered: Batch | null = null
  readonly #known = new Set<string>()

  constructor(options?: string | pg.ClientConfig) {
    super(options)
    // Whatever else is sent comes after what was given before it.
    this.query = new Proxy(this.query, {
      apply: (query, self, given: unknown[]) => {
        this.#send()
        return Reflect.apply(query, self, given)
      },
    })
  }

  /** Runs a statement with what else this turn of the program gives to the connection, in the order given. */
  run(statement: PreparedStatement, values: readonly unknown[]): Promise<Answer> {
    if (!this.#gathered) {
      this.#gathered = new Batch(this.#known)
      process.nextTick(() => this.#send())
    }
    return this.#gathered.add(statement, values)
  }

  #send(): void {
    const batch = this.#gathered
    this.#gathered = null
    if (batch) this.query(batch)
  }
}

/** A connection of the pool, which makes them all of this kind. */
export async function takeConnection(pool: pg.Pool): Promise<BatchingClient & pg.PoolClient> {
  const client = await pool.connect()
  if (client instanceof BatchingClient) return client
  client.release()
  throw new Error('a database is opened with openDatabase, which makes connections that gather statements')
}
