import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { makeCards, makeMaterial, makeSubject, makeUser } from '../../../test/factories.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
beforeEach(async () => {
  await emptyTables(school.connection.pool, 'users', 'admin_acts')
  school.setNow('2026-03-02T15:00:00Z')
})
afterAll(() => school.close())

type Person = Awaited<ReturnType<TestApp['signedIn']>>
type HandedOut = { password: string; validUntil: string; message: string; user: { id: string } }
type Acts = { acts: { act: string; target: string; detail: string | null; actor: { fullName: string } }[] }

const put = (who: Person, url: string, payload: object) => who.send({ method: 'PUT', url, payload })
const signIn = (email: string, password: string) =>
  school.visitor().post<{ message: string; user: { mustChangePassword: boolean } }>('/api/auth/login', {
    email,
    password,
  })
const acts = async (admin: Person) =>
  (await admin.get<Acts>('/api/admin/acts')).body.acts.map(({ act, target, detail }) => [act, target, detail])

const nobody = '00000000-0000-4000-8000-000000000000'
const joao = { fullName: 'João da Silva', email: 'joao@escola.example', phone: '(11) 98765-4321', userType: 'student' }

describe('a new account', () => {
  test('gets a password that is shown once and good for choosing another', async () => {
    const admin = await school.signedIn('admin', 'Dora Reis')
    const made = await admin.post<HandedOut>('/api/admin/users', { ...joao, userType: 'teacher' })
    expect(made).toMatchObject({
      status: 201,
      body: {
        message: 'Conta criada com sucesso!',
        validUntil: '2026-03-09T15:00:00.000Z',
        user: { fullName: 'João da Silva', firstName: 'João', userType: 'teacher', mustChangePassword: true },
      },
    })
    const { password } = made.body
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{12}$/)

    const teacher = school.visitor()
    // Pasted from a message, with what nobody sees.
    await teacher.post('/api/auth/login', { email: `\u200b${joao.email}`, password: `\u2068${password}\u2069 \n` })
    expect(await teacher.get('/api/auth/user')).toMatchObject({ status: 200, body: { mustChangePassword: true } })
    expect(await teacher.get('/api/teacher/materials')).toMatchObject({
      status: 403,
      body: { message: 'Antes de continuar, escolha uma senha só sua.' },
    })

    const own = { password: 'Minha1Senha!', confirmPassword: 'Minha1Senha!' }
    const weak = { password: 'fraca', confirmPassword: 'fraca' }
    expect((await teacher.post('/api/auth/own-password', weak)).status).toBe(400)
    expect((await teacher.post('/api/auth/own-password', { ...own, confirmPassword: 'x' })).status).toBe(400)
    expect(await teacher.post('/api/auth/own-password', { password, confirmPassword: password })).toMatchObject({
      status: 400,
      body: { errors: { password: 'Escolha uma senha diferente da provisória.' } },
    })
    expect(await teacher.post('/api/auth/own-password', own)).toMatchObject({
      status: 200,
      body: { user: { mustChangePassword: false } },
    })
    expect((await teacher.get('/api/teacher/materials')).status).toBe(200)
    expect((await teacher.post('/api/auth/own-password', own)).status).toBe(409)
    expect((await signIn(joao.email, password)).status).toBe(401)
    expect((await signIn(joao.email, 'Minha1Senha! ')).status).toBe(401)
    expect((await signIn(joao.email, 'Minha1Senha!')).status).toBe(200)
    expect(await acts(admin)).toEqual([['create-user', 'João da Silva', 'professor']])
  })

  test('has an e-mail of its own and fields that are right', async () => {
    const admin = await school.signedIn('admin')
    await admin.post('/api/admin/users', joao)
    expect(await admin.post('/api/admin/users', { ...joao, email: 'JOAO@escola.example' })).toMatchObject({
      status: 409,
      body: { errors: { email: 'Este email já está cadastrado' } },
    })
    expect(await admin.post('/api/admin/users', { ...joao, email: 'sem arroba', phone: '1' })).toMatchObject({
      status: 400,
      body: {
        errors: { email: 'Email inválido', phone: 'Telefone deve estar no formato (XX) XXXXX-XXXX' },
      },
    })
    expect(await acts(admin)).toHaveLength(1)
  })
})

describe('a password that is reset', () => {
  test('ends the sessions, works for a week and is asked to be replaced', async () => {
    const admin = await school.signedIn('admin')
    const pupil = await school.signedIn('student', 'Caio Prado')
    const { body } = await admin.post<HandedOut>(`/api/admin/users/${pupil.id}/password`)
    expect((await pupil.get('/api/auth/user')).status).toBe(401)
    expect((await signIn(pupil.email, testPassword)).status).toBe(401)
    expect(await signIn(pupil.email, body.password)).toMatchObject({
      status: 200,
      body: { user: { mustChangePassword: true } },
    })
    school.setNow('2026-03-09T15:00:00Z')
    expect(await signIn(pupil.email, body.password)).toMatchObject({
      status: 403,
      body: { message: 'Esta senha provisória venceu. Peça outra à administração da sua escola.' },
    })
    expect(await school.signedIn('admin').then(acts)).toEqual([['reset-password', 'Caio Prado', null]])
  })

  test('is not one’s own, nor of nobody', async () => {
    const admin = await school.signedIn('admin')
    expect((await admin.post(`/api/admin/users/${admin.id}/password`)).status).toBe(409)
    expect((await admin.post(`/api/admin/users/${nobody}/password`)).status).toBe(404)
    expect((await admin.post('/api/admin/users/1/password')).status).toBe(404)
  })
})

describe('a role', () => {
  test('changes and ends the sessions', async () => {
    const admin = await school.signedIn('admin')
    const pupil = await school.signedIn('student', 'Lia Costa')
    expect(await put(admin, `/api/admin/users/${pupil.id}/role`, { userType: 'teacher' })).toMatchObject({
      status: 200,
      body: { message: 'Lia Costa agora é professor.' },
    })
    expect((await pupil.get('/api/auth/user')).status).toBe(401)
    await put(admin, `/api/admin/users/${pupil.id}/role`, { userType: 'teacher' })
    expect(await acts(admin)).toEqual([['change-role', 'Lia Costa', 'aluno → professor']])
  })

  test('of oneself, of a teacher with materials and to nonsense does not', async () => {
    const admin = await school.signedIn('admin')
    const { teacherId } = await makeMaterial(school.connection.db)
    expect((await put(admin, `/api/admin/users/${admin.id}/role`, { userType: 'student' })).status).toBe(409)
    expect((await put(admin, `/api/admin/users/${teacherId}/role`, { userType: 'student' })).status).toBe(409)
    expect((await put(admin, `/api/admin/users/${teacherId}/role`, { userType: 'chefe' })).status).toBe(400)
    expect((await put(admin, `/api/admin/users/${nobody}/role`, { userType: 'student' })).status).toBe(404)
    expect(await acts(admin)).toEqual([])
  })

  test('of two administrators who take each other’s at the same time is left to one', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await school.signedIn('admin'), await school.signedIn('admin')]
      const answers = await Promise.all([
        put(one, `/api/admin/users/${other.id}/role`, { userType: 'teacher' }),
        put(other, `/api/admin/users/${one.id}/lock`, { locked: true }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([401, 403])])
      const { rows } = await school.connection.pool.query(
        `select id from users where id = any($1) and user_type = 'admin' and locked_at is null`,
        [[one.id, other.id]],
      )
      expect(rows).toHaveLength(1)
    }
  })
})

describe('a locked account', () => {
  test('is signed out at once, is told so, and comes back when it is unlocked', async () => {
    const admin = await school.signedIn('admin')
    const pupil = await school.signedIn('student', 'Caio Prado')
    expect((await put(admin, `/api/admin/users/${pupil.id}/lock`, { locked: true })).status).toBe(200)
    expect(await pupil.get('/api/auth/user')).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })
    expect(await signIn(pupil.email, testPassword)).toMatchObject({
      status: 403,
      body: { message: 'Esta conta está bloqueada. Fale com a administração da sua escola.' },
    })
    expect(await signIn(pupil.email, 'outra')).toMatchObject({ status: 401 })
    await put(admin, `/api/admin/users/${pupil.id}/lock`, { locked: false })
    expect((await signIn(pupil.email, testPassword)).status).toBe(200)
    expect(await acts(admin)).toEqual([
      ['unlock-user', 'Caio Prado', null],
      ['lock-user', 'Caio Prado', null],
    ])
  })

  test('is never one’s own, and never without an answer', async () => {
    const admin = await school.signedIn('admin')
    expect((await put(admin, `/api/admin/users/${admin.id}/lock`, { locked: true })).status).toBe(409)
    expect((await put(admin, `/api/admin/users/${admin.id}/lock`, {})).status).toBe(400)
    expect((await put(admin, `/api/admin/users/${nobody}/lock`, { locked: true })).status).toBe(404)
  })
})

describe('deleting a user', () => {
  const gone = expect.stringMatching(/^Conta excluída \(p-[\w-]{16}\)$/)

  test('takes progress and materials along and ends the sessions', async () => {
    const { db, pool } = school.connection
    const admin = await school.signedIn('admin')
    const pupil = await school.signedIn('student', 'Ana Lima')
    const subject = await makeSubject(db)
    const { id: materialId } = await makeMaterial(db, { subjectId: subject.id })
    const [card] = await makeCards(db, 1, { materialId })
    await pupil.post(`/api/cards/${card?.id}/review`, { difficulty: 'médio' })

    expect(await admin.delete(`/api/admin/users/${subject.teacherId}`)).toMatchObject({
      status: 200,
      body: { message: 'Usuário excluído com sucesso' },
    })
    expect((await pool.query('select from materials')).rows).toEqual([])
    expect((await pool.query('select from card_reviews')).rows).toEqual([])
    await admin.delete(`/api/admin/users/${pupil.id}`)
    expect((await pupil.get('/api/auth/user')).status).toBe(401)
    expect((await pool.query('select from xp_ledger')).rows).toEqual([])
    expect(await acts(admin)).toEqual([
      ['delete-user', gone, 'aluno'],
      ['delete-user', gone, 'professor, 1 material'],
    ])
    expect((await admin.delete(`/api/admin/users/${pupil.id}`)).status).toBe(404)
  })

  test('is refused for administrators, oneself included', async () => {
    const admin = await school.signedIn('admin')
    const other = await makeUser(school.connection.db, { userType: 'admin' })
    for (const { id } of [admin, other])
      expect(await admin.delete(`/api/admin/users/${id}`)).toMatchObject({
        status: 409,
        body: { message: 'Administradores não podem ser excluídos.' },
      })
    expect(await acts(admin)).toEqual([])
  })
})
