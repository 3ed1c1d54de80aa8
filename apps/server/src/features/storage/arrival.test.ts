import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { type Connection, openDatabase } from '../../platform/database.ts'
import type { DatabaseHome } from '../../platform/files/claim.ts'
import { countStandingEmails, sendStandingEmails } from '../../platform/jobs/standing-emails.ts'
import { openJobs } from '../../platform/jobs.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { arrive, hasSettled } from './arrival.ts'

const now = new Date('2026-03-02T15:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const here: DatabaseHome = { kind: 'server', cluster: '7', database: '1' }
const there: DatabaseHome = { kind: 'server', cluster: '7', database: '2' }
const folder = { path: '/var/capivira', host: 'escola', device: '1', inode: '2' }

let database: TestDatabase
let connection: Connection
beforeEach(async () => {
  database = await createTestDatabase()
  connection = openDatabase(database.url, 4)
})
afterEach(async () => {
  await connection.close()
  await database.drop()
})

const at = (home: DatabaseHome, when = now) => arrive({ db: connection.db, home: async () => home, now: when })
const query = async (text: string) => (await connection.pool.query(text)).rows
const standing = () => countStandingEmails(connection.db, now)

/** Queues e-mails; the first one is being sent. */
async function emails(count: number, until = later(1)): Promise<void> {
  const queue = await openJobs(connection.pool, pino({ level: 'silent' }))
  for (let n = 0; n < count; n++)
    await queue.jobs.sendEmail(connection.db, {
      id: randomUUID(),
      kind: 'reset-password',
      to: { email: 'ana@escola.example' },
      askedAt: now.toISOString(),
      until: until.toISOString(),
    })
  await queue.stop()
  await query(
    `update pgboss.job set state = 'active' where id = (select min(id::text)::uuid from pgboss.job where state ` +
      `= 'created')`,
  )
}

test('a first start, and each one after it, holds nothing back', async () => {
  expect(await at(here)).toBeNull()
  await emails(2)
  expect(await at(here)).toBeNull()
  expect(await standing()).toEqual({ refused: 0, refusedByServer: 0, held: 0 })
  expect(await hasSettled(connection.db, now)).toBe(true)
})

test('in another database the e-mails of the queue are held back, once, until they are sent in one act', async () => {
  await at(here)
  await emails(3)
  await emails(1, later(-1))
  expect(await at(there)).toContain('4 mensagens que esperavam na fila não serão enviadas')
  expect(await query('select distinct state from pgboss.job')).toEqual([{ state: 'cancelled' }])
  // One of them is of no use any more.
  expect(await standing()).toEqual({ refused: 0, refusedByServer: 0, held: 3 })
  await emails(1)
  expect(await at(there)).toBeNull()
  expect((await standing()).held).toBe(3)
  expect(await inTransaction(connection.db, tx => sendStandingEmails(tx, now))).toBe(3)
  expect(await standing()).toEqual({ refused: 0, refusedByServer: 0, held: 0 })
})

test('for a day nobody is written to from there who did not ask', async () => {
  await at(here)
  await at(there)
  expect(await hasSettled(connection.db, later(23))).toBe(false)
  expect(await hasSettled(connection.db, later(25))).toBe(true)
})

test('a folder that was renamed is at home, and its new place is what counts from then on', async () => {
  await at({ kind: 'embedded', folder })
  await emails(1)
  const renamed = { ...folder, path: '/srv/capivira' }
  expect(await at({ kind: 'embedded', folder: renamed })).toBeNull()
  // The machine was started anew and numbers its file systems otherwise.
  expect(await at({ kind: 'embedded', folder: { ...renamed, device: '9', inode: '2' } })).toBeNull()
  expect(await at(here)).toContain('Uma mensagem que esperava na fila não será enviada')
})

test('data of a version that noted no such place are told by the mark of their storage', async () => {
  await query(`insert into installation (home) values ('{"kind":"server","cluster":"7","database":"1"}') returning id`)
  await emails(1)
  expect(await at(there)).toContain('Uma mensagem')
})
