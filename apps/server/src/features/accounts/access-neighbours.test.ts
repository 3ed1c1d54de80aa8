import { beforeEach, describe, expect, test } from 'vitest'
import { testPassword } from '../../../test/app.ts'
import { tokenIn } from '../../../test/emails.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { changeOwnPassword, otherPassword, ownersOf, put, twice } from '../../../test/owners.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()
const { wait, emails, appCode, linkTo, owner } = ownersOf(school)
beforeEach(async () => {
  await emptyTables(school.connection.pool, 'users', 'rate_limits', 'admin_acts')
  school.emails.length = 0
})

describe('an account that the administration keeps out', () => {
  const lock = async (id: string) =>
    put(await school.signedIn('admin'), `/api/admin/users/${id}/lock`, { locked: true })

  test('is not opened by a link that was asked for afterwards, and its holder is told why', async () => {
    const of = await owner(false)
    await lock(of.id)
    wait(1)
    await school.visitor().post('/api/auth/forgot-password', { email: of.email })
    const token = await linkTo('reset-password')
    expect(await school.visitor().post('/api/auth/reset-password', { token, ...twice(otherPassword) })).toMatchObject({
      status: 403,
      body: { message: 'Esta conta está bloqueada. Fale com a administração da sua escola.' },
    })
  })

  test('gets no other address, no second step and no other code, even by what ended a moment too late', async () => {
    const of = await owner(true)
    const thief = school.visitor()
    await thief.post('/api/auth/login', { email: of.email, password: testPassword })
    wait(31)
    const wanted = { email: 'invasora@casa.example', currentPassword: testPassword, code: of.recoveryCode }
    await of.post('/api/profile/email', wanted)
    const token = await linkTo('confirm-email')
    await school.connection.pool.query('update users set locked_at = now() where id = $1', [of.id])
    expect((await school.visitor().post('/api/auth/confirm-email', { token })).status).toBe(410)
    expect((await thief.post('/api/auth/two-factor', { code: appCode(of.secret ?? '') })).status).toBe(410)
    expect((await thief.post('/api/auth/two-factor/resend')).status).toBe(410)
  })

  test('proves its address once it is open again', async () => {
    const of = await school.signedIn()
    const token = await linkTo('verify-email')
    const verify = () => school.visitor().post('/api/auth/verify-email', { token })
    await lock(of.id)
    expect((await verify()).status).toBe(410)
    await school.connection.pool.query('update users set locked_at = null where id = $1', [of.id])
    expect((await verify()).status).toBe(200)
  })
})

describe('the honest owner', () => {
  test('changes password and then address; the e-mail that proves a new account works after both began', async () => {
    const of = await school.signedIn()
    const proof = await linkTo('verify-email')
    expect((await changeOwnPassword(of)).status).toBe(200)
    expect((await school.visitor().post('/api/auth/verify-email', { token: proof })).status).toBe(200)
    const wanted = { email: 'minha@casa.example', currentPassword: otherPassword }
    expect((await of.post('/api/profile/email', wanted)).status).toBe(200)
    const token = await linkTo('confirm-email')
    expect((await of.post('/api/auth/confirm-email', { token })).status).toBe(200)
    expect(await of.get('/api/auth/user')).toMatchObject({ status: 200, body: { email: 'minha@casa.example' } })
  })

  test('is told to begin anew when something changed while they switched two-factor on', async () => {
    const of = await owner(false)
    const asked = { method: 'app', password: testPassword }
    const { body } = await of.post<{ secret: string }>('/api/profile/two-factor', asked)
    expect((await changeOwnPassword(of)).status).toBe(200)
    expect(
      await of.post('/api/profile/two-factor/confirm', { method: 'app', code: appCode(body.secret) }),
    ).toMatchObject({
      status: 400,
      body: { errors: { code: 'Este começo não vale mais, porque algo mudou na conta. Feche e comece de novo.' } },
    })
  })
})

describe('e-mails that are still queued', () => {
  test('with a code of something that has ended are not sent', async () => {
    const of = await owner(true)
    const { pool } = school.connection
    await pool.query(`update users set two_factor_method = 'email' where id = $1`, [of.id])
    await school.visitor().post('/api/auth/login', { email: of.email, password: testPassword })
    await of.post('/api/profile/email', { email: 'minha@casa.example', currentPassword: testPassword })
    expect(school.emails.map(({ kind }) => kind)).toEqual(['sign-in-code', 'email-change-code'])
    wait(1)
    expect((await changeOwnPassword(of)).status).toBe(200)
    expect((await emails()).map(({ subject }) => subject)).toEqual(['Sua senha da Capivira foi trocada'])
  })

  test('and were to prove a former address do not prove the corrected one', async () => {
    const of = await school.signedIn()
    const former = school.emails.splice(0)
    wait(1)
    const admin = await school.signedIn('admin')
    await put(admin, `/api/admin/users/${of.id}/email`, { email: 'certa@casa.example' })
    school.emails.push(...former)
    const sent = (await emails()).filter(({ text }) => text.includes('/verify-email'))
    expect(sent.map(({ to }) => to.address)).toContain('certa@casa.example')
    const proofs = new Set(sent.filter(({ to }) => to.address === 'certa@casa.example').map(tokenIn))
    expect(proofs.size).toBe(1)
  })
})

describe('at the same moment', () => {
  test('two changes of one password leave one of them', async () => {
    const of = await owner(false)
    const change = (password: string) =>
      put(of, '/api/profile/password', { currentPassword: testPassword, ...twice(password) })
    const answers = await Promise.all([change('Primeira1!lua'), change('Segunda22!lua')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('sign-ins and wishes that rest on the old password begin nothing that lasts', async () => {
    const of = await owner(true)
    const thieves = Array.from({ length: 6 }, () => school.visitor())
    await Promise.all([
      changeOwnPassword(of),
      ...thieves.map(thief => thief.post('/api/auth/login', { email: of.email, password: testPassword })),
    ])
    wait(31)
    const { rows } = await school.connection.pool.query('select 1 from sign_in_challenges where user_id = $1', [of.id])
    expect(rows).toEqual([])
  })
})
