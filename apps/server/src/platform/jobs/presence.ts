import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { sessionSettings } from '../session-settings.ts'

/** An arbitrary number that names the lock which every living worker holds. */
const presenceLock = 4_812_208
const reconnectAfterMs = 1_000

/** Tells other workers that this one lives. */
export type Presence = {
  /** True when no other worker of this database lived at the start: what is still marked as at work was abandoned. */
  alone: boolean
  end: () => Promise<void>
}

/**
 * Holds a lock of the database's session for as long as this process lives. PostgreSQL drops it with the connection, so
 * a worker that was killed counts as dead at once, on whatever machine it ran.
 */
export async function announceWorker(url: string): Promise<Presence> {
  let ended = false
  let reconnecting = false
  let client = await connect()
  const alone = await query('select pg_try_advisory_lock($1) as answer')
  await query('select pg_advisory_lock_shared($1)')
  if (alone) await query('select pg_advisory_unlock($1)')

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'capivira-worker', keepAlive: true })
    fresh.on('error', () => {
      if (fresh === client) void reconnect()
    })
    await fresh.connect()
    await fresh.query(sessionSettings())
    return fresh
  }

  async function query(statement: string): Promise<boolean> {
    const { rows } = await client.query<{ answer: boolean }>(statement, [presenceLock])
    return rows[0]?.answer === true
  }

  /** The database restarted, or the network failed: be present again as soon as possible. */
  async function reconnect(): Promise<void> {
    if (reconnecting) return
    reconnecting = true
    while (!ended && !(await connectAgain())) await sleep(reconnectAfterMs)
    reconnecting = false
  }

  async function connectAgain(): Promise<boolean> {
    await client.end().catch(() => {})
    try {
      client = await connect()
      await query('select pg_advisory_lock_shared($1)')
      return true
    } catch {
      return false
    }
  }

  return {
    alone,
    async end() {
      ended = true
      await client.end().catch(() => {})
    },
  }
}
