import type { SecurityEntry } from '@capivira/core/admin/security-contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp, testPassword, testSecrets } from '../../../test/app.ts'
import { forgetOldEvents } from './forget-old-events.ts'

type Admin = Awaited<ReturnType<TestApp['signedIn']>>
type Page = { events: SecurityEntry[]; more: boolean }

let school: TestApp
let admin: Admin
beforeAll(async () => {
  school = await startTestApp()
  admin = await school.signedIn('admin', 'Direção da Escola')
})
afterAll(() => school.close())

const page = async (query = ''): Promise<Page> => (await admin.get<Page>(`/api/admin/security-events${query}`)).body
const list = async (query = '') => (await page(query)).events
/** What is new since the last look, the oldest first: event, outcome, who. */
let seen = 0
async function fresh() {
  const events = (await list()).filter(({ id }) => id > seen).reverse()
  seen = events.at(-1)?.id ?? seen
  return events.map(({ event, outcome, user, target, count }) => {
    const who = [user?.fullName ?? null, ...(target ? [target.fullName] : [])]
    return [event, outcome, ...who, ...(count > 1 ? [count] : [])]
  })
}
/** A minute later: what happens then is another row. */
function nextMinute() {
  school.setNow(new Date(school.now().getTime() + 60_000).toISOString())
}

describe('signing in and out', () => {
  test('right, wrong, of nobody, locked and limited are told apart, with whose account it is', async () => {
    const ana = await school.signedIn('student', 'Ana Souza')
    await fresh()
    nextMinute()
    const visitor = school.visitor()
    const login = (email: string, password: string) => visitor.post('/api/auth/login', { email, password })
    await login(ana.email, 'Errada123!')
    await login(ana.email, 'Errada123!')
    await login('ninguem@escola.example', 'Errada123!')
    await login(ana.email, testPassword)
    await visitor.post('/api/logout')
    await admin.send({ method: 'PUT', url: `/api/admin/users/${ana.id}/lock`, payload: { locked: true } })
    await login(ana.email, testPassword)
    expect(await fresh()).toEqual([
      ['sign-in', 'wrong', 'Ana Souza', 2],
      ['sign-in', 'wrong', null],
      ['sign-in', 'ok', 'Ana Souza'],
      ['sign-out', 'ok', 'Ana Souza'],
      ['admin-lock', 'ok', 'Direção da Escola', 'Ana Souza'],
      ['sign-in', 'locked', 'Ana Souza'],
    ])
    nextMinute()
    for (let times = 0; times < 12; times++) await login('ninguem2@escola.example', 'Errada123!')
    const counts = new Map((await fresh()).map(([, outcome, , count]) => [outcome, Number(count)]))
    expect([...counts.keys()].sort()).toEqual(['limited', 'wrong'])
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(12)
  })

  test('who is signed out already signs nobody out', async () => {
    nextMinute()
    await school.visitor().post('/api/logout')
    expect(await fresh()).toEqual([])
  })
})

describe('accounts', () => {
  test('a registration tells whether the school’s secret was right', async () => {
    nextMinute()
    const person = (email: string, secretPassword: string) => ({
      fullName: 'Bia Prof',
      email,
      phone: '(11) 98765-4321',
      password: testPassword,
      confirmPassword: testPassword,
      userType: 'teacher',
      secretPassword,
    })
    await school.visitor().post('/api/auth/register', person('bia@escola.example', 'errado-errado'))
    await school.visitor().post('/api/auth/register', person('bia@escola.example', testSecrets.teacherSecret))
    await school.signedIn('student', 'Caio Reis')
    expect(await fresh()).toEqual([
      ['register-with-secret', 'wrong', null],
      ['register-with-secret', 'ok', 'Bia Prof'],
      ['register', 'ok', 'Caio Reis'],
      ['sign-in', 'ok', 'Caio Reis'],
    ])
  })

  test('passwords, addresses, sessions and files: what worked and what did not', async () => {
    const dora = await school.signedIn('student', 'Dora Lima')
    await fresh()
    nextMinute()
    const password = 'Jabuticaba9!lua'
    const change = { password, confirmPassword: password }
    await dora.send({
      method: 'PUT',
      url: '/api/profile/password',
      payload: { ...change, currentPassword: 'Errada123!' },
    })
    await dora.send({
      method: 'PUT',
      url: '/api/profile/password',
      payload: { ...change, currentPassword: testPassword },
    })
    await dora.post('/api/profile/email', { email: 'outra@escola.example', currentPassword: password })
    await dora.delete('/api/profile/sessions')
    await dora.get('/api/profile/export')
    await school.visitor().post('/api/auth/forgot-password', { email: dora.email })
    await school.visitor().post('/api/auth/reset-password', { ...change, token: 'x'.repeat(43) })
    expect(await fresh()).toEqual([
      ['change-password', 'wrong', 'Dora Lima'],
      ['change-password', 'ok', 'Dora Lima'],
      ['change-email', 'begun', 'Dora Lima'],
      ['end-sessions', 'ok', 'Dora Lima'],
      ['export-data', 'ok', 'Dora Lima'],
      ['ask-reset', 'ok', null],
      ['reset-password', 'refused', null],
    ])
  })

  test('an account that the administration makes is told with whose it is', async () => {
    nextMinute()
    const fabio = {
      fullName: 'Fábio Melo',
      email: 'fabio@escola.example',
      phone: '(11) 98765-4321',
      userType: 'teacher',
    }
    expect((await admin.post('/api/admin/users', fabio)).status).toBe(201)
    expect(await fresh()).toEqual([['admin-create-user', 'ok', 'Direção da Escola', 'Fábio Melo']])
  })

  test('a form with mistakes is no event', async () => {
    nextMinute()
    await school.visitor().post('/api/auth/login', { email: 'isto não é email' })
    expect(await fresh()).toEqual([])
  })
})

describe('what somebody may not do', () => {
  test('another type’s call, another’s things, and a page of another site', async () => {
    const eva = await school.signedIn('student', 'Eva Rocha')
    await fresh()
    nextMinute()
    await eva.get('/api/admin/users')
    await eva.get('/api/materials/987654')
    await eva.send({ method: 'POST', url: '/api/logout', headers: { 'sec-fetch-site': 'cross-site' } })
    await eva.send({ method: 'PUT', url: '/api/profile', headers: { 'sec-fetch-site': 'cross-site' }, payload: {} })
    const calls = (await list()).slice(0, 3).map(({ event, call }) => [event, call])
    expect(calls).toContainEqual(['cross-site', 'PUT /api/profile'])
    expect((await fresh()).filter(([event]) => event !== 'cross-site')).toEqual([
      ['wrong-role', 'refused', 'Eva Rocha'],
      ['not-theirs', 'refused', 'Eva Rocha'],
    ])
  })

  test('an old tab without a session is nothing', async () => {
    nextMinute()
    await school.visitor().get('/api/materials')
    await school.visitor().get('/api/nada')
    expect(await fresh()).toEqual([])
  })
})

describe('the list', () => {
  test('is for administrators alone', async () => {
    expect((await school.visitor().get('/api/admin/security-events')).status).toBe(401)
    for (const type of ['student', 'teacher'] as const) {
      const other = await school.signedIn(type, 'Outra Pessoa')
      expect((await other.get('/api/admin/security-events')).status).toBe(403)
    }
  })

  test('is found by event, outcome, person, period and address', async () => {
    const kinds = async (query: string) => new Set((await list(query)).map(({ event }) => event))
    expect(await kinds('?event=register-with-secret&outcome=wrong')).toEqual(new Set(['register-with-secret']))
    const ofAna = await list('?search=ana%20souza')
    expect(ofAna.map(({ user, target }) => (target ?? user)?.fullName)).toEqual(ofAna.map(() => 'Ana Souza'))
    expect(ofAna.length).toBeGreaterThan(3)
    expect(await list('?search=jussara')).toEqual([])
    const [first] = ofAna
    expect((await list(`?address=${first?.address}`)).length).toBeGreaterThan(10)
    expect(await list('?address=________')).toEqual([])
    expect((await admin.get('/api/admin/security-events?days=2')).status).toBe(400)
    expect((await list('?days=1')).length).toBeGreaterThan(10)
    const later = new Date(school.now().getTime() + 30 * 60_000).toISOString()
    school.setNow(later)
    expect((await list('?days=1')).length).toBeGreaterThan(10)
  })

  test('comes by pages', async () => {
    for (let times = 0; times < 60; times++) {
      nextMinute()
      await admin.get('/api/admin/materials/1/nada')
      await admin.delete('/api/admin/subjects/987654')
    }
    const first = await page()
    expect([first.events.length, first.more]).toEqual([50, true])
    const second = await page(`?before=${first.events.at(-1)?.id}`)
    expect(second.events[0]?.id).toBeLessThan(first.events.at(-1)?.id ?? 0)
  })

  test('holds nothing that was typed, no address and no id of an account', async () => {
    const { rows } = await school.connection.pool.query('select * from security_events')
    const text = JSON.stringify(rows.map(({ request: _, ...row }) => row))
    expect(text).not.toMatch(/127\.0\.0\.1|escola\.example|Errada|Ana|[0-9a-f]{8}-[0-9a-f]{4}-4/)
    for (const row of rows) for (const key of [row.user_key, row.target_key]) expect(key ?? 'p-').toMatch(/^p-/)
  })
})

describe('when an account goes', () => {
  test('its events stay under a pseudonym that leads nowhere', async () => {
    const rita = await school.signedIn('student', 'Rita Prado')
    const [before] = await list('?search=rita%20prado')
    expect(before?.user).toMatchObject({ id: rita.id, fullName: 'Rita Prado' })
    expect((await rita.post('/api/profile/delete', { password: testPassword })).status).toBe(200)
    expect(await list('?search=rita%20prado')).toEqual([])
    const after = (await list()).find(({ id }) => id === before?.id)
    expect(after?.user).toEqual({ id: null, fullName: null, pseudonym: before?.user?.pseudonym })
    const deleted = (await list('?event=delete-account'))[0]
    expect(deleted?.user?.pseudonym).toBe(before?.user?.pseudonym)
    const { rows } = await school.connection.pool.query('select from security_people where user_id = $1', [rita.id])
    expect(rows).toEqual([])
  })
})

test('after 180 days an event goes', async () => {
  const count = async () =>
    Number((await school.connection.pool.query('select count(*) from security_events')).rows[0].count)
  const kept = await count()
  await forgetOldEvents(school.connection.db, new Date(school.now().getTime() + 179 * 86_400_000))
  expect(await count()).toBe(kept)
  await forgetOldEvents(school.connection.db, new Date(school.now().getTime() + 182 * 86_400_000))
  expect(await count()).toBe(0)
})

test('what happens is written down also while nobody asks for it', async () => {
  const product = await startTestApp({ settings: { mode: 'production' } })
  try {
    await product.visitor().post('/api/auth/login', { email: 'ninguem@escola.example', password: 'Errada1@' })
    await vi.waitFor(async () => {
      const { rows } = await product.connection.pool.query('select event, outcome from security_events')
      expect(rows).toEqual([{ event: 'sign-in', outcome: 'wrong' }])
    }, 10_000)
  } finally {
    await product.close()
  }
})
