import { fileURLToPath } from 'node:url'
import { drizzle, type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Answer } from './batch.ts'
import { BatchingClient } from './batching-client.ts'
import { BatchingSocket } from './batching-socket.ts'
import { PreparedStatement } from './prepared-statement.ts'
import { unfitDatabase } from './unfit-database.ts'

const dialect = new PgDialect()
const commit = new PreparedStatement('commit', 'commit')

export type Database = NodePgDatabase & { $client: pg.Pool }
/** What runs statements on one connection: see transaction.ts. */
export class Transaction extends NodePgTransaction<Record<string, never>, Record<string, never>> {
  readonly connection: BatchingClient
  #commit: Promise<Answer> | undefined

  constructor(connection: BatchingClient) {
    super(dialect, new NodePgSession(connection, dialect, undefined), undefined)
    this.connection = connection
  }

  /**
   * Commits, once. Work that has nothing left to look at calls this in the same turn as its last statements, and the commit travels
   * with them; should one of them fail, PostgreSQL does not come to the commit.
   */
  commit(): Promise<Answer> {
    this.#commit ??= this.connection.run(commit, [])
    return this.#commit
  }
}
/** A transaction, or the database itself where a verb may run in either. */
export type Queryable = Database | Transaction

export type Connection = { pool: pg.Pool; db: Database; close: () => Promise<void> }

/** int8 counts fit a double here: ids and sums stay far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens a pool. `connections` is its size; a statement is cut off after 10 s, an idle transaction after 15 s. */
export function openDatabase(url: string, connections = 10): Connection {
  const pool = new pg.Pool({
    Client: BatchingClient,
    connectionString: url,
    max: connections,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    connectionTimeoutMillis: 10_000,
    // Statements that do not wait for one another travel together.
    pipeline: true,
    stream: () => new BatchingSocket(),
    application_name: 'capivira',
  })
  // A connection that dies while idle (the database restarts) is dropped from the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // The same for one that dies while it is in use: its statements fail, and whoever sent them is told.
  pool.on('connect', client => client.on('error', () => {}))
  return { pool, db: drizzle(pool), close: () => pool.end() }
}

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** An arbitrary number that names the lock under which one process at a time migrates. */
const migrationLock = 4_812_207

/**
 * Brings the database to the newest tables; processes that start together wait for one another.
 * @throws StartupProblem when the database will not do
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } catch (error) {
    throw unfitDatabase(error) ?? error
  } finally {
    // Ending the connection releases the lock, also after an error.
    client.release(true)
  }
}
