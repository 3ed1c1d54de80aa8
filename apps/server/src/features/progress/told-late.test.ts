import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeQuiz } from '../../../test/factories.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())
beforeEach(() => school.setNow('2026-03-10T15:00:00Z'))

type Pupil = Awaited<ReturnType<TestApp['signedIn']>>
type Reply = { newAchievements: { id: string }[] }

const told = (daysAgo: number) => ({ eventId: randomUUID(), ...(daysAgo > 0 && { secondsAgo: daysAgo * 86_400 }) })
const userOf = async (pupil: Pupil) => (await pupil.get<{ xp: number; streak: number }>('/api/auth/user')).body

/** A pupil and cards of last year. */
async function longStanding(count = 1) {
  const { db, pool } = school.connection
  const pupil = await school.signedIn()
  const cards = (await makeCards(db, count + 1)).slice(0, count).map(({ id }) => id)
  await pool.query(`update users set created_at = '2025-08-01' where id = $1`, [pupil.id])
  await pool.query(`update flip_cards set created_at = '2025-08-01' where id = any($1::int[])`, [cards])
  return { pupil, cards, card: cards[0] ?? 0 }
}

test.each([
  [[2, 0, 1], 3, 3],
  [[6, 5, 4, 3, 2, 0, 1], 7, 7],
  [[2, 3, 1, 0], 4, 4],
  [[0, 1, 2], 3, 3],
  [[6, 2, 4], 0, 1],
  // Three in a row that ended four days ago.
  [[0, 6, 4, 5], 1, 3],
])('a card rated %j days ago, told in this order: %i days in a row, %i at most', async (order, streak, longest) => {
  const { pupil, card } = await longStanding()
  const won: string[] = []
  for (const daysAgo of order) {
    const { body } = await pupil.post<Reply>(`/api/cards/${card}/review`, { difficulty: 'médio', ...told(daysAgo) })
    won.push(...body.newAchievements.map(({ id }) => id))
  }
  expect((await userOf(pupil)).streak).toBe(streak)
  expect(won.includes('streak-7')).toBe(longest === 7)
  expect(won.includes('streak-3')).toBe(longest >= 3)
})

test('a quiz of yesterday told after a card of today makes two days', async () => {
  const { pupil, card } = await longStanding()
  const quiz = await makeQuiz(school.connection.db, 2)
  await school.connection.pool.query(`update materials set created_at = '2025-08-01' where id = $1`, [quiz.materialId])
  await pupil.post(`/api/cards/${card}/review`, { difficulty: 'médio', ...told(0) })
  await pupil.post(`/api/quiz/${quiz.id}/attempts`, { score: 1, totalQuestions: 2, ...told(1) })
  expect((await userOf(pupil)).streak).toBe(2)
})

test('whatever order the same acts are told in, the ledger, the days and the achievements are the same', async () => {
  const acts = [
    [0, 3],
    [1, 3],
    [0, 2],
    [0, 0],
    [2, 0],
    [1, 1],
  ] as const
  const orders = [acts, acts.toReversed(), [...acts.slice(3), ...acts.slice(0, 3)]]
  const standings = []
  for (const order of orders) {
    const { pupil, cards } = await longStanding(3)
    for (const [card, daysAgo] of order)
      await pupil.post(`/api/cards/${cards[card]}/review`, { difficulty: 'médio', ...told(daysAgo) })
    const { rows } = await school.connection.pool.query(
      `select u.xp, u.streak, u.last_study_date::text as last,
        array(select day || ' ' || cards || ' ' || reviews from activity_days where user_id = u.id order by day)
          as days,
        array(select achievement_id from user_achievements where user_id = u.id order by 1) as held
       from users u where u.id = $1`,
      [pupil.id],
    )
    standings.push(rows[0])
  }
  expect(standings[0]).toMatchObject({
    streak: 4,
    last: '2026-03-10',
    days: ['2026-03-07 2 2', '2026-03-08 1 1', '2026-03-09 1 1', '2026-03-10 2 2'],
  })
  expect(standings[1]).toEqual(standings[0])
  expect(standings[2]).toEqual(standings[0])
})
