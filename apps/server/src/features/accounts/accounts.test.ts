import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())

const ana = {
  fullName: 'Ana Maria Souza',
  email: 'ana@escola.example',
  phone: '(11) 98765-4321',
  password: testPassword,
  confirmPassword: testPassword,
  userType: 'student',
}

describe('registering', () => {
  test('a pupil is created and never sees the hash', async () => {
    const { status, body } = await school.visitor().post('/api/auth/register', ana)
    expect(status).toBe(201)
    expect(body).toEqual({
      message: 'Sua conta está pronta. Agora é só entrar.',
      user: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: 'ana@escola.example',
        firstName: 'Ana',
        lastName: 'Maria Souza',
        fullName: 'Ana Maria Souza',
        phone: '(11) 98765-4321',
        profileImageUrl: null,
        userType: 'student',
        level: 1,
        xp: 0,
        streak: 0,
        lastStudyDate: null,
        isEmailVerified: false,
        twoFactorEnabled: false,
        mustChangePassword: false,
        ageRange: null,
        comfort: {
          motion: 'system',
          readAloud: false,
          distantVoice: false,
          reading: 'normal',
          spacing: 'normal',
          ruler: false,
          textSize: 'normal',
          time: 'normal',
        },
        createdAt: '2026-03-02T15:00:00.000Z',
      },
    })
  })

  test('the same e-mail, in whatever case, answers 409 at its field', async () => {
    const { status, body } = await school.visitor().post('/api/auth/register', { ...ana, email: 'ANA@escola.example' })
    expect(status).toBe(409)
    expect(body).toEqual({
      message: 'Este email já está cadastrado',
      errors: { email: 'Este email já está cadastrado' },
    })
  })

  test('invalid fields answer 400 with each sentence', async () => {
    const { status, body } = await school.visitor().post('/api/auth/register', { ...ana, phone: '1', fullName: '' })
    expect(status).toBe(400)
    expect(body).toEqual({
      message: 'Nome completo deve ter pelo menos 2 caracteres',
      errors: {
        fullName: 'Nome completo deve ter pelo menos 2 caracteres',
        phone: 'Telefone deve estar no formato (XX) XXXXX-XXXX',
      },
    })
  })

  test.each(['teacher', 'admin'])('a %s without the right secret answers 403', async userType => {
    const body = { ...ana, email: `${userType}@escola.example`, userType, secretPassword: 'chute' }
    const answer = await school.visitor().post('/api/auth/register', body)
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({
      message: 'Senha secreta incorreta para criação de conta de professor/administrador',
    })
  })

  test("the teachers' secret makes no admin", async () => {
    const body = { ...ana, email: 'x@escola.example', userType: 'admin', secretPassword: school.settings.teacherSecret }
    expect((await school.visitor().post('/api/auth/register', body)).status).toBe(403)
  })

  test('50 at once with one e-mail make one account', async () => {
    const body = { ...ana, email: 'todos@escola.example' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => school.visitor().post('/api/auth/register', body)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  })
})

describe('signing in and out', () => {
  test('the session is kept in a cookie that scripts cannot read, and ends with logout', async () => {
    const pupil = school.visitor()
    expect(await pupil.get('/api/auth/user')).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })

    const login = await pupil.post('/api/auth/login', { email: ana.email, password: testPassword })
    expect(login).toMatchObject({ status: 200, body: { user: { fullName: 'Ana Maria Souza' } } })
    expect(String(login.headers['set-cookie'])).toMatch(/sid=[\w-]{43};.*HttpOnly; SameSite=Lax/)
    expect(await pupil.get('/api/auth/user')).toMatchObject({ status: 200, body: { email: ana.email } })

    expect((await pupil.post('/api/logout')).status).toBe(200)
    expect((await pupil.get('/api/auth/user')).status).toBe(401)
    expect((await pupil.post('/api/logout')).status).toBe(200)
  })

  test('an unknown e-mail and a wrong password answer the same', async () => {
    const unknown = await school.visitor().post('/api/auth/login', { email: 'n@escola.example', password: 'x' })
    const wrong = await school.visitor().post('/api/auth/login', { email: ana.email, password: 'x' })
    expect(unknown).toMatchObject({ status: 401, body: { message: 'Credenciais inválidas' } })
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Credenciais inválidas' } })
  })

  test('a session id fixed before login dies at login', async () => {
    const victim = school.visitor()
    await victim.post('/api/auth/login', { email: ana.email, password: testPassword })
    const before = await victim.get('/api/auth/user')
    expect(before.status).toBe(200)
    const { rows: held } = await school.connection.pool.query('select sid from sessions order by created_at')
    await victim.post('/api/auth/login', { email: ana.email, password: testPassword })
    const { rows: after } = await school.connection.pool.query('select sid from sessions')
    expect(after.map(({ sid }) => sid)).not.toContain(held.at(-1)?.sid)
  })

  test('a session ends when it was not used for its time', async () => {
    const pupil = await school.signedIn()
    school.setNow('2026-03-08T15:00:00Z')
    expect((await pupil.get('/api/auth/user')).status).toBe(200)
    school.setNow('2026-03-14T15:00:00Z')
    expect((await pupil.get('/api/auth/user')).status).toBe(200)
    school.setNow('2026-03-22T15:00:01Z')
    expect((await pupil.get('/api/auth/user')).status).toBe(401)
    school.setNow('2026-03-02T15:00:00Z')
  })

  test('GET /api/login leads to the login screen', async () => {
    const answer = await school.visitor().get('/api/login')
    expect(answer).toMatchObject({ status: 302, headers: { location: '/login' } })
  })
})

describe("guesses of the school's secret", () => {
  const register = (secretPassword: string, number: number, address: string) =>
    school.visitor().send({
      method: 'POST',
      url: '/api/auth/register',
      payload: { ...ana, email: `prof${number}@escola.example`, userType: 'teacher', secretPassword },
      remoteAddress: address,
    })

  test('end after thirty wrong ones of an address; right ones do not count', async () => {
    for (let guess = 0; guess < 30; guess++) expect((await register('chute', guess, '10.1.0.1')).status).toBe(403)
    expect((await register(school.settings.teacherSecret, 30, '10.1.0.1')).status).toBe(429)
    for (let guess = 0; guess < 29; guess++) expect((await register('chute', guess, '10.1.0.2')).status).toBe(403)
    expect((await register(school.settings.teacherSecret, 31, '10.1.0.2')).status).toBe(201)
    expect((await register('chute', 32, '10.1.0.2')).status).toBe(403)
    expect((await register('chute', 33, '10.1.0.2')).status).toBe(429)
  })
})

describe('the address of who asks', () => {
  const guesses = async (place: TestApp, remoteAddress: string) => {
    const statuses: number[] = []
    for (let guess = 0; guess < 9; guess++) {
      const headers = { 'x-forwarded-for': `192.0.2.${guess}` }
      const payload = { email: `alvo${remoteAddress}@escola.example`, password: 'errada' }
      const login = { method: 'POST', url: '/api/auth/login', payload, remoteAddress, headers } as const
      statuses.push((await place.visitor().send(login)).status)
    }
    return statuses.at(-1)
  }

  test("is not believed of a device on the school's network, where no proxy stands between", async () => {
    expect(await guesses(school, '192.168.0.20')).toBe(429)
    expect(await guesses(school, '127.0.0.1')).toBe(401)
    const behindProxy = await startTestApp({
      settings: { publicUrl: 'https://escola.example', trustedProxies: ['172.18.0.3'] },
      beside: school,
    })
    expect(await guesses(behindProxy, '172.18.0.3')).toBe(401)
    expect(await guesses(behindProxy, '172.18.0.4')).toBe(429)
    await behindProxy.close()
  })
})

describe('limits of wrong passwords', () => {
  const wrong = { email: 'bia@escola.example', password: 'errada' }
  const right = { ...wrong, password: testPassword }
  const login = (body: object, address: string, person = school.visitor()) =>
    person.send({ method: 'POST', url: '/api/auth/login', payload: body, remoteAddress: address })

  test('the ninth from an unknown device waits, but a device that has been in before does not', async () => {
    await school.visitor().post('/api/auth/register', { ...ana, email: right.email })
    const ownPhone = school.visitor()
    expect((await login(right, '10.0.0.1', ownPhone)).status).toBe(200)

    for (let attempt = 0; attempt < 8; attempt++) expect((await login(wrong, '10.0.0.1')).status).toBe(401)
    const refused = await login(right, '10.0.0.1')
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('Muitas tentativas') } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)

    expect((await login(right, '10.0.0.1', ownPhone)).status).toBe(200)
    expect((await login(right, '10.0.0.2')).status).toBe(200)
  })
})
