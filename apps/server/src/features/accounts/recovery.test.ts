import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword, type Visitor } from '../../../test/app.ts'
import { codeIn, postman, tokenIn } from '../../../test/emails.ts'
import { useSchool } from '../../../test/use-school.ts'
import { sweepAccounts } from './sweep-accounts.ts'

const school = useSchool()
beforeEach(async () => {
  await school.connection.pool.query('delete from rate_limits')
  school.emails.length = 0
})

const at = (instant: string) => school.setNow(instant)

const emails = () => postman(school, () => school.now())
const newPassword = 'Outra2@serenaNoite'
const reset = (token: string, password = newPassword) =>
  school.visitor().post('/api/auth/reset-password', { token, password, confirmPassword: password })
const forgot = (email: string) => school.visitor().post('/api/auth/forgot-password', { email })
const signIn = (email: string, password: string) => school.visitor().post('/api/auth/login', { email, password })

test('attempts are counted without writing down whose', async () => {
  await forgot('ninguem@escola.example')
  const { rows } = await school.connection.pool.query<{ key: string }>('select key from rate_limits')
  expect(rows.map(({ key }) => key.split(':')[0]).toSorted()).toEqual([
    'letter-account-hour',
    'letter-address',
    'letter-asker',
    'letter-asker-day',
  ])
  expect(JSON.stringify(rows)).not.toMatch(/ninguem|127\.0\.0\.1/)
})

describe('a forgotten password', () => {
  test('leads by an e-mail to a new one; every session ends and the owner is told', async () => {
    const pupil = await school.signedIn('student', 'Ana Souza')
    school.emails.length = 0
    const asked = await forgot(pupil.email.toUpperCase())
    expect(asked).toMatchObject({ status: 200, body: { message: expect.stringContaining('Se houver uma conta') } })

    const [mail, ...more] = await emails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: { name: 'Ana Souza', address: pupil.email },
      subject: 'Crie uma nova senha na Capivira',
    })
    expect(mail?.text).toContain('Olá, Ana!')
    expect(await reset(tokenIn(mail))).toMatchObject({ status: 200 })

    expect((await pupil.get('/api/auth/user')).status).toBe(401)
    expect((await signIn(pupil.email, testPassword)).status).toBe(401)
    const login = await signIn(pupil.email, newPassword)
    expect(login).toMatchObject({ status: 200, body: { user: { isEmailVerified: true } } })
    expect((await emails()).map(({ subject }) => subject)).toEqual(['Sua senha da Capivira foi trocada'])
  })

  test('ends also what was begun with the old password and is not finished', async () => {
    const pupil = await school.signedIn()
    school.emails.length = 0
    await pupil.post('/api/profile/two-factor', { method: 'email', password: testPassword })
    await pupil.post('/api/profile/two-factor/confirm', { method: 'email', code: codeIn((await emails())[0]) })
    const thief = school.visitor()
    await thief.post('/api/auth/login', { email: pupil.email, password: testPassword })
    const code = codeIn((await emails()).at(-1))
    school.emails.length = 0
    await forgot(pupil.email)
    expect(await reset(tokenIn((await emails())[0]))).toMatchObject({ status: 200 })
    expect(await thief.post('/api/auth/two-factor', { code })).toMatchObject({ status: 410 })
  })

  test('a sign-in with the old password at the same moment leaves no session', async () => {
    const { email, id } = await school.signedIn()
    await forgot(email)
    const token = tokenIn((await emails()).at(-1))
    const thieves = Array.from({ length: 12 }, () => school.visitor())
    const signInAgain = (thief: Visitor) => thief.post('/api/auth/login', { email, password: testPassword })
    const [done] = await Promise.all([reset(token), ...thieves.map(signInAgain)])
    expect(done.status).toBe(200)
    expect((await school.connection.pool.query('select from sessions where user_id = $1', [id])).rowCount).toBe(0)
  })

  test('an unknown address is answered and counted alike, and gets no e-mail', async () => {
    const pupil = await school.signedIn()
    school.emails.length = 0
    const [known, unknown] = [await forgot(pupil.email), await forgot('ninguem@escola.example')]
    expect(unknown.body).toEqual(known.body)
    expect(unknown.status).toBe(known.status)
    // Both did the same: one job each, that says no more than the address.
    expect(school.emails.map(({ kind, to }) => ({ kind, to }))).toEqual([
      { kind: 'reset-password', to: { email: pupil.email } },
      { kind: 'reset-password', to: { email: 'ninguem@escola.example' } },
    ])
    expect((await emails()).map(({ to }) => to.address)).toEqual([pupil.email])
    for (const email of [pupil.email, 'ninguem@escola.example']) {
      await forgot(email)
      await forgot(email)
      expect(await forgot(email)).toMatchObject({ status: 429, body: { message: expect.stringContaining('Espere') } })
    }
  })

  test('a link is good once, also when it is used twice at the same time', async () => {
    const pupil = await school.signedIn()
    school.emails.length = 0
    await forgot(pupil.email)
    const token = tokenIn((await emails())[0])
    const answers = await Promise.all(['Primeira1!lua', 'Segunda22!lua'].map(password => reset(token, password)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(await reset(token)).toMatchObject({
      status: 410,
      body: { message: expect.stringContaining('não vale mais') },
    })
  })

  test('using one link spends the others, an hour ends them all, and the sweep forgets them', async () => {
    const pupil = await school.signedIn()
    school.emails.length = 0
    await forgot(pupil.email)
    await forgot(pupil.email)
    const [first, second] = (await emails()).map(tokenIn)
    expect((await reset(first ?? '')).status).toBe(200)
    expect((await reset(second ?? '')).status).toBe(410)

    await forgot(pupil.email)
    const late = tokenIn((await emails()).at(-1))
    at('2026-03-02T16:00:00Z')
    expect((await reset(late)).status).toBe(410)
    at('2026-03-02T16:00:01Z')
    await sweepAccounts(school.connection.db, school.now())
    expect((await school.connection.pool.query('select 1 from password_resets')).rows).toEqual([])
  })

  test('the same job sends the same e-mail again; the tables and the queue hold no token', async () => {
    const pupil = await school.signedIn()
    school.emails.length = 0
    await forgot(pupil.email)
    const [job] = school.emails
    const once = (await emails())[0]
    if (job) school.emails.push(job)
    const twice = (await emails())[0]
    expect(twice).toEqual(once)
    const token = tokenIn(once)
    const { rows } = await school.connection.pool.query('select * from password_resets where user_id = $1', [pupil.id])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify([rows, job])).not.toContain(token)
  })

  test.each([
    ['a made-up token', { token: 'x'.repeat(43) }, 410],
    ['no token', { token: '' }, 400],
    ['a weak password', { password: 'fraca', confirmPassword: 'fraca' }, 400],
    ['two different passwords', { confirmPassword: 'Diferente3#' }, 400],
  ])('%s is refused', async (_, change, status) => {
    const body = { token: 'y'.repeat(43), password: newPassword, confirmPassword: newPassword, ...change }
    const answer = await school.visitor().post('/api/auth/reset-password', body)
    expect(answer).toMatchObject({ status, body: { message: expect.any(String) } })
  })
})

describe('confirming an e-mail', () => {
  const register = async (email: string, at: TestApp = school) => {
    const body = {
      fullName: 'Caio Lima',
      email,
      phone: '(11) 98765-4321',
      password: testPassword,
      confirmPassword: testPassword,
    }
    expect((await at.visitor().post('/api/auth/register', body)).status).toBe(201)
  }
  const verify = (token: string) => school.visitor().post('/api/auth/verify-email', { token })

  test('the e-mail of the registration has the link; it is good once', async () => {
    await register('caio1@escola.example')
    const [mail] = await emails()
    expect(mail?.subject).toBe('Confirme seu email na Capivira')
    const answers = await Promise.all([verify(tokenIn(mail)), verify(tokenIn(mail))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    const login = await signIn('caio1@escola.example', testPassword)
    expect(login.body).toMatchObject({ user: { isEmailVerified: true } })
  })

  test('opening the link changes nothing: only the button does', async () => {
    await register('caio2@escola.example')
    const token = tokenIn((await emails())[0])
    await school.visitor().get(`/verify-email/${token}`)
    expect((await verify(token)).status).toBe(200)
  })

  test('after 24 hours the link is spent, and another can be asked for', async () => {
    await register('caio3@escola.example')
    const token = tokenIn((await emails())[0])
    at('2026-03-03T15:00:00Z')
    expect((await verify(token)).status).toBe(410)
    await school.visitor().post('/api/auth/resend-verification', { email: 'caio3@escola.example' })
    expect((await verify(tokenIn((await emails())[0]))).status).toBe(200)
  })

  test('nobody learns from it who has an account or who is verified', async () => {
    const resend = (email: string) => school.visitor().post('/api/auth/resend-verification', { email })
    const unknown = await resend('ninguem2@escola.example')
    const verified = await resend('caio1@escola.example')
    expect(verified).toMatchObject({ status: 200, body: unknown.body as object })
    expect(await emails()).toEqual([])
  })

  test('an e-mail that comes late does not undo the link of a newer one', async () => {
    await register('caio4@escola.example')
    const [old] = school.emails.splice(0)
    at('2026-03-02T15:01:00Z')
    await school.visitor().post('/api/auth/resend-verification', { email: 'caio4@escola.example' })
    const newer = tokenIn((await emails())[0])
    if (old) school.emails.push(old)
    expect(await emails()).toEqual([])
    expect((await verify(newer)).status).toBe(200)
  })

  test('where the school requires it, nobody gets in before; only who knows the password learns why', async () => {
    const strict = await startTestApp({ settings: { requireEmailVerification: true }, beside: school })
    await register('caio5@escola.example', strict)
    const login = (password: string) =>
      strict.visitor().post('/api/auth/login', { email: 'caio5@escola.example', password })
    expect(await login('errada')).toMatchObject({ status: 401, body: { message: 'Credenciais inválidas' } })
    const refused = await login(testPassword)
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('confirme seu email') } })
    expect(refused.headers['set-cookie']).toBeUndefined()
    await verify(tokenIn((await postman(strict, () => school.now()))[0]))
    expect(await login(testPassword)).toMatchObject({ status: 200, body: { user: { isEmailVerified: true } } })
    await strict.close()
  })
})
