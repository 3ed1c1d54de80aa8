import { addDays } from '@capivira/core/progress/school-day'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { testPassword } from '../../../test/app.ts'
import { childrenOf, type Person } from '../../../test/children.ts'
import { postman } from '../../../test/emails.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { useSchool } from '../../../test/use-school.ts'
import { sweepIdle, walls } from './sweep-idle.ts'

const logged: string[] = []
const logger = pino({ level: 'info' }, { write: line => void logged.push(line) })
const school = useSchool()
beforeEach(async () => {
  await emptyTables(school.connection.pool, 'users', 'erased_accounts', 'served_days', 'rate_limits')
  for (const kept of [school.emails, logged]) kept.length = 0
  Object.assign(school.settings, { inactiveMonths: 24, smtpUrl: 'smtps://correio.escola.example' })
})

const query = (text: string, values: unknown[] = []) => school.connection.pool.query(text, values)
const noonOf = (day: string) => `${day}T15:00:00Z`
const today = () => school.now().toISOString().slice(0, 10)

/** What a worker does at noon of a day. */
async function sweepOn(day: string): Promise<void> {
  school.setNow(noonOf(day))
  const { db } = school.connection
  const sendEmail = async (_: unknown, job: (typeof school.emails)[number]) => void school.emails.push(job)
  const jobs = { processMaterial: async () => {}, sendEmail }
  await sweepIdle({ db, files: school.files, settings: school.settings, jobs, logger, now: school.now() })
}

/** Lets a worker run at noon on every day up to one, that day included. */
async function runDaily(day: string): Promise<void> {
  while (today() < day) await sweepOn(addDays(today(), 1))
}

/** The same in short: the days are noted, and what is to be done is done on the last. */
async function runUntil(day: string): Promise<void> {
  await query(
    'insert into served_days select generate_series($1::date + 1, $2::date, interval $$1 day$$) on conflict do nothing',
    [today(), day],
  )
  await sweepOn(day)
}

const isThere = async ({ id }: { id: string }) => (await query('select from users where id = $1', [id])).rowCount === 1
const noticedAt = async ({ id }: { id: string }) =>
  (await query('select noticed_at from idle_accounts where user_id = $1', [id])).rows[0]?.noticed_at ?? null

/** A pupil who was here at noon of 2 March 2026 and never since; their session is long over. */
async function aPupil(name = 'Bia Souza'): Promise<Person> {
  school.setNow(noonOf('2026-03-02'))
  const pupil = await school.signedIn('student', name)
  await query('delete from sessions where user_id = $1', [pupil.id])
  school.emails.length = 0
  return pupil
}

describe('an account that nobody uses', () => {
  test('is announced after 24 months, and erased sixty days of the server later with all that is of it', async () => {
    const pupil = await aPupil()
    await sweepOn('2028-03-01')
    expect(await noticedAt(pupil)).toBeNull()
    await sweepOn('2028-03-02')
    expect(await noticedAt(pupil)).toEqual(new Date(noonOf('2028-03-02')))
    await runDaily('2028-04-30')
    expect(await isThere(pupil)).toBe(true)
    await sweepOn('2028-05-01')
    expect(await isThere(pupil)).toBe(false)

    const gone = expect.stringMatching(/^Conta excluída \(p-[\w-]{16}\)$/)
    const { rows: acts } = await query('select act, actor_name, target_name from admin_acts')
    expect(acts).toEqual([{ act: 'erase-idle', actor_name: 'Capivira', target_name: gone }])
    const { rows: events } = await query(
      'select outcome, user_key, target_key from security_events where event = $$erase-idle$$',
    )
    const [{ pseudonym }] = (await query('select pseudonym from erased_accounts')).rows
    expect(events).toEqual([{ outcome: 'ok', user_key: null, target_key: pseudonym }])
    expect(logged.join('')).toContain(pseudonym)
    expect(logged.join('')).not.toContain(pupil.id)
  })

  test('stays when the pupil signs in, and two years begin anew', async () => {
    const pupil = await aPupil()
    await sweepOn('2028-03-02')
    await runUntil('2028-04-30')
    school.setNow('2028-05-01T10:00:00Z')
    const login = await school.visitor().post('/api/auth/login', { email: pupil.email, password: testPassword })
    expect(login.status).toBe(200)
    await sweepOn('2028-05-01')
    await query('delete from sessions')
    await runUntil('2028-07-10')
    expect([await isThere(pupil), await noticedAt(pupil)]).toEqual([true, null])
    await sweepOn('2030-05-02')
    expect(await noticedAt(pupil)).toEqual(new Date(noonOf('2030-05-02')))
  })

  test('stays when a phone that is still signed in is used, and acts from before are sent', async () => {
    school.setNow(noonOf('2026-03-02'))
    const pupil = await school.signedIn('student')
    // As it would be if sessions lasted that long: what counts is that it is used.
    await query(`update sessions set expire = '2029-01-01', created_at = '2028-12-30'`)
    await sweepOn('2028-03-02')
    school.setNow('2028-04-20T15:00:00Z')
    expect((await pupil.get('/api/auth/user')).status).toBe(200)
    await sweepOn('2028-04-20')
    expect(await noticedAt(pupil)).toBeNull()
    expect((await query('select last_used_at from users')).rows).toEqual([{ last_used_at: school.now() }])
  })

  test('of teachers and administrators stays', async () => {
    const staff = [await school.signedIn('teacher'), await school.signedIn('admin')]
    await query('delete from sessions')
    await sweepOn('2030-03-02')
    await runUntil('2030-05-20')
    for (const one of staff) expect([await isThere(one), await noticedAt(one)]).toEqual([true, null])
  })

  test('stays where the school has switched this off, and what was announced is taken back', async () => {
    const pupil = await aPupil()
    await sweepOn('2028-03-02')
    Object.assign(school.settings, { inactiveMonths: 0 })
    await runUntil('2028-05-20')
    expect([await isThere(pupil), await noticedAt(pupil)]).toEqual([true, null])
    Object.assign(school.settings, { inactiveMonths: 24 })
    await sweepOn('2028-05-21')
    expect(await noticedAt(pupil)).toEqual(new Date(noonOf('2028-05-21')))
  })

  test('becomes no teacher’s end: whoever is made one stays', async () => {
    const pupil = await aPupil()
    await sweepOn('2028-03-02')
    await query(`update users set user_type = 'teacher'`)
    await runUntil('2028-05-20')
    expect([await isThere(pupil), await noticedAt(pupil)]).toEqual([true, null])
  })
})

describe('whatever the server and its clock went through,', () => {
  test('after three years without a server all are announced first, and nobody is erased for sixty days', async () => {
    const pupil = await aPupil()
    await sweepOn('2028-03-02')
    await runUntil('2028-04-25')
    await sweepOn('2031-04-25')
    await runUntil('2031-06-23')
    expect(await isThere(pupil)).toBe(true)
    await sweepOn('2031-06-24')
    expect(await isThere(pupil)).toBe(false)
  })

  test('a clock that jumps ahead a year erases nobody, and what it announced is taken back', async () => {
    const [told, used] = [await aPupil(), await aPupil('Davi Souza')]
    await query(`update users set last_used_at = '2027-06-01' where id = $1`, [used.id])
    await sweepOn('2028-03-02')
    await runUntil('2028-04-29')
    await sweepOn('2029-06-29')
    expect([await isThere(told), await noticedAt(used)]).toEqual([true, new Date(noonOf('2029-06-29'))])
    await sweepOn('2028-04-30')
    expect([await isThere(told), await noticedAt(used)]).toEqual([true, null])
    expect((await query(`select 1 from served_days where day > '2028-05-01'`)).rowCount).toBe(0)
  })

  test('after a restored backup nobody is erased whose return was lost with the newer database', async () => {
    const pupil = await aPupil()
    await sweepOn('2028-03-02')
    await runUntil('2028-04-30')
    // The pupil is here on the next day; a week later yesterday's backup is restored, in which they were not.
    await sweepOn('2028-05-08')
    expect(await isThere(pupil)).toBe(true)
    await runUntil('2028-07-06')
    expect(await isThere(pupil)).toBe(true)
  })

  test('an installation from before, in which nobody noted uses, counts from the last that can be told', async () => {
    const [long, studied, open, drew] = [
      await aPupil('Ana Souza'),
      await aPupil('Bia Souza'),
      await aPupil('Caio Souza'),
      await aPupil('Davi Souza'),
    ]
    await query('update users set last_used_at = null')
    await query(`update users set last_study_date = '2027-01-10' where id = $1`, [studied.id])
    await query(
      `insert into sessions (sid, sess, expire, user_id, created_at, last_seen_at)
       values ('a', '{}', '2028-03-05', $1, '2028-02-28', '2028-03-01')`,
      [open.id],
    )
    await query(
      `insert into ai_drawings (title, description, image_url, created_by_user_id, category, created_at, day)
       values ('A', 'a', '', $1, 'a', '2027-11-02', '2027-11-02')`,
      [drew.id],
    )
    await sweepOn('2028-03-02')
    expect(await Promise.all([long, studied, open, drew].map(noticedAt))).toEqual([school.now(), null, null, null])
    const { rows } = await query('select last_used_at from users order by full_name')
    expect(rows.map(({ last_used_at }) => last_used_at.toISOString())).toEqual([
      '2026-03-02T15:00:00.000Z',
      '2027-01-11T02:59:59.000Z',
      '2028-03-01T00:00:00.000Z',
      '2027-11-02T00:00:00.000Z',
    ])
  })

  test('no day tells of more than its wall, nor erases more', async () => {
    await query(
      `insert into users (email, first_name, last_name, full_name, phone, password, created_at, updated_at)
       select 'a' || n || '@escola.example', 'A', 'B', 'A B', '', '', $1, $1 from generate_series(1, 211) n`,
      [noonOf('2026-02-01')],
    )
    await sweepOn('2028-03-02')
    await sweepOn('2028-03-02')
    expect((await query('select 1 from idle_accounts')).rowCount).toBe(walls.told)
    await sweepOn('2028-03-03')
    expect((await query('select 1 from idle_accounts')).rowCount).toBe(211)
    await runUntil('2028-05-01')
    await sweepOn('2028-05-01')
    expect((await query('select 1 from users')).rowCount).toBe(211 - walls.erased)
    expect((await query(`select noticed, erased from served_days where day = '2028-05-01'`)).rows).toEqual([
      { noticed: 0, erased: walls.erased },
    ])
  })

  test('who signs in while the sweep is at work is not erased', async () => {
    const pupil = await aPupil()
    await sweepOn('2028-03-02')
    await runUntil('2028-04-30')
    // As a sign-in is for a moment: the session is there, and the use is not noted yet.
    await query(
      `insert into sessions (sid, sess, expire, user_id, created_at, last_seen_at)
       values ('a', '{}', '2028-06-01', $1, '2028-05-01T14:59:00Z', '2028-05-01T14:59:00Z')`,
      [pupil.id],
    )
    await sweepOn('2028-05-01')
    expect(await isThere(pupil)).toBe(true)
  })
})

describe('are told:', () => {
  test('the pupil whose address is proven, with the day and how to stay', async () => {
    const [proven, unproven] = [await aPupil('Bia Souza'), await aPupil('Davi Souza')]
    await query('update users set is_email_verified = true where id = $1', [proven.id])
    await sweepOn('2028-03-02')
    const emails = await postman(school, school.now)
    expect(emails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [proven.email, 'Sua conta na Capivira está parada'],
    ])
    expect(emails[0]?.text).toContain('a última vez foi em 2 de março de 2026')
    expect(emails[0]?.text).toContain('a conta será excluída a partir de 1 de maio de 2028')
    expect(emails[0]?.text).toContain('http://localhost:3000/login')
    const { rows } = await query('select user_id, told_pupil from idle_accounts order by told_pupil')
    expect(rows).toEqual([
      { user_id: unproven.id, told_pupil: false },
      { user_id: proven.id, told_pupil: true },
    ])
  })

  test('nobody by e-mails that would only lie in a folder: the list is for the school', async () => {
    const pupil = await aPupil()
    await query('update users set is_email_verified = true')
    Object.assign(school.settings, { smtpUrl: undefined })
    await sweepOn('2028-03-02')
    expect([school.emails, await noticedAt(pupil)]).toEqual([[], school.now()])
    expect((await query('select told_pupil from idle_accounts')).rows).toEqual([{ told_pupil: false }])
  })

  test('the guardian who agreed by e-mail, and no classmate whose address it has become', async () => {
    const children = childrenOf(school, () => school.now())
    school.setNow(noonOf('2026-03-02'))
    const child = await children.aChild()
    await children.give(await children.tokenFor(child))
    await query('delete from sessions')
    await sweepOn('2028-03-02')
    const [message, ...others] = await postman(school, school.now)
    expect(others).toEqual([])
    expect(message).toMatchObject({
      to: { address: 'rosa@casa.example' },
      subject: 'Uma conta na Capivira está parada',
    })
    expect(message?.text).toContain('Olá, Rosa!')
    expect(message?.text).toContain('a conta de Ana na Capivira')

    await query('delete from idle_accounts')
    await query(`update users set email = 'rosa@casa.example' where id = $1`, [(await aPupil()).id])
    await sweepOn('2028-03-03')
    expect(await postman(school, school.now)).toEqual([])
  })

  test('nobody by an e-mail that was still queued when it was over, nor whom the school keeps out', async () => {
    const [back, locked] = [await aPupil(), await aPupil('Davi Souza')]
    await query('update users set is_email_verified = true')
    await query('update users set locked_at = $2 where id = $1', [locked.id, school.now()])
    await sweepOn('2028-03-02')
    expect(school.emails.map(({ to }) => to)).toEqual([{ userId: back.id }])
    school.setNow('2028-03-02T15:00:01Z')
    await school.visitor().post('/api/auth/login', { email: back.email, password: testPassword })
    expect(await postman(school, school.now)).toEqual([])
  })
})
