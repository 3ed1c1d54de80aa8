import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword, type Visitor } from '../../../test/app.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { makeCards, makeLesson, makeMaterial, makeUser } from '../../../test/factories.ts'
import { otherPassword, ownersOf, put, twice } from '../../../test/owners.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool({ settings: { smtpUrl: 'smtp://mail.example' } })
const { wait, emails, appCode, linkTo } = ownersOf(school)
beforeEach(async () => {
  await emptyTables(school.connection.pool, 'users', 'rate_limits', 'admin_acts')
  school.emails.length = 0
})

const day = 24 * 60 * 60
const email = 'ana@casa.example'
const register = (password: string, more: object = {}, at: TestApp = school) =>
  at.visitor().post<{ user: { id: string } }>('/api/auth/register', {
    fullName: 'Ana Souza',
    email,
    phone: '(11) 98765-4321',
    ...twice(password),
    ...more,
  })

type Squatter = Visitor & { id: string }

/** Somebody who registers with an address that is not theirs, and signs in. */
async function squatter(more: object = {}): Promise<Squatter> {
  const { status, body } = await register(testPassword, more)
  expect(status).toBe(201)
  const visitor = school.visitor()
  await visitor.post('/api/auth/login', { email, password: testPassword })
  return { ...visitor, id: body.user.id }
}

describe('an address that was registered and never proven', () => {
  test('is free again after a day: a new registration works, and nothing of the first is left', async () => {
    const first = await squatter({ acceptsPrivacy: true, ageRange: 'até 12', guardian: guardianOfNobody })
    for (const looked of ['/api/dashboard/student', '/api/materials', '/api/achievements', '/api/user/streak'])
      await first.get(looked)
    await school.visitor().post('/api/auth/login', { email, password: testPassword })
    const proof = await linkTo('verify-email')
    wait(day - 1)
    expect((await register(otherPassword)).status).toBe(409)
    wait(1)
    const again = await register(otherPassword, { fullName: 'Dona do Email' })
    expect(again.status).toBe(201)
    expect(again.body.user.id).not.toBe(first.id)
    expect((await first.get('/api/auth/user')).status).toBe(401)
    expect((await school.visitor().post('/api/auth/verify-email', { token: proof })).status).toBe(410)
    const signIn = (password: string) => school.visitor().post('/api/auth/login', { email, password })
    expect((await signIn(testPassword)).status).toBe(401)
    expect(await signIn(otherPassword)).toMatchObject({ status: 200, body: { user: { fullName: 'Dona do Email' } } })
    expect((await emails()).map(({ to, subject }) => [to.name, subject])).toEqual([
      ['Dona do Email', 'Confirme seu email na Capivira'],
    ])
  })

  test('goes to one of two who register at the same time', async () => {
    await squatter()
    wait(day)
    const answers = await Promise.all([register(otherPassword), register(otherPassword)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('stays taken where no e-mail goes out, for nobody proves anything there', async () => {
    const quiet = await startTestApp({ beside: school })
    await register(testPassword, {}, quiet)
    quiet.setNow('2026-04-02T15:00:00Z')
    expect((await register(otherPassword, {}, quiet)).status).toBe(409)
    await quiet.close()
  })
})

const guardianOfNobody = { name: 'Rosa Lima', relation: 'mãe', email: 'rosa@casa.example' }
/** What anybody may do, one thing at a time; each keeps the account. */
const acts: Record<string, (of: Squatter) => Promise<{ status: number }>> = {
  'proves the address': async () =>
    school.visitor().post('/api/auth/verify-email', { token: await linkTo('verify-email') }),
  'rates a card': async of => {
    const material = await makeMaterial(school.connection.db)
    const [card] = await makeCards(school.connection.db, 1, { materialId: material.id })
    return of.post(`/api/cards/${card?.id}/review`, { difficulty: 'médio' })
  },
  'starts a game': async of => {
    const { materialId } = await makeLesson(school.connection.db, 12)
    return of.post('/api/games/start', { gameId: 'memory-cards', materialId, options: { difficulty: 'easy' } })
  },
  'sets a goal': of => put(of, '/api/goals', { dailyCards: 20 }),
  'chooses an avatar': of => put(of, '/api/profile/avatar', { avatar: 'dog' }),
  'chooses how to read': of => put(of, '/api/profile/comfort', { textSize: 'large' }),
  'asks for another address': of =>
    of.post('/api/profile/email', { email: 'outra@casa.example', currentPassword: testPassword }),
  'changes the password': of =>
    put(of, '/api/profile/password', { currentPassword: testPassword, ...twice(otherPassword) }),
  'begins with two-factor': of => of.post('/api/profile/two-factor', { method: 'app', password: testPassword }),
  'is locked and opened by the administration': async ({ id }) => {
    const admin = await school.signedIn('admin')
    await put(admin, `/api/admin/users/${id}/lock`, { locked: true })
    return put(admin, `/api/admin/users/${id}/lock`, { locked: false })
  },
  'is something in a table that nobody has thought of yet': async ({ id }) => {
    const { pool } = school.connection
    await pool.query('create table of_a_later_release (who uuid not null references users on delete cascade)')
    await pool.query('insert into of_a_later_release values ($1)', [id])
    return { status: 200 }
  },
}

describe('an account that is somebody’s stays, unproven as it is:', () => {
  afterEach(() => school.connection.pool.query('drop table if exists of_a_later_release'))

  test.each(Object.entries(acts))('who %s', async (_, act) => {
    const first = await squatter()
    expect((await act(first)).status).toBe(200)
    wait(day + 1)
    const { rows } = await school.connection.pool.query('select id from users where email = $1', [email])
    expect((await register('Terceira3!Vez#Serena')).status).toBe(409)
    expect(rows).toEqual([{ id: first.id }])
  })

  test('who was here within the day', async () => {
    await squatter()
    wait(day)
    await school.visitor().post('/api/auth/login', { email, password: testPassword })
    wait(day - 60)
    expect((await register(otherPassword)).status).toBe(409)
    wait(60)
    expect((await register(otherPassword)).status).toBe(201)
  })

  test('who was here within the day and signed out', async () => {
    await squatter()
    wait(day)
    const visitor = school.visitor()
    await visitor.post('/api/auth/login', { email, password: testPassword })
    await visitor.post('/api/logout')
    wait(day - 60)
    expect((await register(otherPassword)).status).toBe(409)
    wait(60)
    expect((await register(otherPassword)).status).toBe(201)
  })

  test('a child whose guardian answered', async () => {
    const first = await squatter({ ageRange: 'até 12', guardian: guardianOfNobody })
    const { pool } = school.connection
    await pool.query('update guardian_consents set given_at = now() where user_id = $1', [first.id])
    wait(day)
    expect((await register(otherPassword)).status).toBe(409)
  })

  test.each(['teacher', 'admin'] as const)('a %s, whom the school gave its secret', async userType => {
    const secrets = { teacher: school.settings.teacherSecret, admin: school.settings.adminSecret }
    expect((await register(testPassword, { userType, secretPassword: secrets[userType] })).status).toBe(201)
    wait(30 * day)
    expect((await register(otherPassword)).status).toBe(409)
  })

  test('an account the administration made, and one from before this was noted', async () => {
    const admin = await school.signedIn('admin')
    const made = { fullName: 'Ana Souza', email, phone: '(11) 98765-4321', userType: 'student' }
    expect((await admin.post('/api/admin/users', made)).status).toBe(201)
    await makeUser(school.connection.db, { email: 'antiga@casa.example', userType: 'student' })
    wait(30 * day)
    expect((await register(otherPassword)).status).toBe(409)
    expect((await register(otherPassword, { email: 'antiga@casa.example' })).status).toBe(409)
  })
})

describe('a link for a forgotten password, of an address that was never proven,', () => {
  async function withApp(who: Visitor) {
    const asked = { method: 'app', password: testPassword }
    const { body } = await who.post<{ secret: string }>('/api/profile/two-factor', asked)
    const on = { method: 'app', code: appCode(body.secret) }
    expect((await who.post('/api/profile/two-factor/confirm', on)).status).toBe(200)
    wait(60)
  }
  async function reset(address: string) {
    await school.visitor().post('/api/auth/forgot-password', { email: address })
    const token = await linkTo('reset-password')
    const answer = await school.visitor().post('/api/auth/reset-password', { token, ...twice(otherPassword) })
    expect(answer.status).toBe(200)
    return school.visitor().post<object>('/api/auth/login', { email: address, password: otherPassword })
  }

  test('proves it: the second factor of whoever registered goes, and so do their sessions', async () => {
    const first = await squatter()
    await withApp(first)
    await emails()
    const { pool } = school.connection
    expect(await reset(email)).toMatchObject({
      status: 200,
      body: { user: { isEmailVerified: true, twoFactorEnabled: false } },
    })
    expect((await first.get('/api/auth/user')).status).toBe(401)
    expect((await emails()).map(({ subject }) => subject)).toEqual([
      'Sua senha da Capivira foi trocada',
      'Verificação em duas etapas desligada',
    ])
    expect((await pool.query('select from recovery_codes where user_id = $1', [first.id])).rowCount).toBe(0)
  })

  test('leaves the second factor where the school knows whose the account is', async () => {
    const admin = await school.signedIn('admin')
    const made = { fullName: 'Ana Souza', email, phone: '(11) 98765-4321', userType: 'student' }
    const { body } = await admin.post<{ password: string }>('/api/admin/users', made)
    const pupil = school.visitor()
    await pupil.post('/api/auth/login', { email, password: body.password })
    await pupil.post('/api/auth/own-password', twice(testPassword))
    await withApp(pupil)
    expect((await reset(email)).body).toMatchObject({ requiresTwoFactor: true, twoFactorMethod: 'app' })

    const other = await school.signedIn()
    await withApp(other)
    await put(admin, `/api/admin/users/${other.id}/email`, { email: 'certa@casa.example' })
    await emails()
    expect((await reset('certa@casa.example')).body).toMatchObject({ requiresTwoFactor: true, twoFactorMethod: 'app' })
  })
})
