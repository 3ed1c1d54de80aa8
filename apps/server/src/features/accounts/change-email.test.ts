import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testPassword, type Visitor } from '../../../test/app.ts'
import { codeIn, postman, tokenIn } from '../../../test/emails.ts'
import { useSchool } from '../../../test/use-school.ts'
import { sweepAccounts } from './sweep-accounts.ts'

const school = useSchool()
beforeEach(async () => {
  await school.connection.pool.query('delete from rate_limits')
})

const at = (instant: string) => school.setNow(instant)

type Person = Awaited<ReturnType<TestApp['signedIn']>>
let addresses = 0
const freshAddress = () => `novo${++addresses}@casa.example`
const emails = () => postman(school, () => school.now())
const ask = (person: Visitor, email: string, more: object = {}) =>
  person.post<{ message: string }>('/api/profile/email', { email, currentPassword: testPassword, ...more })
const confirm = (token: string, who: Visitor = school.visitor()) => who.post('/api/auth/confirm-email', { token })
const signIn = (email: string, password = testPassword) => school.visitor().post('/api/auth/login', { email, password })
const emailOf = async (person: Visitor) => (await person.get<{ email: string }>('/api/auth/user')).body.email

async function someone(name = 'Ana Souza'): Promise<Person> {
  const person = await school.signedIn('student', name)
  school.emails.length = 0
  return person
}

describe('another address', () => {
  test('counts once its e-mail is opened; the former one is told twice, and other devices are signed out', async () => {
    const pupil = await someone('Ana Souza')
    const elsewhere = school.visitor()
    await elsewhere.post('/api/auth/login', { email: pupil.email, password: testPassword })
    const email = freshAddress()

    expect(await ask(pupil, email.toUpperCase())).toMatchObject({
      status: 200,
      body: {
        message:
          'Aqui não há servidor de email: peça um link a quem cuida do sistema. Seu email só muda quando ' +
          'você abrir o link.',
      },
    })
    expect(await emailOf(pupil)).toBe(pupil.email)
    expect(await pupil.get('/api/profile/email')).toMatchObject({
      body: { pending: { email, until: '2026-03-03T15:00:00.000Z' } },
    })
    const [toNew, toOld] = await emails()
    expect(toNew).toMatchObject({
      to: { name: 'Ana Souza', address: email },
      subject: 'Confirme seu novo email na Capivira',
    })
    expect(toOld).toMatchObject({
      to: { address: pupil.email },
      subject: 'Pediram para trocar o email da sua conta na Capivira',
    })

    expect(await confirm(tokenIn(toNew), pupil)).toMatchObject({ status: 200 })
    expect(await pupil.get('/api/auth/user')).toMatchObject({ status: 200, body: { email, isEmailVerified: true } })
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
    expect((await signIn(pupil.email)).status).toBe(401)
    expect((await signIn(email)).status).toBe(200)
    expect(await emails()).toMatchObject([
      { to: { address: pupil.email }, subject: 'O email da sua conta na Capivira foi trocado' },
    ])
    expect(await pupil.get('/api/profile/email')).toMatchObject({ body: { pending: null } })
  })

  test('opened where nobody is signed in ends every session', async () => {
    const pupil = await someone()
    await ask(pupil, freshAddress())
    await confirm(tokenIn((await emails())[0]))
    expect((await pupil.get('/api/auth/user')).status).toBe(401)
  })

  test('opened in somebody else’s browser leaves their session alone', async () => {
    const [pupil, friend] = [await someone(), await someone()]
    await ask(pupil, freshAddress())
    await confirm(tokenIn((await emails())[0]), friend)
    expect(await emailOf(friend)).toBe(friend.email)
    expect((await pupil.get('/api/auth/user')).status).toBe(401)
  })

  test('needs the password, a real address and another one', async () => {
    const pupil = await someone()
    expect(await ask(pupil, freshAddress(), { currentPassword: 'Errada1!' })).toMatchObject({
      status: 403,
      body: { errors: { currentPassword: 'Senha incorreta' } },
    })
    expect(await ask(pupil, 'sem arroba')).toMatchObject({ status: 400, body: { errors: { email: 'Email inválido' } } })
    expect(await ask(pupil, pupil.email)).toMatchObject({
      status: 400,
      body: { errors: { email: 'Este já é o email da sua conta.' } },
    })
    expect((await ask(school.visitor(), freshAddress())).status).toBe(401)
    expect(school.emails).toEqual([])
  })

  test('passwords cannot be guessed here for long, nor e-mails sent without end', async () => {
    const pupil = await someone()
    const email = freshAddress()
    const statuses: number[] = []
    for (let time = 0; time < 4; time++) statuses.push((await ask(pupil, email)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('a link is good once, for a day, and only the last one', async () => {
    const pupil = await someone()
    const [first, second] = [freshAddress(), freshAddress()]
    await ask(pupil, first)
    const old = tokenIn((await emails())[0])
    await ask(pupil, second)
    const token = tokenIn((await emails())[0])
    expect((await confirm(old)).status).toBe(410)
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect((await confirm('inventado')).status).toBe(410)
    expect((await confirm('')).status).toBe(400)

    const late = await someone()
    await ask(late, freshAddress())
    const lateToken = tokenIn((await emails())[0])
    at('2026-03-03T15:00:00Z')
    expect((await confirm(lateToken)).status).toBe(410)
    await sweepAccounts(school.connection.db, new Date('2026-03-03T15:00:01Z'))
    expect(
      (await school.connection.pool.query('select 1 from email_changes where user_id = $1', [late.id])).rowCount,
    ).toBe(0)
  })

  test('that was taken back is taken back, also where the e-mail is still under way', async () => {
    const pupil = await someone()
    await ask(pupil, freshAddress())
    const [mail] = await emails()
    expect(await pupil.delete('/api/profile/email')).toMatchObject({ status: 200 })
    expect((await confirm(tokenIn(mail))).status).toBe(410)
    await ask(pupil, freshAddress())
    await pupil.delete('/api/profile/email')
    expect((await emails()).map(({ to }) => to.address)).toEqual([pupil.email])
    expect(await emailOf(pupil)).toBe(pupil.email)
  })
})

describe('an address that is somebody’s', () => {
  test('is answered like any other; its owner is told, and nobody else', async () => {
    const [pupil, owner] = [await someone('Ana Souza'), await someone('Bia Lima')]
    const [free, taken] = [await ask(pupil, freshAddress()), await ask(pupil, owner.email)]
    expect(taken.status).toBe(free.status)
    expect(taken.body.message.replace(owner.email, '')).toBe(free.body.message.replace(/novo\d+@casa.example/, ''))
    const [toOwner] = (await emails()).filter(({ to }) => to.address === owner.email)
    expect(toOwner).toMatchObject({ to: { name: 'Bia Lima' }, subject: 'Este email já é da sua conta na Capivira' })
    expect(toOwner?.text).toContain('Olá, Bia!')
    expect(toOwner?.text).not.toContain('Ana')
    expect(toOwner?.text).not.toContain('confirm-email')
  })

  test('by the time the link is opened, is not taken from them', async () => {
    const [one, other] = [await someone(), await someone()]
    const email = freshAddress()
    await ask(one, email)
    await ask(other, email)
    const tokens = (await emails()).filter(({ to }) => to.address === email).map(tokenIn)
    const answers = await Promise.all(tokens.map(token => confirm(token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    const { rows } = await school.connection.pool.query('select id from users where email = $1', [email])
    expect(rows).toHaveLength(1)
  })
})

describe('with two-factor on', () => {
  test('by e-mail: a code sent to the present address comes first', async () => {
    const pupil = await someone()
    await pupil.post('/api/profile/two-factor', { method: 'email', password: testPassword })
    const [enable] = await emails()
    await pupil.post('/api/profile/two-factor/confirm', { method: 'email', code: codeIn(enable) })
    school.emails.length = 0
    const email = freshAddress()

    expect(await ask(pupil, email)).toMatchObject({
      status: 200,
      body: { requiresTwoFactor: true, twoFactorMethod: 'email' },
    })
    const [mail, ...more] = await emails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: { address: pupil.email }, subject: 'Código para trocar o email da sua conta' })
    const code = codeIn(mail)
    const wrong = code === '111111' ? '222222' : '111111'
    expect(await ask(pupil, email, { code: wrong })).toMatchObject({
      status: 400,
      body: { errors: { code: 'Código incorreto. Confira e tente de novo.' } },
    })
    expect(await pupil.get('/api/profile/email')).toMatchObject({ body: { pending: null } })
    expect((await ask(pupil, email, { code })).status).toBe(200)
    expect(await ask(pupil, email, { code })).toMatchObject({
      status: 400,
      body: { errors: { code: 'Este código não vale mais. Peça outro.' } },
    })
    expect(await confirm(tokenIn((await emails())[0]))).toMatchObject({ status: 200 })
  })

  test('by the app: its code, once, or a recovery code', async () => {
    const pupil = await someone()
    const begun = await pupil.post<{ secret: string }>('/api/profile/two-factor', {
      method: 'app',
      password: testPassword,
    })
    const totp = new TOTP({ secret: Secret.fromBase32(begun.body.secret) })
    const codeAt = () => totp.generate({ timestamp: school.now().getTime() })
    const { body } = await pupil.post<{ recoveryCodes: string[] }>('/api/profile/two-factor/confirm', {
      method: 'app',
      code: codeAt(),
    })
    school.emails.length = 0
    expect(await ask(pupil, freshAddress())).toMatchObject({ body: { twoFactorMethod: 'app' } })
    expect(school.emails).toEqual([])
    // The step in which it was switched on is spent.
    expect((await ask(pupil, freshAddress(), { code: codeAt() })).status).toBe(400)
    at('2026-03-02T15:01:00Z')
    expect((await ask(pupil, freshAddress(), { code: codeAt() })).status).toBe(200)
    expect((await ask(pupil, freshAddress(), { code: body.recoveryCodes[0] })).status).toBe(200)
    expect((await ask(pupil, freshAddress(), { code: body.recoveryCodes[0] })).status).toBe(400)
  })
})

describe('an administrator', () => {
  const correct = (who: Visitor, id: string, email: string) =>
    who.send({ method: 'PUT', url: `/api/admin/users/${id}/email`, payload: { email } })

  test('corrects an address: it is to be proven, both are told, links under way end, sessions too', async () => {
    const admin = await school.signedIn('admin', 'Dora Reis')
    const pupil = await someone('Caio Prado')
    await ask(pupil, freshAddress())
    await school.visitor().post('/api/auth/forgot-password', { email: pupil.email })
    const [toNew, , reset] = await emails()
    const email = freshAddress()

    expect(await correct(admin, pupil.id, email)).toMatchObject({
      status: 200,
      body: {
        message: 'Email corrigido. Aqui não há servidor de email: peça um link de confirmação a quem cuida do sistema.',
      },
    })
    expect((await pupil.get('/api/auth/user')).status).toBe(401)
    expect(await signIn(email)).toMatchObject({ status: 200, body: { user: { email, isEmailVerified: false } } })
    const told = await emails()
    expect(told.map(({ to, subject }) => [to.address, subject])).toEqual([
      [pupil.email, 'O email da sua conta na Capivira foi trocado'],
      [email, 'Confirme seu email na Capivira'],
    ])
    expect((await confirm(tokenIn(toNew))).status).toBe(410)
    const password = 'OutraSenha2@'
    const spent = { token: tokenIn(reset), password, confirmPassword: password }
    expect((await school.visitor().post('/api/auth/reset-password', spent)).status).toBe(410)
    expect(await admin.get('/api/admin/acts')).toMatchObject({
      body: { acts: [{ act: 'change-email', target: 'Caio Prado', detail: null }] },
    })
  })

  test('not to one that is taken, nor their own, nor of nobody; and nobody else may', async () => {
    const admin = await school.signedIn('admin')
    const [pupil, other] = [await someone(), await someone()]
    expect(await correct(admin, pupil.id, other.email)).toMatchObject({
      status: 409,
      body: { errors: { email: 'Este email já está cadastrado' } },
    })
    expect((await correct(admin, admin.id, freshAddress())).status).toBe(409)
    expect((await correct(admin, '00000000-0000-4000-8000-000000000000', freshAddress())).status).toBe(404)
    expect((await correct(admin, pupil.id, 'x')).status).toBe(400)
    const teacher = await school.signedIn('teacher')
    expect((await correct(teacher, pupil.id, freshAddress())).status).toBe(403)
    expect((await correct(pupil, other.id, freshAddress())).status).toBe(403)
    expect(await emailOf(pupil)).toBe(pupil.email)
  })
})
