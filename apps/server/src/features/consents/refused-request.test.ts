import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { childrenOf, guardian } from '../../../test/children.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { useSchool } from '../../../test/use-school.ts'
import { openJobs } from '../../platform/jobs.ts'

const school = useSchool()
let queue: Awaited<ReturnType<typeof openJobs>>
beforeAll(async () => {
  queue = await openJobs(school.connection.pool, pino({ level: 'silent' }))
})
afterAll(() => queue.stop())
beforeEach(async () => {
  await emptyTables(school.connection.pool, 'users', 'rate_limits', 'pgboss.job')
  school.emails.length = 0
})

/** Leaves the last e-mail in the queue as the worker does whose mail server refused it. */
async function refuseEmail(): Promise<void> {
  const statement = `insert into pgboss.job (name, state, data, completed_on) values ('letter', 'failed', $1, now())`
  await school.connection.pool.query(statement, [school.emails.at(-1)])
}

test('a request whose e-mail the mail server refused is told to child and school, until another is sent', async () => {
  const child = await childrenOf(school, () => school.now()).aChild()
  const own = async () => (await child.get<{ undelivered?: string }>('/api/profile/consent')).body
  await child.post('/api/profile/consent', guardian)
  expect(await own()).not.toHaveProperty('undelivered')
  await refuseEmail()
  expect(await own()).toMatchObject({
    state: 'asked',
    undelivered:
      'A mensagem não chegou: o servidor de email não aceitou rosa@casa.example. Confira o endereço com o ' +
      'adulto e envie de novo, ou peça a folha de papel ao seu professor.',
  })
  const admin = await school.signedIn('admin')
  const rows = async () => (await admin.get<{ rows: object[] }>('/api/consents?view=pending')).body.rows
  expect(await rows()).toMatchObject([{ state: 'asked', undelivered: true }])
  school.setNow('2026-03-02T15:01:00Z')
  await child.post('/api/profile/consent', { ...guardian, guardianEmail: 'avo@casa.example' })
  expect(await own()).not.toHaveProperty('undelivered')
  expect((await rows())[0]).not.toHaveProperty('undelivered')
})
