import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz } from '../../../test/factories.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())
beforeEach(() => school.setNow('2026-03-10T15:00:00Z'))

type Pupil = Awaited<ReturnType<TestApp['signedIn']>>

const hour = 3_600
const rate = (pupil: Pupil, cardId: number, told: { eventId?: string; secondsAgo?: number }, difficulty = 'médio') =>
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

/** Moves the beginnings of a pupil and of cards, which in a test are now: an account and a deck of last year. */
async function longSince(pupil: Pupil, cardIds: readonly number[], at = '2025-08-01T12:00:00Z') {
  const { pool } = school.connection
  await pool.query('update users set created_at = $2 where id = $1', [pupil.id, at])
  await pool.query('update flip_cards set created_at = $2 where id = any($1::int[])', [cardIds, at])
}

/** A pupil whose account is of last year. */
async function longStanding(): Promise<Pupil> {
  const pupil = await school.signedIn()
  await longSince(pupil, [])
  return pupil
}

describe('a rating told again', () => {
  test('counts once, with the same answer', async () => {
    const pupil = await school.signedIn()
    const [card = 0] = await idsOf(2)
    const told = { eventId: randomUUID() }
    const first = await rate(pupil, card, told)
    const second = await rate(pupil, card, told)
    expect(first.body.xpGain).toBe(5)
    expect(second.body).toEqual(first.body)
    expect(await logOf(pupil)).toHaveLength(1)
  })

  test('counts once when both arrive together', async () => {
    const pupil = await school.signedIn()
    const [card = 0] = await idsOf(2)
    const told = { eventId: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => rate(pupil, card, told)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(answers.map(({ body }) => body.xpGain)).toEqual(Array(8).fill(5))
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
    const pupil = await longStanding()
    const [one = 0, two = 0, three = 0] = await idsOf(4)
    await rate(pupil, one, { eventId: randomUUID(), secondsAgo: 48 * hour })
    await rate(pupil, two, { eventId: randomUUID(), secondsAgo: 24 * hour })
    const today = await rate(pupil, three, { eventId: randomUUID() })
    expect(today.body.cardsToday).toBe(1)
    expect(await logOf(pupil)).toMatchObject([{ day: '2026-03-08' }, { day: '2026-03-09' }, { day: '2026-03-10' }])
    expect((await userOf(pupil)).streak).toBe(3)
  })

  test('older than what another device has told already changes no order of time', async () => {
    const pupil = await longStanding()
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
    const pupil = await longStanding()
    const ids = await idsOf(200)
    const told = ids.map((card, at) => ({ card, eventId: randomUUID(), secondsAgo: 2 * hour - at }))
    for (const _ of [1, 2]) for (const { card, ...act } of told) expect((await rate(pupil, card, act)).status).toBe(200)
    expect(await logOf(pupil)).toHaveLength(200)
    const { rows } = await school.connection.pool.query(
      `select source, sum(amount)::int as xp from xp_ledger where user_id = $1 and source <> 'achievement' group by 1`,
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

const daysOf = async (pupil: Pupil) => [...new Set((await logOf(pupil)).map(({ day }) => day))]

describe('an act that could not be yet', () => {
  test('before the account: 208 reviews over eight days are those of one day', async () => {
    const pupil = await school.signedIn()
    const ids = (await idsOf(26)).slice(0, 26)
    const paid: number[] = []
    for (let days = 7; days >= 0; days--)
      for (const card of ids)
        paid.push((await rate(pupil, card, { eventId: randomUUID(), secondsAgo: days * 24 * hour })).body.xpGain)
    // 26 cards once, and the daily challenge.
    expect(paid.reduce((sum, xp) => sum + xp, 0)).toBe(26 * 5 + 50)
    expect(await daysOf(pupil)).toEqual(['2026-03-10'])
    expect(await userOf(pupil)).toMatchObject({ streak: 1 })
  })

  test('before the account: a quiz a day back is of the day of the account', async () => {
    const pupil = await school.signedIn()
    const quiz = await makeQuiz(school.connection.db, 3)
    const attempt = async (days: number) =>
      (
        await pupil.post<{ xpGain: number }>(`/api/quiz/${quiz.id}/attempts`, {
          score: 3,
          totalQuestions: 3,
          eventId: randomUUID(),
          secondsAgo: days * 24 * hour,
        })
      ).body.xpGain
    expect([await attempt(3), await attempt(2), await attempt(0)]).toEqual([30, 0, 0])
    expect(await userOf(pupil)).toMatchObject({ streak: 1 })
  })

  test('before the card: it is of the day on which the card was written', async () => {
    const pupil = await school.signedIn()
    const ids = await idsOf(2)
    await longSince(pupil, [])
    const { pool } = school.connection
    await pool.query(`update flip_cards set created_at = '2026-03-09T12:00:00Z' where id = any($1::int[])`, [ids])
    for (const days of [3, 2, 1])
      await rate(pupil, ids[0] ?? 0, { eventId: randomUUID(), secondsAgo: days * 24 * hour })
    expect(await daysOf(pupil)).toEqual(['2026-03-09'])
  })

  test('before the class: of a walled subject it is of the day on which the pupil joined', async () => {
    const { pool, db } = school.connection
    const pupil = await school.signedIn()
    const teacher = await school.signedIn('teacher')
    const { id: materialId } = await makeMaterial(db, { teacherId: teacher.id })
    const ids = (await makeCards(db, 2, { materialId })).map(({ id }) => id)
    await longSince(pupil, ids)
    const { rows } = await pool.query<{ id: number; subject: number }>(
      `with turma as (
        insert into classes (teacher_id, name, join_code, created_at) values ($1, '7º B', 'CLAMP-1', '2025-02-01')
          returning id
      ), walled as (
        update subjects set is_restricted = true where id = (select subject_id from materials where id = $2)
          returning id
      ) select turma.id, walled.id as subject from turma, walled`,
      [teacher.id, materialId],
    )
    const [turma] = rows
    await pool.query('insert into subject_classes (subject_id, class_id) values ($1, $2)', [turma?.subject, turma?.id])
    await pool.query('delete from gone_cards') // It has been walled in for long.
    expect((await rate(pupil, ids[0] ?? 0, { secondsAgo: hour })).status).toBe(404)
    await pool.query('insert into class_members (class_id, user_id, joined_at) values ($1, $2, $3)', [
      turma?.id,
      pupil.id,
      '2026-03-09T18:00:00Z',
    ])
    for (const days of [6, 3]) await rate(pupil, ids[0] ?? 0, { eventId: randomUUID(), secondsAgo: days * 24 * hour })
    expect(await daysOf(pupil)).toEqual(['2026-03-09'])
  })
})

describe('three hours studied without a network', () => {
  test('all count and pay, on the day they happened, whatever the teacher has hidden since', async () => {
    const pupil = await school.signedIn()
    const ids = (await idsOf(180)).slice(0, 180)
    await longSince(pupil, ids)
    await school.connection.pool.query(
      `update flip_cards set state = 'hidden', hidden_at = '2026-03-10T14:00:00Z' where id = any($1::int[])`,
      [ids.slice(0, 20)],
    )
    const paid: number[] = []
    for (const [at, card] of ids.entries())
      paid.push((await rate(pupil, card, { eventId: randomUUID(), secondsAgo: 30 * hour - at * 60 })).body.xpGain)
    expect(paid.reduce((sum, xp) => sum + xp, 0)).toBe(180 * 5 + 50)
    expect(await daysOf(pupil)).toEqual(['2026-03-09'])
    expect(await userOf(pupil)).toMatchObject({ streak: 1 })
  })
})

describe('a hidden card', () => {
  /** A card of a teacher that they hid an hour ago. */
  async function hidden() {
    const teacher = await school.signedIn('teacher')
    const pupil = await school.signedIn()
    const { id: materialId } = await makeMaterial(school.connection.db, { teacherId: teacher.id })
    const [card = 0] = (await makeCards(school.connection.db, 3, { materialId })).map(({ id }) => id)
    await longSince(pupil, [card])
    const turn = (state: 'hidden' | 'shown') =>
      teacher.send({ method: 'PUT', url: `/api/items/card/${card}/state`, payload: { state } })
    school.setNow('2026-03-10T14:00:00Z')
    expect((await turn('hidden')).status).toBe(200)
    school.setNow('2026-03-10T15:00:00Z')
    return { pupil, card, turn }
  }

  test('neither pays nor counts when it is rated or seen: 200 with 0 XP', async () => {
    const { pupil, card } = await hidden()
    const { status, body } = await rate(pupil, card, { eventId: randomUUID() })
    expect([status, body.xpGain, body.cardsToday]).toEqual([200, 0, 0])
    expect(Date.parse(body.nextReview)).toBeGreaterThan(Date.parse('2026-03-10T15:00:00Z'))
    expect(await pupil.post(`/api/cards/${card}/study`, { side: 'back' })).toMatchObject({
      status: 200,
      body: { xpGained: 0 },
    })
    expect(await userOf(pupil)).toMatchObject({ xp: 0, streak: 0 })
    expect(await logOf(pupil)).toEqual([])
  })

  test('pays for what was done before it was hidden', async () => {
    const { pupil, card } = await hidden()
    expect((await rate(pupil, card, { eventId: randomUUID(), secondsAgo: 2 * hour })).body.xpGain).toBe(5)
    expect(await userOf(pupil)).toMatchObject({ streak: 1 })
  })

  test('shown again pays again, but not for the time in between', async () => {
    const { pupil, card, turn } = await hidden()
    expect((await turn('shown')).status).toBe(200)
    school.setNow('2026-03-10T16:00:00Z')
    expect((await rate(pupil, card, { eventId: randomUUID(), secondsAgo: 1.5 * hour })).body.xpGain).toBe(0)
    expect((await rate(pupil, card, { eventId: randomUUID() })).body.xpGain).toBe(5)
  })
})

describe('a quiz told late', () => {
  const answersTo = (quiz: Awaited<ReturnType<typeof makeQuiz>>) => ({
    score: quiz.questions.length,
    totalQuestions: quiz.questions.length,
    answers: quiz.questions.map(({ id }) => ({ questionId: id, option: 'B' })),
  })

  test('is kept once, and a question that the teacher has changed since costs nothing', async () => {
    const pupil = await longStanding()
    const quiz = await makeQuiz(school.connection.db, 3)
    const [changed] = quiz.questions
    await school.connection.pool.query(
      `update quiz_questions set options = '["X","Y","Z"]', touched_at = '2026-03-08T12:00:00Z' where id = $1`,
      [changed?.id],
    )
    const body = { ...answersTo(quiz), eventId: randomUUID(), secondsAgo: 30 * hour }
    const path = `/api/materials/${quiz.materialId}/quiz-attempts`
    const [first, second] = [await pupil.post(path, body), await pupil.post(path, body)]
    expect(first).toMatchObject({ status: 201, body: { score: 2, totalQuestions: 2, xpGain: 20 } })
    expect(second.body).toEqual(first.body)
    const { rows } = await school.connection.pool.query(
      'select day::text as day from quiz_attempts where user_id = $1',
      [pupil.id],
    )
    expect(rows).toEqual([{ day: '2026-03-09' }])
  })
})
