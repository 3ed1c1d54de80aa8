import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, testPassword, type Visitor } from '../../../test/app.ts'
import { codeIn, postman, tokenIn } from '../../../test/emails.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()
beforeEach(async () => {
  await school.connection.pool.query('delete from rate_limits')
})

const at = (instant: string) => school.setNow(instant)
/** Later by seconds: an authenticator's code lasts 30. */
const wait = (seconds: number) => at(new Date(school.now().getTime() + seconds * 1000).toISOString())

const emails = () => postman(school, () => school.now())
const appCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: school.now().getTime() })

type Begun = { secret: string; uri: string }
type Codes = { recoveryCodes: string[] }

async function withApp() {
  const pupil = await school.signedIn()
  const begun = await pupil.post<Begun>('/api/profile/two-factor', { method: 'app', password: testPassword })
  const { secret } = begun.body
  const confirmed = await pupil.post<Codes>('/api/profile/two-factor/confirm', { method: 'app', code: appCode(secret) })
  expect(confirmed.status).toBe(200)
  school.emails.length = 0
  wait(60)
  return { ...pupil, secret, recoveryCodes: confirmed.body.recoveryCodes }
}

async function withEmail() {
  const pupil = await school.signedIn()
  school.emails.length = 0
  await pupil.post('/api/profile/two-factor', { method: 'email', password: testPassword })
  const code = codeIn((await emails())[0])
  expect((await pupil.post('/api/profile/two-factor/confirm', { method: 'email', code })).status).toBe(200)
  school.emails.length = 0
  return pupil
}

async function firstStep({ email }: { email: string }): Promise<Visitor> {
  const visitor = school.visitor()
  const login = await visitor.post('/api/auth/login', { email, password: testPassword })
  expect(login).toMatchObject({ status: 200, body: { requiresTwoFactor: true } })
  return visitor
}
const secondStep = (visitor: Visitor, code: string) => visitor.post('/api/auth/two-factor', { code })

describe('an authenticator app', () => {
  test('is on from its first code; its secret is sealed in the table', async () => {
    const pupil = await school.signedIn()
    const begun = await pupil.post<Begun>('/api/profile/two-factor', { method: 'app', password: testPassword })
    expect(begun).toMatchObject({
      status: 200,
      body: { method: 'app', uri: expect.stringMatching(/^otpauth:\/\/totp\//) },
    })
    expect(await pupil.get('/api/profile/two-factor')).toMatchObject({ body: { enabled: false } })
    const wrong = await pupil.post('/api/profile/two-factor/confirm', { method: 'app', code: '000000' })
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { code: 'Código incorreto. Confira e tente de novo.' } },
    })

    school.emails.length = 0
    const code = appCode(begun.body.secret)
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    const confirmed = await pupil.post<Codes>('/api/profile/two-factor/confirm', { method: 'app', code: spaced })
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    expect(confirmed.body.recoveryCodes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect(await pupil.get('/api/profile/two-factor')).toMatchObject({
      body: { enabled: true, method: 'app', recoveryCodesLeft: 10 },
    })
    expect((await emails()).map(({ subject }) => subject)).toEqual(['Verificação em duas etapas ligada'])
    const { rows } = await school.connection.pool.query(
      `select u.two_factor_secret, array_agg(r.code_hash) from users u join recovery_codes r on r.user_id = u.id
       where u.id = $1 group by u.id`,
      [pupil.id],
    )
    const kept = JSON.stringify(rows)
    for (const secret of [begun.body.secret, ...confirmed.body.recoveryCodes]) expect(kept).not.toContain(secret)
    expect(await pupil.get('/api/auth/user')).toMatchObject({ body: { twoFactorEnabled: true } })
  })

  test('the password alone opens no session; the code does, in this browser only', async () => {
    const pupil = await withApp()
    const visitor = await firstStep(pupil)
    expect((await visitor.get('/api/auth/user')).status).toBe(401)
    expect(await secondStep(school.visitor(), appCode(pupil.secret))).toMatchObject({ status: 410 })
    expect(await secondStep(visitor, appCode(pupil.secret))).toMatchObject({
      status: 200,
      body: { user: { id: pupil.id } },
    })
    expect((await visitor.get('/api/auth/user')).status).toBe(200)
  })

  test('a code is good once, also for two browsers at the same time', async () => {
    const pupil = await withApp()
    const code = appCode(pupil.secret)
    const visitors = [await firstStep(pupil), await firstStep(pupil)]
    const answers = await Promise.all(visitors.map(visitor => secondStep(visitor, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    // Nor does the code of the step before count after it.
    wait(20)
    expect((await secondStep(await firstStep(pupil), code)).status).toBe(401)
  })

  test('five wrong codes, or ten minutes, end the sign-in', async () => {
    const pupil = await withApp()
    const guesser = await firstStep(pupil)
    for (let guess = 0; guess < 5; guess++) expect((await secondStep(guesser, '000000')).status).toBe(401)
    expect(await secondStep(guesser, appCode(pupil.secret))).toMatchObject({
      status: 410,
      body: { message: expect.stringContaining('Entre de novo') },
    })
    const slow = await firstStep(pupil)
    wait(600)
    expect((await secondStep(slow, appCode(pupil.secret))).status).toBe(410)
  })

  test('40 guesses at once get no more than five tries', async () => {
    const pupil = await withApp()
    const visitor = await firstStep(pupil)
    const answers = await Promise.all(Array.from({ length: 40 }, () => secondStep(visitor, '000000')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(35)
  })

  test('a session the browser had before is another one after the second step', async () => {
    const pupil = await withApp()
    const visitor = await school.signedIn()
    await visitor.post('/api/auth/login', { email: pupil.email, password: testPassword })
    // Until then it is the session it was.
    expect(await visitor.get('/api/auth/user')).toMatchObject({ body: { id: visitor.id } })
    const answer = await secondStep(visitor, appCode(pupil.secret))
    expect(String(answer.headers['set-cookie'])).toMatch(/sid=[\w-]{43};.*second-step=;|second-step=;.*sid=[\w-]{43};/s)
    expect(await visitor.get('/api/auth/user')).toMatchObject({ body: { id: pupil.id } })
    const { rows } = await school.connection.pool.query('select 1 from sessions where user_id = $1', [visitor.id])
    expect(rows).toEqual([])
  })

  test('a forgotten password does not go around it', async () => {
    const pupil = await withApp()
    await school.visitor().post('/api/auth/resend-verification', { email: pupil.email })
    await school.visitor().post('/api/auth/verify-email', { token: tokenIn((await emails())[0]) })
    await school.visitor().post('/api/auth/forgot-password', { email: pupil.email })
    const token = tokenIn((await emails())[0])
    const password = 'OutraSenha2@'
    await school.visitor().post('/api/auth/reset-password', { token, password, confirmPassword: password })
    const login = await school.visitor().post('/api/auth/login', { email: pupil.email, password })
    expect(login.body).toEqual({
      requiresTwoFactor: true,
      twoFactorMethod: 'app',
      message: 'Informe o código do aplicativo autenticador.',
    })
  })
})

describe('recovery codes', () => {
  test('each opens once, also twice at the same time, however it is written; the owner is told', async () => {
    const pupil = await withApp()
    const [code = ''] = pupil.recoveryCodes
    const visitors = [await firstStep(pupil), await firstStep(pupil)]
    const answers = await Promise.all([
      secondStep(visitors[0] ?? school.visitor(), code.toUpperCase()),
      secondStep(visitors[1] ?? school.visitor(), code.replace('-', ' ')),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await emails()).map(({ subject }) => subject)).toEqual(['Um código de recuperação foi usado'])
    expect(await pupil.get('/api/profile/two-factor')).toMatchObject({ body: { recoveryCodesLeft: 9 } })
  })

  test('new ones, after the password, put an end to the old', async () => {
    const pupil = await withApp()
    const url = '/api/profile/two-factor/recovery-codes'
    expect(await pupil.post(url, { password: 'errada' })).toMatchObject({
      status: 403,
      body: { errors: { password: 'Senha incorreta' } },
    })
    const renewed = await pupil.post<Codes>(url, { password: testPassword, code: appCode(pupil.secret) })
    expect((await secondStep(await firstStep(pupil), pupil.recoveryCodes[1] ?? '')).status).toBe(401)
    expect((await secondStep(await firstStep(pupil), renewed.body.recoveryCodes[1] ?? '')).status).toBe(200)
  })

  test("are nobody else's", async () => {
    const [one, other] = [await withApp(), await withApp()]
    expect((await secondStep(await firstStep(one), other.recoveryCodes[0] ?? '')).status).toBe(401)
  })
})

describe('codes by e-mail', () => {
  test('the e-mail of the sign-in has the code; it is good once, for ten minutes, in this browser', async () => {
    const pupil = await withEmail()
    const visitor = await firstStep(pupil)
    const [mail] = await emails()
    expect(mail?.subject).toBe('Seu código para entrar na Capivira')
    const code = codeIn(mail)
    const another = await firstStep(pupil)
    expect((await secondStep(another, code)).status).toBe(401)
    const answers = await Promise.all([secondStep(visitor, code), secondStep(visitor, code)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await school.connection.pool.query('select * from two_factor_codes where user_id = $1', [pupil.id])
    expect(rows.every(row => row.code === '******')).toBe(true)
  })

  test('another code can be asked for, twice; the earlier one is then worth nothing', async () => {
    const pupil = await withEmail()
    const visitor = await firstStep(pupil)
    const first = codeIn((await emails())[0])
    wait(1)
    expect((await visitor.post('/api/auth/two-factor/resend')).status).toBe(200)
    const second = codeIn((await emails())[0])
    if (first !== second) expect((await secondStep(visitor, first)).status).toBe(401)
    wait(1)
    expect((await visitor.post('/api/auth/two-factor/resend')).status).toBe(200)
    expect((await visitor.post('/api/auth/two-factor/resend')).status).toBe(429)
    const third = codeIn((await emails())[0])
    expect((await secondStep(visitor, third)).status).toBe(200)
    expect((await school.visitor().post('/api/auth/two-factor/resend')).status).toBe(410)
  })

  test('a code that came after ten minutes is not even sent', async () => {
    const pupil = await withEmail()
    await firstStep(pupil)
    wait(600)
    expect(await emails()).toEqual([])
  })
})

describe('switching it', () => {
  test('on and off asks for the password, with a limit', async () => {
    const pupil = await withApp()
    const off = (password: string) =>
      pupil.post('/api/profile/two-factor/disable', { password, code: appCode(pupil.secret) })
    // Switching it on was the first of ten.
    for (let guess = 0; guess < 9; guess++) expect((await off('errada')).status).toBe(403)
    expect((await off(testPassword)).status).toBe(429)
    await school.connection.pool.query('delete from rate_limits')
    expect((await off(testPassword)).status).toBe(200)
    expect((await emails()).map(({ subject }) => subject)).toEqual(['Verificação em duas etapas desligada'])
    const login = await school.visitor().post('/api/auth/login', { email: pupil.email, password: testPassword })
    expect(login.body).toMatchObject({ user: { twoFactorEnabled: false } })
    const begin = await pupil.post('/api/profile/two-factor', { method: 'app', password: 'errada' })
    expect(begin.status).toBe(403)
  })

  test('on ends the sessions of other devices, which got in with the password alone', async () => {
    const pupil = await school.signedIn()
    const other = school.visitor()
    await other.post('/api/auth/login', { email: pupil.email, password: testPassword })
    const begun = await pupil.post<Begun>('/api/profile/two-factor', { method: 'app', password: testPassword })
    const code = appCode(begun.body.secret)
    await pupil.post('/api/profile/two-factor/confirm', { method: 'app', code })
    expect((await other.get('/api/auth/user')).status).toBe(401)
    expect((await pupil.get('/api/auth/user')).status).toBe(200)
  })

  test('off by the administration, for who has lost everything: with the password that is handed out', async () => {
    const pupil = await withApp()
    const admin = await school.signedIn('admin')
    school.emails.length = 0
    const { body } = await admin.post<{ password: string }>(`/api/admin/users/${pupil.id}/password`)
    const login = await school.visitor().post('/api/auth/login', { email: pupil.email, password: body.password })
    expect(login.body).toMatchObject({ user: { id: pupil.id, twoFactorEnabled: false } })
    expect((await emails()).map(({ to, subject }) => [to.address, subject])).toEqual([
      [pupil.email, 'Verificação em duas etapas desligada'],
    ])
  })

  test('another session secret opens no sealed secret, and is no error', async () => {
    const pupil = await withApp()
    const moved = await startTestApp({
      settings: { sessionSecret: 'outro segredo, também com mais de 32 letras' },
      beside: school,
    })
    const visitor = moved.visitor()
    await visitor.post('/api/auth/login', { email: pupil.email, password: testPassword })
    expect((await visitor.post('/api/auth/two-factor', { code: appCode(pupil.secret) })).status).toBe(401)
    await moved.close()
  })
})
