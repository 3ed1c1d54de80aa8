import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { type Connection, openDatabase } from './database.ts'
import { announceWorker } from './jobs/presence.ts'
import { polling, type QueueName } from './jobs/queues.ts'
import { type EmailJob, type MaterialJob, openJobs, type Running, startWorking, stopping, type Work } from './jobs.ts'
import { MailProblem } from './mail.ts'
import { inTransaction } from './transaction.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let connection: Connection
let sender: Running
beforeAll(async () => {
  database = await createTestDatabase()
  connection = openDatabase(database.url)
  sender = await openJobs(connection.pool, log)
})
afterAll(async () => {
  await sender.stop()
  await connection.close()
  await database.drop()
})

const idle: Work = {
  material: async () => 'done',
  materialGivenUp: async () => {},
  email: async () => {},
  sweep: async () => {},
}
const send = (job: MaterialJob & { priority?: number }) => sender.jobs.processMaterial(connection.db, job)

async function jobsOf(id: number): Promise<{ state: string; generation: number }[]> {
  const { rows } = await connection.pool.query(
    `select state, (data->>'generation')::int as generation from pgboss.job
     where name = 'material' and (data->>'id')::int = $1 order by generation`,
    [id],
  )
  return rows
}

function note(seen: number[], id: number): 'done' {
  seen.push(id)
  return 'done'
}

/** Works until `done`, then stops. */
async function working(work: Partial<Work>, done: () => boolean | Promise<boolean>, concurrency = 1): Promise<void> {
  const running = await startWorking(database.url, () => ({ ...idle, ...work }), log, { concurrency })
  try {
    await vi.waitUntil(done, { timeout: 30_000, interval: 20 })
  } finally {
    await running.stop()
  }
}

test('a job exists exactly when the transaction that sent it commits', async () => {
  await inTransaction(connection.db, tx => sender.jobs.processMaterial(tx, { id: 1, generation: 1 }))
  const undone = inTransaction(connection.db, async tx => {
    await sender.jobs.processMaterial(tx, { id: 2, generation: 1 })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await jobsOf(1)).toEqual([{ state: 'created', generation: 1 }])
  expect(await jobsOf(2)).toEqual([])
})

test('a generation is queued once, a new generation beside it', async () => {
  await Promise.all(Array.from({ length: 10 }, () => send({ id: 3, generation: 1 })))
  await send({ id: 3, generation: 2 })
  expect(await jobsOf(3)).toEqual([
    { state: 'created', generation: 1 },
    { state: 'created', generation: 2 },
  ])
})

test('waiting jobs are worked off by priority, then by age, and completed', async () => {
  await connection.pool.query('delete from pgboss.job')
  await send({ id: 11, generation: 1, priority: -2 })
  await send({ id: 12, generation: 1 })
  await send({ id: 13, generation: 1 })
  const seen: number[] = []
  await working({ material: async ({ id }) => note(seen, id) }, () => seen.length === 3)
  expect(seen).toEqual([12, 13, 11])
  expect(await jobsOf(11)).toEqual([{ state: 'completed', generation: 1 }])
})

test('a job sent while the worker idles begins without waiting for the next look', async () => {
  // The next look would be long after the end of this test.
  vi.spyOn(polling, 'pollingIntervalSeconds', 'get').mockReturnValue(300)
  vi.spyOn(polling, 'notifyPollingIntervalSeconds', 'get').mockReturnValue(300)
  const seen: number[] = []
  const running = await startWorking(database.url, () => ({ ...idle, material: async ({ id }) => note(seen, id) }), log)
  await sleep(300)
  await send({ id: 21, generation: 1 })
  await vi.waitUntil(() => seen.length === 1, { timeout: 30_000, interval: 10 })
  await running.stop()
})

test('what takes long goes to the slow lane, where others have their turn, and holds up no quick one', async () => {
  await connection.pool.query('delete from pgboss.job')
  const seen: string[] = []
  await send({ id: 61, generation: 1 })
  await send({ id: 62, generation: 1 })
  const gate = Promise.withResolvers<void>()
  const material: Work['material'] = async ({ id }, _, lane) => {
    seen.push(`${id} ${lane}`)
    if (lane === 'quick') return id < 63 ? 'slow' : 'done'
    await gate.promise
    return seen.filter(one => one === `${id} slow`).length < 2 ? 'slow' : 'done'
  }
  const done = () => seen.filter(one => one.endsWith('slow')).length === 4
  const all = working({ material }, done)
  await vi.waitUntil(() => seen.includes('61 slow'), { timeout: 30_000 })
  await send({ id: 63, generation: 1 })
  await vi.waitUntil(() => seen.includes('63 quick'), { timeout: 30_000 })
  gate.resolve()
  await all
  expect(seen.filter(one => one.endsWith('slow'))).toEqual(['61 slow', '62 slow', '61 slow', '62 slow'])
})

/** What waits and fails is tried again at once; the product waits some seconds. */
async function tryAgainAtOnce(queue: QueueName): Promise<void> {
  await connection.pool.query('update pgboss.queue set retry_delay = 0, retry_backoff = false where name = $1', [queue])
  await connection.pool.query('update pgboss.job set retry_delay = 0, retry_backoff = false where name = $1', [queue])
}

test('a job that fails each time is tried five times, then given up', async () => {
  await send({ id: 31, generation: 1 })
  await tryAgainAtOnce('material')
  let attempts = 0
  const givenUp: MaterialJob[] = []
  const material = async () => {
    attempts++
    throw new Error('surprise')
  }
  await working({ material, materialGivenUp: async job => void givenUp.push(job) }, () => givenUp.length === 1)
  expect(attempts).toBe(5)
  expect(givenUp).toEqual([{ id: 31, generation: 1 }])
})

test('a stopping worker interrupts its job, which goes back to the queue as new', async () => {
  vi.spyOn(stopping, 'graceMs', 'get').mockReturnValue(50)
  await send({ id: 41, generation: 1 })
  let begun = false
  const material = (_: MaterialJob, signal: AbortSignal) =>
    new Promise<'done'>((_resolve, reject) => {
      begun = true
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  await working({ material }, () => begun)
  const { rows } = await connection.pool.query(
    `select state, retry_count from pgboss.job where name = 'material' and (data->>'id')::int = 41`,
  )
  expect(rows).toEqual([{ state: 'created', retry_count: 0 }])
})

async function workingUntilSwept(): Promise<void> {
  const sweep = vi.fn(async () => {})
  await working({ sweep }, () => sweep.mock.calls.length > 0)
}

async function abandon(id: number): Promise<void> {
  await send({ id, generation: 1 })
  await connection.pool.query(
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()
     where name = 'material' and (data->>'id')::int = $1`,
    [id],
  )
}

test('the only worker clears at once what a killed one had at work', async () => {
  await abandon(51)
  await workingUntilSwept()
  expect(await jobsOf(51)).toEqual([])
})

test('beside a living worker, what is at work stays at work', async () => {
  await abandon(52)
  const other = await announceWorker(database.url)
  expect(other.alone).toBe(true)
  await workingUntilSwept()
  await other.end()
  expect(await jobsOf(52)).toEqual([{ state: 'active', generation: 1 }])
})

test('a worker whose connection is cut is present again', async () => {
  const one = await announceWorker(database.url)
  // Of this database alone: other tests have workers in theirs.
  const { rows: cut } = await connection.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'capivira-worker' and datname = current_database()`,
  )
  const pids = cut.map(({ pid }) => pid)
  await connection.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids])
  // The lock that counts is the new connection's: the old one's goes only as its process ends.
  await vi.waitUntil(
    async () => {
      const { rows } = await connection.pool.query(
        `select 1 from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and pid <> all($1)
          and database = (select oid from pg_database where datname = current_database())`,
        [pids],
      )
      return rows.length > 0
    },
    { timeout: 30_000, interval: 50 },
  )
  const two = await announceWorker(database.url)
  expect(two.alone).toBe(false)
  await two.end()
  await one.end()
})

test('processes that start together on an empty database all get their queue', async () => {
  const fresh = await createTestDatabase()
  const connections = Array.from({ length: 3 }, () => openDatabase(fresh.url, 3))
  const all = await Promise.all([
    ...connections.map(({ pool }) => openJobs(pool, log)),
    startWorking(fresh.url, () => idle, log),
  ])
  await Promise.all(all.map(({ stop }) => stop()))
  await Promise.all(connections.map(({ close }) => close()))
  await fresh.drop()
})

const email = (id: string): EmailJob => ({
  id,
  kind: 'reset-password',
  to: { email: 'ana@escola.example' },
  askedAt: '2026-03-02T15:00:00.000Z',
  until: '2026-03-02T16:00:00.000Z',
})

test('an e-mail is queued exactly when its transaction commits, and tried again until it is sent', async () => {
  await inTransaction(connection.db, tx => sender.jobs.sendEmail(tx, email('one')))
  const undone = inTransaction(connection.db, async tx => {
    await sender.jobs.sendEmail(tx, email('two'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await tryAgainAtOnce('letter')
  const seen: string[] = []
  const flaky: Partial<Work> = {
    email: async ({ id }) => {
      seen.push(id)
      if (seen.length === 1) throw new Error('the mail server is away')
    },
  }
  await working(flaky, () => seen.length === 2)
  expect(seen).toEqual(['one', 'one'])
})

test('an e-mail that a killed worker was sending is sent by the next one', async () => {
  await sender.jobs.sendEmail(connection.db, email('left'))
  await connection.pool.query(
    "update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'letter' and " +
      "state = 'created'",
  )
  const seen: string[] = []
  await working({ email: async ({ id }) => void seen.push(id) }, () => seen.includes('left'))
  expect(seen).toEqual(['left'])
})

test('what a mail server refuses for good is asked once, and stays to be seen as failed with the reason', async () => {
  await connection.pool.query('delete from pgboss.job')
  const email: EmailJob = {
    id: '00000000-0000-4000-8000-000000000077',
    kind: 'password-changed',
    to: { email: 'ana@escola.example' },
    askedAt: '2026-03-02T12:00:00Z',
    until: '2099-03-02T12:00:00Z',
  }
  await sender.jobs.sendEmail(connection.db, email)
  let asked = 0
  const state = async () =>
    (await connection.pool.query("select state, output, deletion_seconds from pgboss.job where name = 'letter'"))
      .rows[0]
  const refuse = async () => {
    asked++
    throw new MailProblem('O servidor de e-mail recusou o endereço.', true, 'address')
  }
  await working({ email: refuse }, async () => (await state())?.state === 'failed')
  expect(asked).toBe(1)
  expect(await state()).toEqual({
    state: 'failed',
    output: { message: 'O servidor de e-mail recusou o endereço.', about: 'address' },
    deletion_seconds: 604_800,
  })
})

test('weights of memory are fitted at night, by one worker of all', async () => {
  const asked = `select cron, timezone from pgboss.schedule where name = 'fit'`
  let fits = 0
  await working({ fit: async () => void fits++ }, async () => (await connection.pool.query(asked)).rows.length > 0)
  expect((await connection.pool.query(asked)).rows).toEqual([{ cron: '20 3 * * *', timezone: 'UTC' }])
  // Nothing is fitted because a worker starts.
  expect(fits).toBe(0)
})
