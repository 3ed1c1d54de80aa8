import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, testPassword, type Visitor } from '../../../test/app.ts'
import { codeIn } from '../../../test/emails.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { type Owner, ownersOf } from '../../../test/owners.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()
const { wait, emails, appCode, owner } = ownersOf(school)
beforeEach(async () => {
  await emptyTables(school.connection.pool, 'users', 'rate_limits')
  school.emails.length = 0
})

type Codes = { recoveryCodes: string[] }
type Begun = { secret: string }
const begin = '/api/profile/two-factor'
const disable = '/api/profile/two-factor/disable'
const renew = '/api/profile/two-factor/recovery-codes'
const isOn = async (who: Visitor) => (await who.get<{ enabled: boolean }>(begin)).body.enabled
const firstStep = async ({ email }: Owner) => {
  const visitor = school.visitor()
  await visitor.post('/api/auth/login', { email, password: testPassword })
  return visitor
}

/** Somebody whose codes come by e-mail. */
async function byEmail(): Promise<Owner> {
  const person = await owner(false)
  await person.post(begin, { method: 'email', password: testPassword })
  const code = codeIn((await emails())[0])
  await person.post('/api/profile/two-factor/confirm', { method: 'email', code })
  await emails()
  return person
}

describe('taking the second factor away, and renewing or moving it', () => {
  test.each([
    [disable, {}],
    [renew, {}],
    [begin, { method: 'app' }],
  ])('by %s asks for a code besides the password, and says where it is', async (url, more) => {
    const of = await owner(true)
    expect(await of.post(url, { ...more, password: testPassword })).toMatchObject({
      status: 403,
      body: {
        message: 'Informe o código do aplicativo autenticador.',
        errors: { code: 'Informe o código do aplicativo autenticador.' },
        code: 'code-needed',
      },
    })
    expect(await of.post(url, { ...more, password: testPassword, code: '000000' })).toMatchObject({
      status: 400,
      body: { errors: { code: 'Código incorreto. Confira e tente de novo.' } },
    })
    expect(await of.post(url, { ...more, password: 'errada', code: appCode(of.secret ?? '') })).toMatchObject({
      status: 403,
      body: { errors: { password: 'Senha incorreta' } },
    })
    expect(await isOn(of)).toBe(true)
    expect((await of.post(url, { ...more, password: testPassword, code: appCode(of.secret ?? '') })).status).toBe(200)
  })

  test('goes by a recovery code too, once', async () => {
    const of = await owner(true)
    const proof = { password: testPassword, code: of.recoveryCode }
    const renewed = await of.post<Codes>(renew, proof)
    expect(renewed).toMatchObject({ status: 200, body: { recoveryCodes: expect.any(Array) } })
    expect((await emails()).map(({ subject }) => subject)).toEqual(['Um código de recuperação foi usado'])
    expect((await of.post(disable, proof)).status).toBe(400)
    expect((await of.post(disable, { password: testPassword, code: renewed.body.recoveryCodes[0] })).status).toBe(200)
    expect(await isOn(of)).toBe(false)
  })

  test('by e-mail sends an e-mail at that moment; its code is good once, for this alone', async () => {
    const of = await byEmail()
    expect(await of.post(disable, { password: 'errada' })).toMatchObject({ status: 403 })
    expect(school.emails).toEqual([])
    expect(await of.post(disable, { password: testPassword })).toMatchObject({
      status: 403,
      body: {
        message: 'Aqui não há servidor de email: peça um código de 6 números a quem cuida do sistema.',
        code: 'code-needed',
      },
    })
    const [mail] = await emails()
    expect(mail).toMatchObject({
      to: { address: of.email },
      subject: 'Código para mudar a verificação em duas etapas',
    })
    const code = codeIn(mail)
    expect((await (await firstStep(of)).post('/api/auth/two-factor', { code })).status).toBe(401)
    expect((await of.post(renew, { password: testPassword, code })).status).toBe(200)
    expect((await of.post(disable, { password: testPassword, code })).status).toBe(400)
  })

  test('does not send e-mails without end', async () => {
    const of = await byEmail()
    const answers = []
    for (let time = 0; time < 4; time++) answers.push((await of.post(disable, { password: testPassword })).status)
    expect(answers).toEqual([403, 403, 403, 429])
  })

  test('where it is off the password does', async () => {
    const of = await owner(false)
    expect((await of.post(disable, { password: testPassword })).status).toBe(200)
    expect((await of.post(renew, { password: testPassword })).status).toBe(409)
  })
})

describe('another phone', () => {
  test('takes over with its first code; until then the former one counts, and afterwards no more', async () => {
    const of = await owner(true)
    const { body } = await of.post<Begun>(begin, {
      method: 'app',
      password: testPassword,
      code: appCode(of.secret ?? ''),
    })
    wait(31)
    const meanwhile = await firstStep(of)
    expect((await meanwhile.post('/api/auth/two-factor', { code: appCode(of.secret ?? '') })).status).toBe(200)
    const on = { method: 'app', code: appCode(body.secret) }
    expect((await of.post<Codes>('/api/profile/two-factor/confirm', on)).body.recoveryCodes).toHaveLength(10)
    expect((await meanwhile.get('/api/auth/user')).status).toBe(401)
    wait(31)
    const again = await firstStep(of)
    expect((await again.post('/api/auth/two-factor', { code: appCode(of.secret ?? '') })).status).toBe(401)
    expect((await again.post('/api/auth/two-factor', { code: of.recoveryCode })).status).toBe(401)
    expect((await again.post('/api/auth/two-factor', { code: appCode(body.secret) })).status).toBe(200)
  })

  test('is not confirmed by who never began', async () => {
    const of = await owner(true)
    expect((await of.post('/api/profile/two-factor/confirm', { method: 'app', code: '123456' })).status).toBe(409)
  })
})

test('codes by e-mail are not offered where no e-mail goes out', async () => {
  const quiet = await startTestApp({ settings: { mode: 'production' }, beside: school })
  const person = await quiet.signedIn()
  expect(await person.get(begin)).toMatchObject({ body: { methods: ['app'] } })
  expect(await person.post(begin, { method: 'email', password: testPassword })).toMatchObject({
    status: 409,
    body: { message: 'Aqui os códigos não chegam por email. Use um aplicativo autenticador.' },
  })
  await quiet.close()
  expect(await (await owner(false)).get(begin)).toMatchObject({ body: { methods: ['app', 'email'] } })
})
