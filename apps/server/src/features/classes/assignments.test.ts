import type { Assignment, AssignmentReport, MyAssignment } from '@capivira/core/classes/assignment-contract'
import type { SchoolClass } from '@capivira/core/classes/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz } from '../../../test/factories.ts'

type Person = Awaited<ReturnType<TestApp['signedIn']>>
type Refused = { message: string; errors?: Record<string, string> }

let school: TestApp
let teacher: Person
let pupil: Person
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher', 'Prof Um')
  pupil = await school.signedIn('student', 'Bia Ramos')
})
afterAll(() => school.close())
beforeEach(async () => {
  await later('2026-03-02T15:00:00Z')
  await school.connection.pool.query('delete from classes; delete from subjects; delete from rate_limits')
})

const later = (instant: string) => school.later(instant, [teacher, pupil])

/** A class with the pupil in it, and a material of two cards and two questions. */
async function begin() {
  const turma = (await teacher.post<SchoolClass>('/api/classes', { name: '7º ano' })).body
  await pupil.post('/api/join', { code: turma.joinCode })
  const material = await makeMaterial(school.connection.db, { teacherId: teacher.id, title: 'A água' })
  const cards = await makeCards(school.connection.db, 2, { materialId: material.id })
  const quiz = await makeQuiz(school.connection.db, 2, { materialId: material.id })
  const give = <Body = Assignment>(more: object = {}, person = teacher) =>
    person.post<Body>(`/api/classes/${turma.id}/assignments`, {
      materialId: material.id,
      withCards: true,
      withQuiz: true,
      dueDay: '2026-03-09',
      ...more,
    })
  const rate = (place: number, person = pupil, secondsAgo?: number) =>
    person.post(`/api/cards/${cards[place]?.id}/review`, {
      difficulty: 'médio',
      ...(secondsAgo !== undefined && { secondsAgo }),
    })
  const takeQuiz = (right: number, person = pupil, secondsAgo?: number) =>
    person.post(`/api/materials/${material.id}/quiz-attempts`, {
      ...(secondsAgo !== undefined && { secondsAgo }),
      score: right,
      totalQuestions: 2,
      answers: quiz.questions.map(({ id }, at) => ({ questionId: id, option: at < right ? 'B' : 'A' })),
    })
  const mine = async (person = pupil) => (await person.get<MyAssignment[]>('/api/my-assignments')).body
  return { turma, material, give, rate, takeQuiz, mine }
}

describe('an assignment', () => {
  test('is done by what the pupil does, not by what they say, and the teacher sees it', async () => {
    const { turma, give, rate, takeQuiz, mine } = await begin()
    const given = await give({ note: ' Caprichem! ' })
    expect(given.status).toBe(201)
    expect(given.body).toMatchObject({ title: 'A água', note: 'Caprichem!', doneCount: 0, membersCount: 1 })
    expect(await mine()).toMatchObject([
      {
        className: '7º ano',
        teacherName: expect.stringMatching(/\w/),
        state: 'todo',
        cardsDone: 0,
        cardsTotal: 2,
        quizPercentage: null,
        dueDay: '2026-03-09',
      },
    ])
    await rate(0)
    await rate(0)
    await takeQuiz(1)
    expect(await mine()).toMatchObject([{ state: 'todo', cardsDone: 1, quizPercentage: 50, doneAt: null }])
    await later('2026-03-04T15:00:00Z')
    await rate(1)
    expect(await mine()).toMatchObject([{ state: 'done', cardsDone: 2, doneAt: '2026-03-04T15:00:00.000Z' }])
    const report = (await teacher.get<AssignmentReport>(`/api/assignments/${given.body.id}`)).body
    expect(report).toMatchObject({
      assignment: { doneCount: 1, membersCount: 1 },
      pupils: [{ fullName: 'Bia Ramos', state: 'done', cardsDone: 2, cardsTotal: 2, quizPercentage: 50 }],
    })
    expect((await teacher.get<Assignment[]>(`/api/classes/${turma.id}/assignments`)).body).toMatchObject([
      { doneCount: 1 },
    ])
    expect((await pupil.get('/api/dashboard/student')).body).toMatchObject({ openAssignments: 0 })
  })

  test('and a class are there once, however often their form arrives', async () => {
    const { turma, material } = await begin()
    const body = { materialId: material.id, withCards: true, withQuiz: false, dueDay: '2026-03-09' }
    const send = async (path: string, told: object, eventId: string) =>
      (await Promise.all([1, 2, 3].map(() => teacher.post<{ id: number }>(path, { ...told, eventId })))).map(
        reply => reply.body.id,
      )
    const given = await send(`/api/classes/${turma.id}/assignments`, body, crypto.randomUUID())
    const made = await send('/api/classes', { name: '9º B' }, crypto.randomUUID())
    expect([new Set(given).size, new Set(made).size]).toEqual([1, 1])
    expect((await teacher.get<Assignment[]>(`/api/classes/${turma.id}/assignments`)).body).toHaveLength(1)
    expect((await teacher.get<SchoolClass[]>('/api/classes')).body).toHaveLength(2)
  })

  test('is open in its own class alone, until its day has gone by', async () => {
    const others = [
      await teacher.post('/api/classes', { name: '8º ano' }),
      await teacher.post('/api/classes', { name: '9º ano' }),
    ]
    expect(others.map(({ status }) => status)).toEqual([201, 201])
    const { give } = await begin()
    await give()
    await give({ dueDay: '2026-03-10' })
    const open = async () =>
      (await teacher.get<SchoolClass[]>('/api/classes')).body.map(({ name, openAssignmentsCount }) => [
        name,
        openAssignmentsCount,
      ])
    expect(await open()).toEqual([
      ['7º ano', 2],
      ['9º ano', 0],
      ['8º ano', 0],
    ])
    await later('2026-03-10T03:01:00Z')
    expect((await open())[0]).toEqual(['7º ano', 1])
  })

  test('asks for what is done from the day it is given on, and is late when its day has gone by', async () => {
    const { give, rate, mine } = await begin()
    await rate(0)
    await rate(1)
    await later('2026-03-03T15:00:00Z')
    await give({ withQuiz: false })
    expect(await mine()).toMatchObject([{ state: 'todo', cardsDone: 0 }])
    await later('2026-03-10T02:59:00Z')
    expect(await mine()).toMatchObject([{ state: 'todo' }])
    await later('2026-03-10T03:01:00Z')
    expect(await mine()).toMatchObject([{ state: 'late' }])
    expect((await pupil.get('/api/dashboard/student')).body).toMatchObject({ openAssignments: 1 })
    await Promise.all([rate(0), rate(1)])
    expect(await mine()).toMatchObject([{ state: 'done-late' }])
    await later('2026-03-28T03:01:00Z')
    expect(await mine()).toEqual([])
  })

  test('is done when its quiz was finished, though it is told after midnight, or after another', async () => {
    const { give, takeQuiz, mine } = await begin()
    await give({ withCards: false })
    await later('2026-03-10T03:00:20Z')
    await takeQuiz(1)
    expect(await mine()).toMatchObject([{ state: 'done-late' }])
    await takeQuiz(1, pupil, 30)
    expect(await mine()).toMatchObject([{ state: 'done' }])
    await takeQuiz(1, pupil, 10)
    expect(await mine()).toMatchObject([{ state: 'done' }])
  })

  test('is not done by cards that are told late before its quiz was', async () => {
    const { give, rate, takeQuiz, mine } = await begin()
    await give()
    await rate(0)
    await later('2026-03-10T15:00:00Z')
    await takeQuiz(1)
    await rate(1, pupil, 90_000)
    expect(await mine()).toMatchObject([{ state: 'done-late' }])
  })

  test('is done when its cards were rated, in whatever order that is told', async () => {
    const { give, rate, mine } = await begin()
    await give({ withQuiz: false })
    await later('2026-03-10T15:00:00Z')
    await rate(0)
    await rate(1)
    expect(await mine()).toMatchObject([{ state: 'done-late', doneAt: '2026-03-10T15:00:00.000Z' }])
    await rate(1, pupil, 90_000)
    expect(await mine()).toMatchObject([{ state: 'done-late' }])
    await rate(0, pupil, 86_400)
    expect(await mine()).toMatchObject([{ state: 'done', doneAt: '2026-03-09T15:00:00.000Z' }])
    await rate(0, pupil, 100)
    expect(await mine()).toMatchObject([{ state: 'done', doneAt: '2026-03-09T15:00:00.000Z' }])
  })

  test('is no earlier than the first rating of its last card, though another is told late', async () => {
    const { give, rate, mine } = await begin()
    await give({ withQuiz: false })
    await later('2026-03-10T15:00:00Z')
    await rate(0)
    await rate(1, pupil, 90_000)
    expect(await mine()).toMatchObject([{ state: 'done-late', doneAt: '2026-03-10T15:00:00.000Z' }])
  })

  test('of cards and a quiz is done by the later of both, as it was done', async () => {
    const { give, rate, takeQuiz, mine } = await begin()
    await give()
    await later('2026-03-10T15:00:00Z')
    await takeQuiz(1)
    await rate(0)
    await rate(1)
    for (const place of [0, 1]) await rate(place, pupil, 90_000)
    expect(await mine()).toMatchObject([{ state: 'done-late' }])
    await takeQuiz(2, pupil, 88_000)
    expect(await mine()).toMatchObject([{ state: 'done', doneAt: '2026-03-09T14:33:20.000Z' }])
  })

  test('counts what a pupil did before they joined the class', async () => {
    const { turma, give, takeQuiz, mine } = await begin()
    const given = (await give({ withCards: false })).body
    const late = await school.signedIn('student', 'Caio Alves')
    await takeQuiz(2, late)
    expect(await mine(late)).toEqual([])
    await late.post('/api/join', { code: turma.joinCode })
    expect(await mine(late)).toMatchObject([{ id: given.id, state: 'done', quizPercentage: 100 }])
  })

  test('that was done in time is not late for who joins the class afterwards', async () => {
    const { turma, give, rate, mine } = await begin()
    await give({ withQuiz: false })
    const late = await school.signedIn('student', 'Davi Alves')
    for (const place of [0, 1]) await rate(place, late)
    await school.later('2026-03-12T15:00:00Z', [teacher, pupil, late])
    await late.post('/api/join', { code: turma.joinCode })
    expect(await mine(late)).toMatchObject([{ state: 'done', doneAt: '2026-03-02T15:00:00.000Z' }])
  })

  test('is changed and taken back by its teacher alone', async () => {
    const { give, mine } = await begin()
    const { id } = (await give()).body
    const url = `/api/assignments/${id}`
    const colleague = await school.signedIn('teacher')
    const edit = (person: Person, payload: object) => person.send<Refused>({ method: 'PATCH', url, payload })
    for (const [person, status] of [
      [colleague, 404],
      [pupil, 403],
    ] as const) {
      expect((await person.get(url)).status).toBe(status)
      expect((await edit(person, { dueDay: '2026-03-20' })).status).toBe(status)
      expect((await person.delete(url)).status).toBe(status)
    }
    expect((await edit(teacher, { dueDay: '2026-03-20', note: 'Mais tempo' })).body).toMatchObject({
      dueDay: '2026-03-20',
    })
    expect((await edit(teacher, { dueDay: '2026-02-20' })).body.message).toBe(
      'Este prazo já passou. Escolha hoje ou um dia que ainda vem.',
    )
    expect((await edit(teacher, { dueDay: '20/03/2026' })).status).toBe(400)
    expect(await mine()).toMatchObject([{ note: 'Mais tempo' }])
    expect((await teacher.delete(url)).status).toBe(200)
    expect((await teacher.delete(url)).status).toBe(404)
    expect(await mine()).toEqual([])
  })

  test('must be something that can be done', async () => {
    const { turma, give, material } = await begin()
    const refused = async (more: object) => {
      const { status, body } = await give<Refused>(more)
      return [status, Object.values(body.errors ?? {})[0] ?? body.message]
    }
    expect(await refused({ dueDay: '2026-03-01' })).toEqual([400, 'O prazo não pode ser um dia que já passou.'])
    expect(await refused({ withCards: false, withQuiz: false })).toEqual([
      400,
      'Escolha o que fazer: os cards, o quiz ou os dois',
    ])
    const foreign = await makeMaterial(school.connection.db)
    expect((await refused({ materialId: foreign.id }))[0]).toBe(404)
    const empty = await makeMaterial(school.connection.db, { teacherId: teacher.id })
    expect(await refused({ materialId: empty.id })).toEqual([400, 'Este material não tem cards.'])
    const other = (await teacher.post<SchoolClass>('/api/classes', { name: 'Outra' })).body
    const access = { method: 'PUT', url: `/api/subjects/${material.subjectId}/access` } as const
    await teacher.send({ ...access, payload: { restricted: true, classIds: [other.id] } })
    expect((await refused({}))[1]).toMatch(/restrita a outras turmas/)
    await teacher.post(`/api/classes/${turma.id}/archive`, { archived: true })
    expect((await refused({}))[1]).toMatch(/arquivada/)
  })

  test('of a material that is hidden from the pupil, or of an archived class, is not asked for', async () => {
    const { turma, give, mine, material } = await begin()
    await give()
    const other = (await teacher.post<SchoolClass>('/api/classes', { name: 'Outra' })).body
    const restrict = (classIds: number[]) =>
      teacher.send({
        method: 'PUT',
        url: `/api/subjects/${material.subjectId}/access`,
        payload: { restricted: classIds.length > 0, classIds },
      })
    await restrict([other.id])
    expect(await mine()).toEqual([])
    await restrict([])
    expect(await mine()).toHaveLength(1)
    await teacher.post(`/api/classes/${turma.id}/archive`, { archived: true })
    expect(await mine()).toEqual([])
  })
})
