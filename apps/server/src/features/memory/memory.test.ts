import type { MemoryReport, MemoryStanding } from '@capivira/core/memory/contract'
import type { Rating } from '@capivira/core/study/contract'
import { defaultParameters, replay, retrievability, schedule } from '@capivira/core/study/schedule'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial } from '../../../test/factories.ts'
import { replayMemories } from '../study/replay-memories.ts'
import { fitMemories } from './fit-memories.ts'

const zone = 'America/Sao_Paulo'
const silent = { info: () => undefined, warn: () => undefined }
const night = new Date('2026-04-02T06:20:00Z')

let school: TestApp
let pupils: Awaited<ReturnType<TestApp['signedIn']>>[]
let teacher: Awaited<ReturnType<TestApp['signedIn']>>
let admin: Awaited<ReturnType<TestApp['signedIn']>>
let materialId: number
let cards: number[]

/** A log in which half of everything is forgotten within two days. */
async function fillLog(): Promise<void> {
  const { pool } = school.connection
  for (const [place, pupil] of pupils.entries()) {
    for (const [number, card] of cards.slice(0, 12).entries()) {
      const ratings = Array.from({ length: 6 }, (_, time): [Rating, Date] => [
        time > 0 && (place + number * 7 + time * 3) % 2 === 0 ? 'errei' : 'médio',
        new Date(Date.UTC(2026, 2, 2 + 2 * time, 17, place, number)),
      ])
      for (const [rating, at] of ratings) {
        await pool.query(
          'insert into review_log (user_id, card_id, rating, elapsed_days, day, reviewed_at) values ($1, $2, ' +
            '$3, 2, $4, $5)',
          [pupil.id, card, rating, at.toISOString().slice(0, 10), at],
        )
      }
      await pool.query(
        `insert into card_reviews (user_id, card_id, material_id, difficulty, next_review, review_count, stability,
          memory_difficulty,
           state, learning_steps, scheduled_days, lapses, last_review, created_at)
         values ($1, $2, $3, 'médio', now(), 6, 2, 5, 'review', 0, 2, 0, $4, now())`,
        [pupil.id, card, materialId, ratings.at(-1)?.[1]],
      )
    }
    await pool.query(
      `insert into material_days (user_id, material_id, day, reviews) values ($1, $2, '2026-03-02', 72)`,
      [pupil.id, materialId],
    )
  }
}

beforeAll(async () => {
  school = await startTestApp()
  school.setNow('2026-04-01T15:00:00Z')
  teacher = await school.signedIn('teacher')
  admin = await school.signedIn('admin')
  pupils = []
  for (let place = 0; place < 10; place++) pupils.push(await school.signedIn('student'))
  const material = await makeMaterial(school.connection.db, { teacherId: teacher.id })
  materialId = material.id
  cards = (await makeCards(school.connection.db, 14, { materialId })).map(({ id }) => id)
  await fillLog()
}, 60_000)
afterAll(() => school.close())

const fitAt = (now: Date) =>
  fitMemories({
    db: school.connection.db,
    settings: school.settings,
    logger: silent,
    now: () => now,
    signal: new AbortController().signal,
  })
const weightsInUse = async (classId: number | null = null): Promise<number[] | null> => {
  const { rows } = await school.connection.pool.query(
    'select weights from memory_weights where class_id is not distinct from $1',
    [classId],
  )
  return rows[0]?.weights ?? null
}

describe('a school whose pupils forget faster', () => {
  test('says so before the first fit: the defaults are in use, and what is needed', async () => {
    const { body } = await teacher.get<MemoryReport>('/api/memory')
    expect(body).toMatchObject({ turma: null, fewest: { ratings: 400, pupils: 8 } })
    expect(body.school).toMatchObject({ use: 'defaults', isOff: false, fittedAt: null, before: null, after: null })
  })

  test('takes up weights of its own at night, because later ratings are foretold better', async () => {
    await fitAt(night)
    const { body } = await admin.get<MemoryReport>('/api/memory')
    expect(body.school).toMatchObject({
      use: 'own',
      usedSince: night.toISOString(),
      isBetter: true,
      ratings: 600,
      heldOut: 360,
      pupils: 10,
    })
    const { before, after, daysBefore, daysAfter } = body.school
    expect(after?.loss).toBeLessThan(before?.loss ?? 0)
    expect(daysAfter).toBeLessThan(daysBefore)
    expect(before?.bands.reduce((sum, { ratings }) => sum + ratings, 0)).toBe(360)
  }, 60_000)

  test('a rating is scheduled by them', async () => {
    const weights = (await weightsInUse()) ?? []
    expect(weights).toHaveLength(21)
    const [pupil] = pupils
    const at = school.now()
    const { body } = (await pupil?.post<{ nextReview: string }>(`/api/cards/${cards[12]}/review`, {
      difficulty: 'fácil',
    })) ?? { body: null }
    const own = schedule(null, 'fácil', at, zone, { ...defaultParameters, weights })
    expect(body?.nextReview).toBe(own.due.toISOString())
    expect(body?.nextReview).not.toBe(schedule(null, 'fácil', at, zone).due.toISOString())
  })

  test('and retention in reports is reckoned with them', async () => {
    const weights = (await weightsInUse()) ?? []
    const { pool } = school.connection
    await pool.query('update memory_weights set weights[21] = 0.6')
    const [pupil] = pupils
    const { rows } = await pool.query(
      `select stability, last_review from card_reviews where user_id = $1 and material_id = $2`,
      [pupil?.id, materialId],
    )
    const parameters = { ...defaultParameters, weights: [...weights.slice(0, 20), 0.6] }
    const recalls = rows.map(({ stability, last_review }) =>
      retrievability({ ...schedule(null, 'médio', last_review, zone), stability }, school.now(), parameters),
    )
    const mean = recalls.reduce((sum, one) => sum + one, 0) / recalls.length
    const report = await teacher.get<{ pupil: { retention: number } }>(`/api/teacher/pupils/${pupil?.id}`)
    expect(report.body.pupil.retention).toBe(Math.round(100 * mean))
    await pool.query('update memory_weights set weights[21] = $1', [weights[20]])
  })

  test('and memories that there are follow from the log, card by card', async () => {
    const { pool } = school.connection
    const weights = (await weightsInUse()) ?? []
    const waiting = await pool.query('select count(*)::int as count from memory_replay_pupils')
    expect(waiting.rows[0]?.count).toBe(10)
    await replayMemories({
      db: school.connection.db,
      settings: school.settings,
      logger: silent,
      now: school.now,
      signal: new AbortController().signal,
    })
    const { rows: left } = await pool.query('select from memory_replay_pupils')
    expect(left).toHaveLength(0)
    const kept = await pool.query('select stability from card_reviews where user_id = $1 and card_id = $2', [
      pupils[1]?.id,
      cards[0],
    ])
    const log = await pool.query(
      'select rating, reviewed_at as at, day from review_log where user_id = $1 and card_id = $2 order by reviewed_at',
      [pupils[1]?.id, cards[0]],
    )
    const memory = replay(
      log.rows.map(({ rating, at }) => ({ rating, at })),
      { ...defaultParameters, weights },
      zone,
    )
    expect(kept.rows[0]?.stability).toBe(memory?.stability)
  }, 60_000)

  test('what is in use stays for a month', async () => {
    const weights = await weightsInUse()
    await fitAt(new Date(night.getTime() + 86_400_000))
    expect(await weightsInUse()).toEqual(weights)
  }, 60_000)
})

describe('the way back', () => {
  test('is the administration’s for the school, and a teacher’s for their own turma', async () => {
    expect((await teacher.post('/api/memory/use', { use: 'defaults' })).status).toBe(403)
    const other = await school.signedIn('teacher')
    const made = await other.post<{ id: number }>('/api/classes', { name: '7º A' })
    expect((await teacher.post('/api/memory/use', { classId: made.body.id, use: 'defaults' })).status).toBe(404)
    expect((await teacher.get(`/api/memory?classId=${made.body.id}`)).status).toBe(404)
    const admin = await school.signedIn('admin')
    expect((await admin.get(`/api/memory?classId=${made.body.id}`)).status).toBe(200)
    expect((await admin.get('/api/memory?classId=999999')).status).toBe(404)
    expect((await pupils[0]?.get('/api/memory'))?.status).toBe(403)
  })

  test('is one act, holds through the nights, and can be taken back at once', async () => {
    const back = await admin.post<MemoryStanding>('/api/memory/use', { use: 'defaults' })
    expect(back.body).toMatchObject({ use: 'defaults', isOff: true, isBetter: true })
    await fitAt(new Date(night.getTime() + 2 * 86_400_000))
    expect(await weightsInUse()).toBe(null)
    const again = await admin.post<MemoryStanding>('/api/memory/use', { use: 'own' })
    expect(again.body).toMatchObject({ use: 'own', isOff: false })
  }, 60_000)
})

test('a turma with weights of its own goes before its school, for the cards of its teacher', async () => {
  const { pool } = school.connection
  const made = await teacher.post<{ id: number }>('/api/classes', { name: '6º B' })
  const [, pupil] = pupils
  await pool.query('insert into class_members (class_id, user_id, joined_at) values ($1, $2, now())', [
    made.body.id,
    pupil?.id,
  ])
  const weights = defaultParameters.weights.map((weight, index) => (index < 4 ? weight * 3 : weight))
  await pool.query('insert into memory_weights (class_id, weights, used_since) values ($1, $2, now())', [
    made.body.id,
    weights,
  ])
  const { body } = (await pupil?.post<{ nextReview: string }>(`/api/cards/${cards[13]}/review`, {
    difficulty: 'fácil',
  })) ?? { body: null }
  expect(body?.nextReview).toBe(
    schedule(null, 'fácil', school.now(), zone, { ...defaultParameters, weights }).due.toISOString(),
  )
  const { body: report } = await teacher.get<MemoryReport>(`/api/memory?classId=${made.body.id}`)
  expect(report.turma).toMatchObject({ use: 'own', isOff: false })
})
