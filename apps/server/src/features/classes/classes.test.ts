import type { ClassMember, JoinedClass, SchoolClass, SubjectAccess } from '@capivira/core/classes/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeMaterial, makeSubject } from '../../../test/factories.ts'

type Person = Awaited<ReturnType<TestApp['signedIn']>>
type Refused = { message: string; errors?: Record<string, string> }

let school: TestApp
let teacher: Person
let colleague: Person
let pupil: Person
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher', 'Prof Um')
  colleague = await school.signedIn('teacher', 'Prof Dois')
  pupil = await school.signedIn('student', 'Bia Ramos')
})
afterAll(() => school.close())
beforeEach(async () => {
  school.setNow('2026-03-02T15:00:00Z')
  await school.connection.pool.query('delete from classes; delete from subjects; delete from rate_limits')
})

const db = () => school.connection.db
const put = <Body>(person: Person, url: string, payload: object) => person.send<Body>({ method: 'PUT', url, payload })
const patch = <Body>(person: Person, url: string, payload: object) =>
  person.send<Body>({ method: 'PATCH', url, payload })
const create = async (name = '7º ano B', more = {}) =>
  (await teacher.post<SchoolClass>('/api/classes', { name, ...more })).body
const join = <Body = JoinedClass>(person: Person, code: string) => person.post<Body>('/api/join', { code })

describe('a teacher', () => {
  test('makes a class, renames it and lists it, the active ones first', async () => {
    const made = await teacher.post<SchoolClass>('/api/classes', { name: '  7º ano B ', note: 'Manhã' })
    expect(made.status).toBe(201)
    expect(made.body).toEqual({
      id: expect.any(Number),
      name: '7º ano B',
      note: 'Manhã',
      joinCode: expect.stringMatching(/^[ACDFGHKLMPQRTUVWXY3479]{6}$/),
      membersCount: 0,
      subjectsCount: 0,
      openAssignmentsCount: 0,
      quietHours: null,
      archivedAt: null,
      createdAt: '2026-03-02T15:00:00.000Z',
    })
    const old = await create('Turma do ano passado')
    await teacher.post(`/api/classes/${old.id}/archive`, { archived: true })
    expect(
      (await patch<SchoolClass>(teacher, `/api/classes/${made.body.id}`, { name: '7º ano C' })).body,
    ).toMatchObject({
      name: '7º ano C',
      note: null,
    })
    expect((await teacher.get<SchoolClass[]>('/api/classes')).body.map(({ name }) => name)).toEqual([
      '7º ano C',
      'Turma do ano passado',
    ])
  })

  test('chooses when the pupils have no sounds, and they are told; nobody else does', async () => {
    const { id, joinCode } = await create()
    await join(pupil, joinCode)
    const quietHours = { days: [1, 3], from: '07:00', until: '11:30', mayChange: false }
    const url = `/api/classes/${id}/quiet-hours`
    expect(await put(teacher, url, { quietHours })).toMatchObject({ status: 200, body: { id, quietHours } })
    expect((await pupil.get('/api/my-classes')).body).toEqual([
      { id, name: '7º ano B', note: null, teacherName: 'Prof Um', quietHours },
    ])
    expect(await put(teacher, url, { quietHours: { ...quietHours, until: '06:00' } })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('fim vem depois') },
    })
    expect((await put(teacher, url, {})).status).toBe(400)
    expect((await put(colleague, url, { quietHours: null })).status).toBe(404)
    expect((await put(pupil, url, { quietHours: null })).status).toBe(403)
    expect(await put(teacher, url, { quietHours: null })).toMatchObject({ status: 200, body: { quietHours: null } })
  })

  test('gives a class a new code, and the old one opens nothing', async () => {
    const { id, joinCode } = await create()
    const renewed = await teacher.post<SchoolClass>(`/api/classes/${id}/code`)
    expect(renewed.body.joinCode).not.toBe(joinCode)
    expect((await join(pupil, joinCode)).status).toBe(404)
    expect((await join(pupil, renewed.body.joinCode)).status).toBe(200)
  })

  test('sees the pupils by name with their last study, and takes one out', async () => {
    const { id, joinCode } = await create()
    const second = await school.signedIn('student', 'Ana Lima')
    await join(pupil, joinCode)
    await join(second, joinCode)
    const { body } = await teacher.get<ClassMember[]>(`/api/classes/${id}/members`)
    expect(body.map(({ fullName, lastStudied }) => [fullName, lastStudied])).toEqual([
      ['Ana Lima', null],
      ['Bia Ramos', null],
    ])
    expect((await teacher.delete(`/api/classes/${id}/members/${second.id}`)).status).toBe(200)
    expect((await teacher.delete(`/api/classes/${id}/members/${second.id}`)).status).toBe(404)
    expect((await teacher.get<ClassMember[]>(`/api/classes/${id}/members`)).body).toHaveLength(1)
  })

  test('is told what is wrong in Portuguese', async () => {
    const { id } = await create()
    for (const answer of [
      await teacher.post<Refused>('/api/classes', { name: '   ' }),
      await teacher.post<Refused>('/api/classes', {}),
      await patch<Refused>(teacher, `/api/classes/${id}`, { name: '' }),
    ]) {
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toEqual({ name: 'Dê um nome à turma' })
    }
    expect((await patch<SchoolClass>(teacher, `/api/classes/${id}`, { name: 'A\0B', note: '\ud800' })).body.name).toBe(
      'A B',
    )
    expect((await teacher.post(`/api/classes/${id}/archive`, { archived: 'sim' })).status).toBe(400)
    expect((await teacher.delete(`/api/classes/${id}/members/x`)).status).toBe(404)
  })

  test("cannot reach a colleague's class, nor can a pupil or an admin", async () => {
    const { id, joinCode } = await create()
    await join(pupil, joinCode)
    const admin = await school.signedIn('admin')
    const calls = [
      ['GET', `/api/classes/${id}`],
      ['PATCH', `/api/classes/${id}`, { name: 'Minha' }],
      ['POST', `/api/classes/${id}/archive`, { archived: true }],
      ['POST', `/api/classes/${id}/code`],
      ['GET', `/api/classes/${id}/members`],
      ['DELETE', `/api/classes/${id}/members/${pupil.id}`],
      ['GET', `/api/classes/${id}/subjects`],
      ['GET', `/api/classes/${id}/assignments`],
      [
        'POST',
        `/api/classes/${id}/assignments`,
        { materialId: 1, withCards: true, withQuiz: false, dueDay: '2026-03-09' },
      ],
    ] as const
    for (const [method, url, payload] of calls) {
      const options = { method, url, ...(payload ? { payload } : {}) }
      expect([url, (await colleague.send(options)).status]).toEqual([url, 404])
      expect([url, (await pupil.send(options)).status]).toEqual([url, 403])
      expect([url, (await admin.send(options)).status]).toEqual([url, 403])
      expect([url, (await school.visitor().send(options)).status]).toEqual([url, 401])
    }
    expect((await teacher.get<SchoolClass>(`/api/classes/${id}`)).body).toMatchObject({ joinCode, membersCount: 1 })
  })
})

describe('a pupil', () => {
  test('sees whose class a code is, joins once however often they ask, and leaves', async () => {
    const { id, joinCode } = await create('7º ano B', { note: 'Manhã' })
    const typed = `${joinCode.slice(0, 3)}-${joinCode.slice(3)}`.toLowerCase()
    const seen = { id, name: '7º ano B', note: 'Manhã', teacherName: 'Prof Um' }
    expect((await pupil.get(`/api/join/${typed}`)).body).toEqual({ ...seen, isMember: false })
    const answers = await Promise.all(Array.from({ length: 5 }, () => join(pupil, typed)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await pupil.get(`/api/join/${typed}`)).body).toEqual({ ...seen, isMember: true })
    expect((await pupil.get('/api/my-classes')).body).toEqual([{ ...seen, quietHours: null }])
    expect((await pupil.delete(`/api/my-classes/${id}`)).status).toBe(200)
    expect((await pupil.delete(`/api/my-classes/${id}`)).status).toBe(404)
    expect((await pupil.get('/api/my-classes')).body).toEqual([])
  })

  test('is told gently of a code nobody has and of a class that has ended', async () => {
    const { id, joinCode } = await create()
    await teacher.post(`/api/classes/${id}/archive`, { archived: true })
    expect(await join<Refused>(pupil, joinCode)).toMatchObject({
      status: 410,
      body: { message: 'Esta turma já foi encerrada. Peça o código novo ao seu professor.' },
    })
    expect(await join<Refused>(pupil, 'AAAAAA')).toMatchObject({
      status: 404,
      body: { message: 'Nenhuma turma tem este código. Confira as letras com o seu professor.' },
    })
    expect((await join<Refused>(pupil, ' ')).body.errors).toEqual({ code: 'Digite o código da turma' })
    expect((await pupil.get(`/api/join/${encodeURIComponent("' or 1=1--\0")}`)).status).toBe(404)
    await teacher.post(`/api/classes/${id}/archive`, { archived: false })
    expect((await join(pupil, joinCode)).status).toBe(200)
  })

  test('cannot guess codes on and on, and a right one buys no further guesses', async () => {
    const { joinCode } = await create()
    const guesser = await school.signedIn()
    const guesses = await Promise.all(Array.from({ length: 25 }, () => join(guesser, 'AAAAAA')))
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5)
    expect((await join(guesser, joinCode)).status).toBe(429)
    for (let again = 0; again < 25; again++) expect((await pupil.get(`/api/join/${joinCode}`)).status).toBe(200)
  })
})

describe('who sees a subject', () => {
  test('all pupils, until it is restricted to classes; then their members, while one is not archived', async () => {
    const { subjectId } = await makeMaterial(db(), { teacherId: teacher.id })
    const { id, joinCode } = await create()
    await join(pupil, joinCode)
    const outsider = await school.signedIn()
    const seenBy = async (person: Person) => (await person.get(`/api/subjects/${subjectId}`)).status
    expect([await seenBy(pupil), await seenBy(outsider)]).toEqual([200, 200])

    const access = `/api/subjects/${subjectId}/access`
    const restricted = await put<SubjectAccess>(teacher, access, { restricted: true, classIds: [id, id] })
    expect(restricted).toMatchObject({ status: 200, body: { restricted: true, classIds: [id] } })
    expect((await teacher.get(access)).body).toEqual({ restricted: true, classIds: [id] })
    expect([await seenBy(pupil), await seenBy(outsider), await seenBy(teacher)]).toEqual([200, 404, 200])

    await teacher.post(`/api/classes/${id}/archive`, { archived: true })
    expect(await seenBy(pupil)).toBe(404)
    await teacher.post(`/api/classes/${id}/archive`, { archived: false })
    await pupil.delete(`/api/my-classes/${id}`)
    expect(await seenBy(pupil)).toBe(404)
    await put(teacher, access, { restricted: false, classIds: [] })
    expect([await seenBy(pupil), await seenBy(outsider)]).toEqual([200, 200])
  })

  test("is decided by its teacher alone, with classes of one's own", async () => {
    const { id: subjectId } = await makeSubject(db(), { teacherId: teacher.id })
    const access = `/api/subjects/${subjectId}/access`
    const foreign = (await colleague.post<SchoolClass>('/api/classes', { name: 'Do colega' })).body
    expect((await put<Refused>(teacher, access, { restricted: true, classIds: [foreign.id] })).status).toBe(400)
    expect((await put<Refused>(teacher, access, { restricted: true, classIds: [] })).body.message).toBe(
      'Escolha ao menos uma turma.',
    )
    expect((await put(teacher, access, { restricted: 'sim' })).status).toBe(400)
    expect((await put(colleague, access, { restricted: true, classIds: [foreign.id] })).status).toBe(404)
    expect((await colleague.get(access)).status).toBe(404)
    expect((await put(pupil, access, { restricted: false, classIds: [] })).status).toBe(403)
    expect((await teacher.get(access)).body).toEqual({ restricted: false, classIds: [] })
  })

  test('a class lists the subjects its members see', async () => {
    const { id } = await create()
    const other = await create('8º ano')
    const one = await makeSubject(db(), { teacherId: teacher.id, name: 'Aberta', nameKey: 'aberta' })
    const two = await makeSubject(db(), { teacherId: teacher.id, name: 'Só do 7º', nameKey: 'so do 7' })
    const three = await makeSubject(db(), { teacherId: teacher.id, name: 'Só do 8º', nameKey: 'so do 8' })
    await put(teacher, `/api/subjects/${two.id}/access`, { restricted: true, classIds: [id] })
    await put(teacher, `/api/subjects/${three.id}/access`, { restricted: true, classIds: [other.id] })
    expect((await teacher.get(`/api/classes/${id}/subjects`)).body).toEqual([
      { id: one.id, name: 'Aberta', restricted: false, materialsCount: 0 },
      { id: two.id, name: 'Só do 7º', restricted: true, materialsCount: 0 },
    ])
    expect((await teacher.get<SchoolClass>(`/api/classes/${id}`)).body.subjectsCount).toBe(1)
  })
})
