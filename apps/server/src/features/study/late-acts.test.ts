import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeQuiz } from '../../../test/factories.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())
beforeEach(() => school.setNow('2026-03-10T15:00:00Z'))

type Pupil = Awaited<ReturnType<TestApp['signedIn']>>
type Told = { eventId?: string; secondsAgo?: number }

const hour = 3_600
const rate = (pupil: Pupil, cardId: number, told: Told, difficulty = 'médio') =>
  pupil.post<{ xpGain: number; nextReview: string; cardsToday: number }>(`/api/cards/${cardId}/review`, {
    difficulty,
    ...told,
  })
const userOf = async (pupil: Pupil) => (await pupil.get<{ xp: number; streak: number }>('/api/auth/user')).body
const idsOf = async (count: number) => (await makeCards(school.connection.db, count)).map(({ id }) => id)

async function logOf(pupil: Pupil) {
  const { rows } = await school.connection.pool.query<{ rating: string; day: string }>(
    'select rating, day::text as day from review_log where user_id = $1 order by id',
    [pupil.id],
  )
  return rows
}

describe('a rating told again', () => {
  test('counts once, with the same next review', async () => {
    const pupil = await school.signedIn()
    const [card = 0] = await idsOf(2)
    const told = { eventId: randomUUID() }
    const first = await rate(pupil, card, told)
    const second = await rate(pupil, card, told)
    expect(first.body.xpGain).toBe(5)
    expect(second.body).toEqual({ ...first.body, xpGain: 0, newAchievements: [] })
    expect(await logOf(pupil)).toHaveLength(1)
  })

  test('counts once when both arrive together', async () => {
    const pupil = await school.signedIn()
    const [card = 0] = await idsOf(2)
    const told = { eventId: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => rate(pupil, card, told)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(answers.map(({ body }) => body.xpGain).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 5])
    expect(await logOf(pupil)).toHaveLength(1)
  })

  test('counts twice under two names, or without one', async () => {
    const pupil = await school.signedIn()
    const [card = 0] = await idsOf(2)
    await rate(pupil, card, { eventId: randomUUID() })
    await rate(pupil, card, { eventId: randomUUID() })
    await rate(pupil, card, {})
    expect(await logOf(pupil)).toHaveLength(3)
  })

  test('is another act when another pupil tells it', async () => {
    const [one, other] = [await school.signedIn(), await school.signedIn()]
    const [card = 0] = await idsOf(2)
    const told = { eventId: randomUUID() }
    expect((await rate(one, card, told)).body.xpGain).toBe(5)
    expect((await rate(other, card, told)).body.xpGain).toBe(5)
  })

  test('refuses a name that is none, and time that runs backwards', async () => {
    const pupil = await school.signedIn()
    const [card = 0] = await idsOf(1)
    expect((await rate(pupil, card, { eventId: 'x' })).status).toBe(400)
    expect((await rate(pupil, card, { secondsAgo: -1 })).status).toBe(400)
  })
})

describe('a rating told late', () => {
  test('belongs to the day it happened on, for XP and for the streak', async () => {
    const pupil = await school.signedIn()
    const [one = 0, two = 0, three = 0] = await idsOf(4)
    await rate(pupil, one, { eventId: randomUUID(), secondsAgo: 48 * hour })
    await rate(pupil, two, { eventId: randomUUID(), secondsAgo: 24 * hour })
    const today = await rate(pupil, three, { eventId: randomUUID() })
    expect(today.body.cardsToday).toBe(1)
    expect(await logOf(pupil)).toMatchObject([{ day: '2026-03-08' }, { day: '2026-03-09' }, { day: '2026-03-10' }])
    expect((await userOf(pupil)).streak).toBe(3)
  })

  test('older than what another device has told already changes no order of time', async () => {
    const pupil = await school.signedIn()
    const [card = 0] = await idsOf(2)
    const now = await rate(pupil, card, {}, 'fácil')
    const late = await rate(pupil, card, { eventId: randomUUID(), secondsAgo: 5 * hour }, 'errei')
    expect(late.status).toBe(200)
    expect(late.body.xpGain).toBe(0)
    expect(new Date(late.body.nextReview) < new Date(now.body.nextReview)).toBe(true)
    const { rows } = await school.connection.pool.query('select last_review from card_reviews where user_id = $1', [
      pupil.id,
    ])
    expect(rows).toEqual([{ last_review: new Date('2026-03-10T15:00:00Z') }])
  })

  test('two hundred cards studied without a network, sent twice: none is lost, none is paid twice', async () => {
    const pupil = await school.signedIn()
    const ids = await idsOf(200)
    const told = ids.map((card, at) => ({ card, eventId: randomUUID(), secondsAgo: 2 * hour - at }))
    for (const _ of [1, 2]) for (const { card, ...act } of told) expect((await rate(pupil, card, act)).status).toBe(200)
    expect(await logOf(pupil)).toHaveLength(200)
    const { rows } = await school.connection.pool.query(
      `select source, sum(amount)::int as xp from xp_ledger where user_id = $1 and source <> 'achievement' group by source`,
      [pupil.id],
    )
    expect(rows).toEqual(
      expect.arrayContaining([
        { source: 'review', xp: 1000 },
        { source: 'challenge', xp: 50 },
      ]),
    )
  })
})

describe('a quiz told late', () => {
  const answersTo = (quiz: Awaited<ReturnType<typeof makeQuiz>>) => ({
    score: quiz.questions.length,
    totalQuestions: quiz.questions.length,
    answers: quiz.questions.map(({ id }) => ({ questionId: id, option: 'B' })),
  })

  test('is kept once, and a question that the teacher has changed since costs nothing', async () => {
    const pupil = await school.signedIn()
    const quiz = await makeQuiz(school.connection.db, 3)
    const [changed] = quiz.questions
    await school.connection.pool.query(
      `update quiz_questions set options = '["X","Y","Z"]', touched_at = '2026-03-08T12:00:00Z' where id = $1`,
      [changed?.id],
    )
    const body = { ...answersTo(quiz), eventId: randomUUID(), secondsAgo: 30 * hour }
    const path = `/api/materials/${quiz.materialId}/quiz-attempts`
    const first = await pupil.post(path, body)
    const second = await pupil.post(path, body)
    expect(first).toMatchObject({ status: 201, body: { score: 2, totalQuestions: 2, xpGain: 20 } })
    expect(second).toMatchObject({ status: 201, body: { score: 2, totalQuestions: 2, xpGain: 0 } })
    const { rows } = await school.connection.pool.query(
      'select day::text as day from quiz_attempts where user_id = $1',
      [pupil.id],
    )
    expect(rows).toEqual([{ day: '2026-03-09' }])
  })
})
