import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { onServer } from '../../test/template.ts'
import { type Connection, openDatabase } from './database.ts'
import { openJobs, type Running, startWorking } from './jobs.ts'

/** What a host may set for a database, each of it at odds with what Capivira counts on. */
const odd = {
  datestyle: "'German, DMY'",
  default_transaction_isolation: "'serializable'",
  extra_float_digits: '-5',
  idle_in_transaction_session_timeout: "'1s'",
  idle_session_timeout: "'500ms'",
  intervalstyle: "'sql_standard'",
  lock_timeout: "'1ms'",
  standard_conforming_strings: 'off',
  statement_timeout: "'1s'",
  timezone: "'Asia/Kolkata'",
  transaction_timeout: "'1s'",
  transform_null_equals: 'on',
}

const log = pino({ level: 'silent' })
let database: TestDatabase
let connection: Connection
let sender: Running
beforeAll(async () => {
  database = await createTestDatabase()
  const name = new URL(database.url).pathname.slice(1)
  for (const [setting, value] of Object.entries(odd))
    await onServer(database.url, `ALTER DATABASE ${name} SET ${setting} = ${value}`)
  connection = openDatabase(database.url)
  sender = await openJobs(connection.pool, log)
})
afterAll(async () => {
  await sender.stop()
  await connection.close()
  await database.drop()
})

test('a connection begins as it is counted on, whatever the host has set for the database', async () => {
  const { rows } = await connection.pool.query(
    "select current_setting('datestyle') as dates, current_setting('transaction_isolation') as isolation, " +
      "current_setting('lock_timeout') as locks, current_setting('statement_timeout') as statements, " +
      "current_setting('idle_session_timeout') as idle, '2026-12-01 12:00:00+00'::timestamptz::text as instant",
  )
  expect(rows).toEqual([
    {
      dates: 'ISO, YMD',
      isolation: 'read committed',
      locks: '0',
      statements: '10s',
      idle: '0',
      instant: '2026-12-01 12:00:00+00',
    },
  ])
})

test('the queue works over such a database, and its connections are not ended while they wait', async () => {
  const done: number[] = []
  const errors: unknown[] = []
  const noting = { warn: () => {}, error: (details: object) => void errors.push(details) }
  const work = {
    material: async ({ id }: { id: number }) => {
      done.push(id)
      return 'done' as const
    },
    materialGivenUp: async () => {},
    email: async () => {},
    sweep: async () => {},
  }
  const running = await startWorking(database.url, () => work, noting, { concurrency: 2 })
  try {
    for (const id of [1, 2, 3]) await sender.jobs.processMaterial(connection.db, { id, generation: 1 })
    await vi.waitUntil(() => done.length === 3, { timeout: 30_000, interval: 20 })
    const present =
      "select count(*)::int as n from pg_stat_activity where application_name = 'capivira-worker' " +
      "and datname = current_database() and now() - backend_start > interval '800ms'"
    await vi.waitUntil(async () => (await connection.pool.query(present)).rows[0]?.n === 1, { timeout: 10_000 })
    expect(done.sort()).toEqual([1, 2, 3])
  } finally {
    await running.stop()
  }
  expect(errors.filter(error => !JSON.stringify(error).includes('57P05'))).toEqual([])
})
