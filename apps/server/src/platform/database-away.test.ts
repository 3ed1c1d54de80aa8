import { expect, test } from 'vitest'
import { useSchool } from '../../test/use-school.ts'
import { databaseRefusal, isDatabaseAway } from './database-away.ts'

const school = useSchool()

test('a call whose connection breaks is answered 503, and the next one goes through', async () => {
  const pupil = await school.signedIn()
  const { pool } = school.connection
  const breaking = pool.query('select pg_terminate_backend(pg_backend_pid())').catch((error: unknown) => error)
  expect(isDatabaseAway(await breaking)).toBe(true)

  pool.on('acquire', client => {
    pool.removeAllListeners('acquire')
    client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {})
  })
  const broken = await pupil.get('/api/dashboard/student')
  expect(broken).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
    body: { message: 'O banco de dados não está respondendo. Tente de novo em instantes.' },
  })
  expect((await pupil.get('/api/dashboard/student')).status).toBe(200)
})

test.each([
  [Object.assign(new Error('connect ENOENT /tmp/x/.s.PGSQL.5432'), { code: 'ENOENT', syscall: 'connect' }), true],
  [Object.assign(new Error('the database system is starting up'), { code: '57P03' }), true],
  [Object.assign(new Error('terminating connection due to idle-session timeout'), { code: '57P05' }), true],
  [new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }), true],
  // As the job queue hands out its errors.
  [{ code: '57P03', message: 'the database system is starting up', stack: '', queue: 'material' }, true],
  [{ message: 'Connection terminated unexpectedly', stack: '' }, true],
  [Object.assign(new Error('password authentication failed'), { code: '28P01' }), true],
  [new Error('Failed query', { cause: Object.assign(new Error('does not exist'), { code: '3D000' }) }), true],
  [Object.assign(new Error('ENOENT: no such file or directory'), { code: 'ENOENT', syscall: 'open' }), false],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }), false],
  [new Error('anything else'), false],
  ['57P03', false],
  [undefined, false],
])('%s: %s', (error, away) => {
  expect(isDatabaseAway(error)).toBe(away)
})

test('a database that answers and refuses is told from one that does not answer', () => {
  const dropped = new Error('Failed query', { cause: Object.assign(new Error('does not exist'), { code: '3D000' }) })
  expect(databaseRefusal(dropped)).toBe(
    'O banco de dados recusa a Capivira: confira o usuário, a senha e o nome do banco em DATABASE_URL (resposta ' +
      '3D000).',
  )
  expect(databaseRefusal(Object.assign(new Error('starting up'), { code: '57P03' }))).toBeNull()
})
