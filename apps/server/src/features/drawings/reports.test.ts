import type { Drawing, ReviewedDrawing } from '@capivira/core/drawings/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { classes, classMembers } from '../classes/tables.ts'

type Person = Awaited<ReturnType<TestApp['signedIn']>>
type ToReview = { drawings: ReviewedDrawing[]; waiting: number; reported: number }

let school: TestApp
let admin: Person
/** The author's teacher, and one of other pupils. */
let teacher: Person
let stranger: Person
let author: Person
let pupil: Person
beforeAll(async () => {
  school = await startTestApp()
  admin = await school.signedIn('admin')
  teacher = await school.signedIn('teacher')
  stranger = await school.signedIn('teacher')
  author = await school.signedIn('student', 'Bia Nunes')
  const { db } = school.connection
  const [turma] = await db
    .insert(classes)
    .values({ teacherId: teacher.id, name: '7º B', joinCode: 'ABC123', createdAt: school.now() })
    .returning()
  await db.insert(classMembers).values({ classId: turma?.id ?? 0, userId: author.id, joinedAt: school.now() })
})
afterAll(() => school.close())
beforeEach(async () => {
  school.setNow('2026-03-02T15:00:00Z')
  pupil = await school.signedIn()
})

const create = async (who: Person = author) =>
  (await who.post<Drawing>('/api/coloring/ai-generate', { title: 'Barco', description: 'um barco no mar azul' })).body
    .id
const report = (who: Person, id: number, body: object = { reason: 'scary' }) =>
  who.post<{ message: string }>(`/api/items/drawing/${id}/problems`, body)
const review = (who: Person, id: number, state: string) =>
  who.send({ method: 'PUT', url: `/api/drawings/${id}/state`, payload: { state } })
const toReview = async (who: Person, state = 'waiting') =>
  (await who.get<ToReview>(`/api/drawings?state=${state}`)).body
const found = async (who: Person, id: number) => (await toReview(who)).drawings.find(one => one.id === id)
const statusFor = async (who: Person, id: number) => (await who.get(`/api/coloring/ai-images/${id}`)).status
const inGallery = async (who: Person, id: number) =>
  (await who.get<Drawing[]>('/api/coloring/ai-images')).body.find(one => one.id === id)

describe('a drawing that a pupil warns of', () => {
  test('is hidden from all but its author until somebody looks, and shown again', async () => {
    const id = await create()
    const friend = await school.signedIn()
    expect(await report(pupil, id, { reason: 'scary', comment: '  Dá medo.  ' })).toMatchObject({
      status: 201,
      body: { message: 'Obrigado por avisar! O desenho saiu da galeria até um professor olhar.' },
    })
    for (const who of [pupil, friend]) {
      expect(await statusFor(who, id)).toBe(404)
      expect((await who.get(`/api/coloring/ai-images/${id}/image`)).status).toBe(404)
      expect(await inGallery(who, id)).toBeUndefined()
    }
    expect(await inGallery(author, id)).toMatchObject({ mine: true, isApproved: false, title: 'Barco' })
    const told = await found(teacher, id)
    expect(told).toMatchObject({
      author: 'Bia Nunes',
      state: 'waiting',
      reports: [{ reason: 'scary', comment: 'Dá medo.', createdAt: '2026-03-02T15:00:00.000Z' }],
    })
    expect(JSON.stringify(told)).not.toContain(pupil.id)
    expect((await review(teacher, id, 'shown')).status).toBe(200)
    expect(await statusFor(friend, id)).toBe(200)
    expect(await found(teacher, id)).toBeUndefined()
  })

  test('stays hidden where the reviewer says so', async () => {
    const id = await create()
    await report(pupil, id)
    await review(teacher, id, 'hidden')
    expect(await statusFor(pupil, id)).toBe(404)
    expect(await found(teacher, id)).toBeUndefined()
    expect((await report(pupil, id)).status).toBe(404)
  })

  test('is told to the author’s teachers and to administrators, before what only waits, with a count', async () => {
    const id = await create()
    await report(pupil, id)
    expect(await found(stranger, id)).toBeUndefined()
    expect(await toReview(stranger)).toMatchObject({ reported: 0, waiting: 0 })
    for (const who of [teacher, admin]) {
      expect(await toReview(who)).toMatchObject({ reported: 1, waiting: 1 })
      expect((await toReview(who)).drawings[0]).toMatchObject({ id })
    }
    await review(admin, id, 'shown')
    expect(await toReview(teacher)).toMatchObject({ reported: 0, waiting: 0 })
  })

  test('is told to administrators where the author has no teacher', async () => {
    const alone = await school.signedIn()
    const id = await create(alone)
    // Nothing but the call itself is a warning, too.
    expect((await pupil.post(`/api/items/drawing/${id}/problems`)).status).toBe(201)
    expect(await found(teacher, id)).toBeUndefined()
    expect(await found(admin, id)).toMatchObject({ reports: [{ reason: 'other', comment: null }] })
    await review(admin, id, 'hidden')
  })

  test('is decided by those whom its warnings are for: another teacher can hide it, not show or tick off', async () => {
    const id = await create()
    await report(pupil, id, { reason: 'personal', comment: 'Tem um telefone.' })
    expect(await review(stranger, id, 'shown')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Um aluno avisou sobre este desenho. Quem decide') },
    })
    expect(await statusFor(pupil, id)).toBe(404)
    expect((await review(stranger, id, 'hidden')).status).toBe(200)
    for (const who of [teacher, admin])
      expect(await found(who, id)).toMatchObject({ state: 'hidden', reports: [{ comment: 'Tem um telefone.' }] })
    expect((await review(teacher, id, 'shown')).status).toBe(200)
    expect(await found(admin, id)).toBeUndefined()
    expect((await review(stranger, id, 'shown')).status).toBe(200)
  })

  test('is not kept away by warning over and over: looked at once, it stays, and the warning is read', async () => {
    const id = await create()
    await report(pupil, id)
    await review(teacher, id, 'shown')
    const friend = await school.signedIn()
    for (const who of [pupil, friend]) {
      expect(await report(who, id)).toMatchObject({
        status: 201,
        body: { message: 'Obrigado por avisar! Um professor já olhou este desenho e vai olhar de novo.' },
      })
      expect(await statusFor(who, id)).toBe(200)
    }
    expect(await found(teacher, id)).toMatchObject({ state: 'shown', reports: [{}, {}] })
    await review(teacher, id, 'hidden')
    expect(await statusFor(friend, id)).toBe(404)
  })

  test('is one warning for one pupil, however often it is sent', async () => {
    const id = await create()
    const answers = await Promise.all([1, 2, 3, 4].map(() => report(pupil, id)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect((await report(pupil, id)).body.message).toBe('Você já avisou sobre este desenho. Obrigado!')
    expect((await found(teacher, id))?.reports).toHaveLength(1)
    await review(teacher, id, 'shown')
  })
})

describe('many drawings of one child that others warned of', () => {
  const decide = (who: Person, ids: number[], state: string) =>
    who.send<{ message: string; decided: number }>({
      method: 'PUT',
      url: '/api/drawings/state',
      payload: { ids, state },
    })

  test('come back in one go, and no further warning hides them', async () => {
    const ids: number[] = []
    for (let at = 0; at < 4; at++) ids.push(await create())
    for (const id of ids) await report(pupil, id)
    expect((await decide(stranger, ids, 'shown')).body).toEqual({
      message: 'Nenhum desenho mudou: veja a lista de novo.',
      decided: 0,
    })
    expect(await decide(teacher, [...ids, ...ids, 999_999], 'shown')).toMatchObject({
      status: 200,
      body: { message: '4 desenhos estão na galeria.', decided: 4 },
    })
    const friend = await school.signedIn()
    for (const id of ids) {
      await report(friend, id)
      expect(await statusFor(pupil, id)).toBe(200)
    }
    expect((await decide(admin, ids, 'hidden')).body.message).toBe('4 desenhos foram escondidos.')
    expect(await toReview(teacher)).toMatchObject({ reported: 0 })
  })

  test('are decided about by the school alone, by what there is to decide', async () => {
    const id = await create()
    expect((await decide(pupil, [id], 'hidden')).status).toBe(403)
    expect((await decide(teacher, [], 'hidden')).status).toBe(400)
    expect((await decide(teacher, [id], 'gone')).status).toBe(400)
    expect(await statusFor(pupil, id)).toBe(200)
  })
})

describe('warnings', () => {
  test('are five a day and pupil, however many are sent at once', async () => {
    const ids: number[] = []
    for (let at = 0; at < 7; at++) ids.push(await create())
    const answers = await Promise.all(ids.map(id => report(pupil, id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(answers.find(({ status }) => status === 429)?.body.message).toBe(
      'Você já avisou sobre 5 desenhos hoje. Se for urgente, conte agora a um professor ou a outro adulto da escola.',
    )
    const shown = ids.filter((_, at) => answers[at]?.status === 429)
    for (const id of shown) expect(await statusFor(pupil, id)).toBe(200)
    school.setNow('2026-03-03T15:00:00Z')
    expect((await report(pupil, shown[0] ?? 0)).status).toBe(201)
  })

  test('are refused of what is not seen, of an own drawing, without a reason there is, and to teachers', async () => {
    const id = await create()
    expect((await report(pupil, 999_999)).status).toBe(404)
    expect((await report(author, id)).status).toBe(404)
    expect((await report(pupil, id, { reason: 'boring' })).status).toBe(400)
    expect((await report(pupil, id, { reason: 'other', comment: 'x'.repeat(301) })).status).toBe(400)
    expect((await report(teacher, id)).status).toBe(403)
    expect((await school.visitor().post(`/api/items/drawing/${id}/problems`)).status).toBe(401)
    expect(await statusFor(pupil, id)).toBe(200)
  })

  test('stand in the file of who sent them', async () => {
    const id = await create()
    await report(pupil, id, { reason: 'personal', comment: 'Tem um telefone.' })
    const file = JSON.stringify((await pupil.get('/api/profile/export')).body)
    expect(file).toContain('Tem um telefone.')
    expect(JSON.stringify((await author.get('/api/profile/export')).body)).not.toContain('Tem um telefone.')
  })
})
