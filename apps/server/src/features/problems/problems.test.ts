import type { ReportedItem } from '@capivira/core/problems/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz } from '../../../test/factories.ts'

type Person = Awaited<ReturnType<TestApp['signedIn']>>

let school: TestApp
let teacher: Person
let pupils: [Person, Person]
let materialId: number
let cardIds: number[]
let questionId: number
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher')
  pupils = [await school.signedIn(), await school.signedIn()]
})
afterAll(() => school.close())
beforeEach(async () => {
  const { db } = school.connection
  materialId = (await makeMaterial(db, { teacherId: teacher.id })).id
  cardIds = (await makeCards(db, 2, { materialId })).map(({ id }) => id)
  const [question] = (await makeQuiz(db, 1, { materialId })).questions
  questionId = question?.id ?? 0
})

const report = (who: Person, item: string, body: object = { reason: 'unclear' }) =>
  who.post<{ message: string }>(`/api/items/${item}/problems`, body)
const problems = async () => (await teacher.get<ReportedItem[]>(`/api/materials/${materialId}/problems`)).body
const badge = async (who: Person = teacher) =>
  (await who.get<{ problemsCount: number }>(`/api/materials/${materialId}`)).body.problemsCount

describe('what pupils report', () => {
  test('reaches the teacher, those of most pupils first, without a name', async () => {
    school.setNow('2026-03-02T15:00:00Z')
    await report(pupils[0], `question/${questionId}`, { reason: 'several-answers', comment: '  A B também serve.  ' })
    expect(await report(pupils[0], `card/${cardIds[1]}`)).toMatchObject({
      status: 201,
      body: { message: 'Obrigado! Seu professor vai ver o aviso.' },
    })
    await report(pupils[1], `card/${cardIds[1]}`, { reason: 'spelling' })
    const createdAt = '2026-03-02T15:00:00.000Z'
    expect(await problems()).toEqual([
      {
        kind: 'card',
        itemId: cardIds[1],
        reports: [
          { id: expect.any(Number), reason: 'spelling', comment: null, createdAt },
          { id: expect.any(Number), reason: 'unclear', comment: null, createdAt },
        ],
      },
      {
        kind: 'question',
        itemId: questionId,
        reports: [{ id: expect.any(Number), reason: 'several-answers', comment: 'A B também serve.', createdAt }],
      },
    ])
    expect(await badge()).toBe(2)
    expect(await badge(pupils[0])).toBe(0)
    expect((await teacher.get(`/api/materials/${materialId}/items`)).body).toMatchObject([
      { problemsCount: 0 },
      { problemsCount: 2 },
      { problemsCount: 1 },
    ])
  })

  test('is asked for again and again by an open list, which is told only of what changed', async () => {
    const url = `/api/materials/${materialId}/problems`
    const { etag } = (await teacher.get(url)).headers
    const look = () => teacher.send({ method: 'GET', url, headers: { 'if-none-match': String(etag) } })
    expect(await look()).toMatchObject({ status: 304, body: '' })
    await report(pupils[0], `card/${cardIds[0]}`)
    expect(await look()).toMatchObject({ status: 200, body: [{ itemId: cardIds[0] }] })
  })

  test('counts once per pupil and item', async () => {
    await report(pupils[0], `card/${cardIds[0]}`)
    expect((await report(pupils[0], `card/${cardIds[0]}`, { reason: 'other' })).body.message).toBe(
      'Você já avisou sobre isto. Obrigado!',
    )
    expect(await problems()).toMatchObject([{ reports: [{ reason: 'unclear' }] }])
  })

  test('is resolved by ticking it off, by an edit, or by hiding', async () => {
    const content = { kind: 'card', question: 'O quê?', answer: 'Isto.', difficulty: 'médio' }
    const acts = [
      () => teacher.post(`/api/items/card/${cardIds[0]}/problems/resolve`),
      () => teacher.send({ method: 'PUT', url: `/api/items/card/${cardIds[0]}`, payload: { revision: 1, content } }),
      () => teacher.send({ method: 'PUT', url: `/api/items/card/${cardIds[1]}/state`, payload: { state: 'hidden' } }),
    ]
    const reported = [cardIds[0], cardIds[0], cardIds[1]]
    for (const [place, act] of acts.entries()) {
      await report(pupils[place % 2 === 0 ? 0 : 1], `card/${reported[place]}`)
      expect(await badge()).toBe(1)
      expect((await act()).status).toBe(200)
      expect(await badge()).toBe(0)
    }
  })

  test('is refused for what a pupil does not study, with a reason that is none, and to teachers', async () => {
    expect((await report(pupils[0], 'card/999999')).status).toBe(404)
    expect((await report(pupils[0], 'word/1')).status).toBe(404)
    expect((await report(pupils[0], `card/${cardIds[0]}`, { reason: 'boring' })).status).toBe(400)
    expect((await report(teacher, `card/${cardIds[0]}`)).status).toBe(403)
    const { id } = await makeMaterial(school.connection.db, { isProcessed: false, status: 'queued' })
    const [hidden] = await makeCards(school.connection.db, 1, { materialId: id })
    expect((await report(pupils[0], `card/${hidden?.id}`)).status).toBe(404)
  })

  test('is limited to twenty in an hour', async () => {
    school.setNow('2026-03-03T15:00:00Z')
    const many = await makeCards(school.connection.db, 21, { materialId })
    const send = async (at: number) => (await report(pupils[1], `card/${many[at]?.id}`)).status
    for (let at = 0; at < 20; at++) expect(await send(at)).toBe(201)
    expect(await send(20)).toBe(429)
    school.setNow('2026-03-03T16:00:01Z')
    expect(await send(20)).toBe(201)
  })
})
