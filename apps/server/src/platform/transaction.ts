import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Database, Queryable, Transaction } from './database.ts'

const dialect = new PgDialect()

/**
 * What PostgreSQL answers when another transaction was in the way: a deadlock, a serialization failure, or a row that
 * this one refers to was deleted meanwhile. Looking again finds the new state.
 */
const passing = new Set(['40P01', '40001', '23503'])
const tries = 3

/** Named, like all statements of the hot path: parsed once, and sent in one piece with what follows. */
const begin = { name: 'begin', text: 'begin' }
const commit = { name: 'commit', text: 'commit' }

/**
 * Runs `work` in a transaction and commits what it did, or nothing when it throws. `work` may run again from the start
 * when another transaction was in the way, so it changes nothing but the database.
 *
 * Statements given to one transaction without waiting in between travel together and are run in the order given.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(db, work)
    } catch (error) {
      if (attempt === tries || !passing.has(codeOf(error))) throw error
    }
  }
}

async function once<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  const tx = drizzleOn(client)
  try {
    // Not waited for on its own: it travels ahead of the first statements of the work.
    const begun = client.query(begin)
    const [result] = await Promise.all([work(tx), begun])
    // PostgreSQL ends a transaction in which a statement failed by rolling back, and calls that no error.
    const ended = await client.query(commit)
    if (ended.command !== 'COMMIT') throw new Error('a statement failed, and the work went on as if it had not')
    client.release()
    return result
  } catch (error) {
    // A connection on which even this fails is not given back to the pool.
    const usable = await client.query('rollback').then(
      () => true,
      () => false,
    )
    client.release(!usable)
    throw error
  }
}

/**
 * Runs reads that do not wait for one another on one connection: they travel together, and leave the other connections
 * of the pool to other requests.
 */
export async function together<T>(db: Database, read: (connection: Queryable) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  try {
    const result = await read(drizzleOn(client))
    client.release()
    return result
  } catch (error) {
    // Its other reads may still be under way: it is not given back to the pool.
    client.release(true)
    throw error
  }
}

function drizzleOn(client: pg.PoolClient): Transaction {
  return new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof pg.DatabaseError ? (cause.code ?? '') : ''
}
