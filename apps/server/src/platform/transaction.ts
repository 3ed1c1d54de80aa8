import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { unclaimedAct } from './act-under-way.ts'
import { type Database, type Queryable, type Transaction, transactionOn } from './database.ts'
import { writeOnce } from './one-write.ts'
import { Refusal } from './refusal.ts'

/**
 * What PostgreSQL answers when another transaction was in the way: a deadlock, a serialization failure, or a row that
 * this one refers to was deleted meanwhile. Looking again finds the new state.
 */
const gone = '23503'
/** Those where the other transaction may still hold what this one wants: at once they would meet again. */
const held = new Set(['40P01', '40001'])
/** What it answers to statements that come after one that failed. */
const aborted = '25P02'
/** Of each of the two, where nothing else is asked for. */
const usualTries = 8

/** Longest wait before the second try; twice that before the third. */
const firstPauseMs = 20

/** By what a transaction in another's way waits, and how often it is tried; tests give their own. */
export type Waiting = { chance: () => number; sleep: (ms: number) => Promise<unknown>; tries?: number }
const usualWaiting: Waiting = { chance: Math.random, sleep: pause }

/** For what touches the rows of a whole class at once: each of its pupils may be in its way, one after the other. */
export const patientWaiting: Waiting = { ...usualWaiting, tries: 16 }

/**
 * Milliseconds to wait after a failed attempt (from 1), so that two that met do not meet again: half of the longest at
 * least.
 * @param chance a number in [0, 1)
 */
export function pauseAfter(attempt: number, chance: number): number {
  return (firstPauseMs * attempt * (1 + chance)) / 2
}

/**
 * Runs `work` in a transaction and commits what it did, or nothing when it throws. `work` may run again from the start
 * when another transaction was in the way, so it changes nothing but the database.
 *
 * Statements given to one transaction without waiting in between travel together and are run in the order given.
 *
 * The first transaction of an act that has a name writes the name down with what it changes (see once.ts).
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  { chance, sleep, tries = usualTries }: Waiting = usualWaiting,
): Promise<T> {
  // What is gone is found gone at the next look, however often others were in the way before.
  const failed = { held: 0, gone: 0 }
  for (;;) {
    try {
      return await once(db, work)
    } catch (error) {
      const kind = kindOf(codeOf(error))
      if (kind === null || ++failed[kind] === tries) throw error
      if (kind === 'held') await sleep(pauseAfter(failed.held, chance()))
    }
  }
}

const kindOf = (code: string) => (held.has(code) ? 'held' : code === gone ? 'gone' : null)

async function once<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  const tx = transactionOn(client)
  try {
    // Not waited for on its own: it travels ahead of the first statements of the work.
    writeOnce(client)
    const begun = client.query('begin')
    const act = unclaimedAct()
    // Before the work's own, so that nothing of it is run where the act is known already.
    const claimed = act?.claim(tx)
    const [result] = await allEnded(work(tx), begun, claimed)
    if (result instanceof Refusal) await act?.release(tx)
    // PostgreSQL ends a transaction in which a statement failed by rolling back, and calls that no error.
    const ended = await tx.commit()
    if (ended.command !== 'COMMIT') throw new Error('a statement failed, and the work went on as if it had not')
    if (act && !(result instanceof Refusal)) act.state = 'claimed'
    client.release()
    return result
  } catch (error) {
    // A connection on which even this fails is not given back to the pool.
    const usable = await client.query('rollback').then(
      () => true,
      () => false,
    )
    client.release(!usable)
    throw codeOf(error) === aborted ? (tx.failures[0] ?? error) : error
  }
}

/**
 * As Promise.all, but a failure waits until all have ended: a connection is not given back while work goes on with it.
 */
async function allEnded<T>(...parts: [Promise<T>, ...unknown[]]): Promise<[T]> {
  const ended = await Promise.allSettled(parts)
  // What was sent first failed first; the work only after it.
  for (const part of ended.slice(1)) if (part.status === 'rejected') throw part.reason
  const [work] = ended
  if (work.status === 'rejected') throw work.reason
  return [work.value]
}

/**
 * Runs reads that do not wait for one another on one connection: they travel together, and leave the other connections
 * of the pool to other requests.
 */
export async function together<T>(db: Database, read: (connection: Queryable) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  try {
    const result = await read(transactionOn(client))
    client.release()
    return result
  } catch (error) {
    // Its other reads may still be under way: it is not given back to the pool.
    client.release(true)
    throw error
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof pg.DatabaseError ? (cause.code ?? '') : ''
}

/** Lets a transaction that deletes take longer than a statement usually may: years of study go along. */
export async function takeYourTime(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '5min'`)
}
