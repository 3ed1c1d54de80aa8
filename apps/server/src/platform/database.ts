import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { notTheOwner } from './database-rights.ts'
import { type DatabaseFacts, examineDatabase, refuseUnknownZone } from './examine-database.ts'
import { applyMigrations } from './migrate.ts'
import { sessionSettings } from './session-settings.ts'
import { systemErrorCode } from './startup-problem.ts'
import { unfitDatabase } from './unfit-database.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }
/** What runs statements on one connection: see transaction.ts. */
export type Transaction = NodePgDatabase & {
  $client: pg.PoolClient
  /**
   * Commits, once. Work that has nothing left to look at calls this in the same turn as its last statements, and the
   * commit travels with them; should one of them fail, PostgreSQL rolls back instead.
   */
  commit: () => Promise<pg.QueryResult>
  /** What its statements failed with, the first first: those after it fail for no reason of their own. */
  failures: unknown[]
}
/** A transaction, or the database itself where a verb may run in either. */
export type Queryable = Database | Transaction

export type Connection = { pool: pg.Pool; db: Database; close: () => Promise<void> }

/** int8 counts fit a double here: ids and sums stay far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** How long a statement may take, and a transaction may stand still. */
const patience = sessionSettings({ statement_timeout: '10s', idle_in_transaction_session_timeout: '15s' })

/** Opens a pool. `connections` is its size; a statement is cut off after 10 s, an idle transaction after 15 s. */
export function openDatabase(url: string, connections = 10): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    // Statements that do not wait for one another travel together.
    pipeline: true,
    application_name: 'capivira',
  })
  // A connection that dies while idle (the database restarts) is dropped from the pool; without a listener it would end
  // the process.
  pool.on('error', () => {})
  pool.on('connect', client => {
    // The same for one that dies while it is in use: its statements fail, and whoever sent them is told.
    client.on('error', () => {})
    client.query(patience).catch(() => {})
  })
  return { pool, db: drizzle(pool), close: () => pool.end() }
}

/** What runs statements on a connection of the pool, in a transaction that has begun there. */
export function transactionOn(client: pg.PoolClient): Transaction {
  let committed: Promise<pg.QueryResult> | undefined
  const commit = () => {
    committed ??= client.query('commit')
    return committed
  }
  return Object.assign(drizzle(client), { commit, failures: [] })
}

/**
 * Looks whether the database will do, and brings it to the newest tables; processes that start together wait for one
 * another.
 * @param timeZone the school's; asked of the database where it is told
 * @param isExamined whether it is known that no pooler shares its connections
 * @throws StartupProblem when the database will not do
 */
export async function migrateDatabase(pool: pg.Pool, timeZone?: string, isExamined = false): Promise<DatabaseFacts> {
  const client = await pool.connect()
  let failed = true
  try {
    const facts = isExamined
      ? await examineDatabase(client)
      : await withAnother(pool, second => examineDatabase(client, second))
    if (timeZone) await refuseUnknownZone(client, timeZone)
    await applyMigrations(client)
    failed = false
    return facts
  } catch (error) {
    throw (await ownersRefusal(client, error)) ?? unfitDatabase(error) ?? error
  } finally {
    client.release(failed)
  }
}

/** What a refusal for want of rights means where the tables are somebody else's; undefined for every other error. */
async function ownersRefusal(client: pg.PoolClient, error: unknown): Promise<Error | undefined> {
  return systemErrorCode(error) === '42501' ? notTheOwner(client) : undefined
}

/** Does something with a second connection of a pool that has room for one. */
async function withAnother<T>(pool: pg.Pool, work: (client?: pg.PoolClient) => Promise<T>): Promise<T> {
  if ((pool.options.max ?? 1) < 2) return work()
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}
