import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword, type Visitor } from '../../../test/app.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { type Owner, ownersOf, twice } from '../../../test/owners.ts'
import { useSchool } from '../../../test/use-school.ts'
import { endpointsOf } from '../../platform/route.ts'

const school = useSchool({ settings: { requireStaffTwoFactor: true } })
const { wait, appCode } = ownersOf(school)
beforeEach(async () => {
  await emptyTables(school.connection.pool, 'users', 'rate_limits', 'admin_acts')
})

const setUpFirst = {
  status: 403,
  body: {
    message: 'Antes de continuar, ligue a verificação em duas etapas: a sua escola a pede a quem ensina e administra.',
    code: 'two-factor-first',
  },
}

async function setUp(who: Visitor): Promise<string> {
  const asked = { method: 'app', password: testPassword }
  const { body } = await who.post<{ secret: string }>('/api/profile/two-factor', asked)
  const on = { method: 'app', code: appCode(body.secret) }
  expect((await who.post('/api/profile/two-factor/confirm', on)).status).toBe(200)
  wait(31)
  return body.secret
}

describe('where the school asks two-factor of its staff', () => {
  test.each(['teacher', 'admin'] as const)('a %s signs in, and can do nothing but set it up', async type => {
    const person = await school.signedIn(type)
    expect(await person.get('/api/auth/user')).toMatchObject({ status: 200, body: { mustSetUpTwoFactor: true } })
    for (const url of ['/api/profile/sessions', '/api/teacher/materials', '/api/admin/users'])
      expect(await person.get(url)).toMatchObject({ status: 403 })
    expect(await person.get('/api/profile/sessions')).toMatchObject(setUpFirst)
    await setUp(person)
    expect((await person.get('/api/profile/sessions')).status).toBe(200)
    expect((await person.get<object>('/api/auth/user')).body).not.toHaveProperty('mustSetUpTwoFactor')
  })

  test('every call but those is behind the wall, also one that will be added', () => {
    const open = endpointsOf(school.app)
      .filter(
        ({ access, beforeOwnPassword, beforeTwoFactor }) =>
          access !== 'anyone' && (beforeOwnPassword || beforeTwoFactor),
      )
      .map(({ method, path }) => `${method} ${path}`)
    expect(open).toEqual([
      'GET /api/auth/user',
      'POST /api/auth/own-password',
      'GET /api/profile/two-factor',
      'POST /api/profile/two-factor',
      'POST /api/profile/two-factor/confirm',
    ])
  })

  test('pupils are not asked', async () => {
    const pupil = await school.signedIn()
    expect((await pupil.get<object>('/api/auth/user')).body).not.toHaveProperty('mustSetUpTwoFactor')
    expect((await pupil.get('/api/profile/sessions')).status).toBe(200)
    expect(await pupil.get('/api/profile/two-factor')).toMatchObject({ body: { required: false } })
  })

  test('it cannot be switched off, also with a code, but moved to another phone', async () => {
    const teacher = await school.signedIn('teacher')
    const secret = await setUp(teacher)
    const proof = { password: testPassword, code: appCode(secret) }
    expect(await teacher.post('/api/profile/two-factor/disable', proof)).toMatchObject({
      status: 409,
      body: { message: 'A sua escola pede a verificação em duas etapas: ela não pode ser desligada.' },
    })
    expect(await teacher.get('/api/profile/two-factor')).toMatchObject({ body: { enabled: true, required: true } })
    expect((await teacher.post('/api/profile/two-factor', { method: 'app', ...proof })).status).toBe(200)
  })

  test('who lost everything goes to an administrator, chooses a password, and sets it up again', async () => {
    const admin: Owner = await school.signedIn('admin')
    await setUp(admin)
    const teacher = await school.signedIn('teacher')
    await setUp(teacher)
    const { body } = await admin.post<{ password: string }>(`/api/admin/users/${teacher.id}/password`)
    const back = school.visitor()
    await back.post('/api/auth/login', { email: teacher.email, password: body.password })
    expect(await back.get('/api/profile/two-factor')).toMatchObject({
      status: 403,
      body: { message: 'Antes de continuar, escolha uma senha só sua.', code: 'own-password-first' },
    })
    expect(await back.post('/api/auth/own-password', twice(testPassword))).toMatchObject({
      status: 200,
      body: { user: { mustSetUpTwoFactor: true } },
    })
    expect(await back.get('/api/teacher/materials')).toMatchObject(setUpFirst)
    await setUp(back)
    expect((await back.get('/api/teacher/materials')).status).toBe(200)
  })

  test('a session from before the school asked meets the wall at its next call', async () => {
    const before = await startTestApp({ beside: school })
    const { email } = await before.signedIn('teacher')
    const signedIn = await before.visitor().post('/api/auth/login', { email, password: testPassword })
    const cookie = /sid=[\w-]+/.exec(String(signedIn.headers['set-cookie']))?.[0]
    const ask = ({ app }: TestApp) => app.inject({ url: '/api/teacher/materials', headers: { cookie } })
    expect((await ask(before)).statusCode).toBe(200)
    expect((await ask(school)).json()).toEqual(setUpFirst.body)
    await before.close()
  })
})
