import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword, type Visitor } from '../../../test/app.ts'
import { makeCards, makeMaterial } from '../../../test/factories.ts'
import { deleteMaterial } from '../materials/delete-material.ts'

/** Two servers on one database: within one, a pupil's acts wait for one another before they reach it. */
let school: TestApp
let annexe: TestApp
beforeAll(async () => {
  school = await startTestApp()
  annexe = await startTestApp({ beside: school })
})
afterAll(async () => {
  await annexe.close()
  await school.close()
})
beforeEach(() => school.setNow('2026-03-02T15:00:00Z'))

type Caller = Pick<Visitor, 'post'>

/** A pupil signed in at both servers; every other call goes to the other one. */
async function pupilOfBoth(): Promise<Caller & { id: string }> {
  const here = await school.signedIn()
  const there = annexe.visitor()
  await there.post('/api/auth/login', { email: here.email, password: testPassword })
  let calls = 0
  return { id: here.id, post: (url, body) => (calls++ % 2 === 0 ? here : there).post(url, body) }
}

type Reviewed = { xpGain: number; challengeXp: number; newAchievements: { id: string; xpReward: number }[] }

/** What the ledger paid a pupil, by source, and what the pupil's row says. */
async function accountOf(userId: string) {
  const { pool } = school.connection
  const { rows: paid } = await pool.query<{ source: string; entries: number; xp: number }>(
    'select source, count(*)::int as entries, sum(amount)::int as xp from xp_ledger where user_id = $1 group by ' +
      'source order by source',
    [userId],
  )
  const { rows } = await pool.query<{ xp: number; level: number; ofDay: number }>(
    'select xp, level, (select sum(xp)::int from activity_days where user_id = users.id) as "ofDay" from users ' +
      'where id = $1',
    [userId],
  )
  return { paid, user: rows[0] }
}

test('an act that the ledger does not bear out leaves nothing behind', async () => {
  const pupil = await pupilOfBoth()
  const [card] = await makeCards(school.connection.db, 1)
  // The reward of the first card, paid but not known as unlocked: the ledger will not take it a second time.
  await school.connection.pool.query(
    `insert into xp_ledger (user_id, source, source_id, amount, day, created_at)
     values ($1, 'achievement', 'cards-1', 10, '2026-03-01', '2026-03-01T12:00:00Z')`,
    [pupil.id],
  )
  const { status } = await pupil.post<unknown>(`/api/cards/${card?.id}/review`, { difficulty: 'fácil' })
  expect(status).toBe(500)
  expect(await accountOf(pupil.id)).toEqual({
    paid: [{ source: 'achievement', entries: 1, xp: 10 }],
    user: { xp: 0, level: 1, ofDay: null },
  })
  const { rows } = await school.connection.pool.query('select from card_reviews where user_id = $1', [pupil.id])
  expect(rows).toHaveLength(0)
  await school.connection.pool.query('delete from xp_ledger where user_id = $1', [pupil.id])
})

test('400 reviews of 20 cards at once pay each card once, and the ledger adds up', async () => {
  const pupil = await pupilOfBoth()
  const cards = await makeCards(school.connection.db, 21)
  const answers = await Promise.all(
    Array.from({ length: 400 }, (_, at) =>
      pupil.post<Reviewed>(`/api/cards/${cards[at % 20]?.id}/review`, { difficulty: at % 3 === 0 ? 'errei' : 'fácil' }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers.reduce((sum, { body }) => sum + body.xpGain, 0)).toBe(100)
  const unlocked = answers.flatMap(({ body }) => body.newAchievements.map(({ id }) => id))
  expect(unlocked.sort()).toEqual(['cards-1', 'cards-10', 'reviews-100'])
  // The rewards of these three are 10, 20 and 40 XP.
  expect(await accountOf(pupil.id)).toEqual({
    paid: [
      { source: 'achievement', entries: 3, xp: 70 },
      { source: 'review', entries: 20, xp: 100 },
    ],
    user: { xp: 170, level: 1, ofDay: 170 },
  })
  const { rows } = await school.connection.pool.query(
    'select (select count(*)::int from review_log where user_id = $1) as logged, (select sum(review_count)::int ' +
      'from card_reviews where user_id = $1) as counted, cards, reviews from activity_totals where user_id = $1',
    [pupil.id],
  )
  expect(rows).toEqual([{ logged: 400, counted: 400, cards: 20, reviews: 400 }])
})

test('the daily challenge is paid once when its 25th card is rated many times at once', async () => {
  const pupil = await pupilOfBoth()
  const cards = await makeCards(school.connection.db, 30)
  for (const { id } of cards.slice(0, 24)) await pupil.post(`/api/cards/${id}/review`, { difficulty: 'médio' })
  const answers = await Promise.all(
    cards
      .slice(24)
      .flatMap(({ id }) =>
        [1, 2, 3].map(() => pupil.post<Reviewed>(`/api/cards/${id}/review`, { difficulty: 'médio' })),
      ),
  )
  expect(answers.map(({ body }) => body.challengeXp).filter(xp => xp > 0)).toEqual([50])
})

test('a reward that reaches the next level writes the level too', async () => {
  const pupil = await school.signedIn()
  const { pool, db } = school.connection
  await pool.query('update users set xp = 990 where id = $1', [pupil.id])
  await pool.query(
    "insert into xp_ledger (user_id, source, source_id, amount, day, created_at) values ($1, 'game', 'x', 990, " +
      "'2026-03-01', now())",
    [pupil.id],
  )
  const [card] = await makeCards(db, 2)
  const { body } = await pupil.post<Reviewed>(`/api/cards/${card?.id}/review`, { difficulty: 'médio' })
  expect(body.newAchievements.map(({ id }) => id)).toEqual(['cards-1', 'level-2'])
  expect((await accountOf(pupil.id)).user).toMatchObject({ xp: 990 + 5 + 10 + 30, level: 2 })
})

test('a pupil who sends hundreds at once keeps nobody else waiting', async () => {
  const [eager, other] = [await school.signedIn(), await school.signedIn()]
  const [card] = await makeCards(school.connection.db, 1)
  const arrived: string[] = []
  const rate = async (pupil: Caller, name: string) => {
    await pupil.post(`/api/cards/${card?.id}/review`, { difficulty: 'médio' })
    arrived.push(name)
  }
  await Promise.all([...Array.from({ length: 300 }, () => rate(eager, 'eager')), rate(other, 'other')])
  // Had all of them held connections, the last to come would have been among the last to be served.
  expect(arrived.indexOf('other')).toBeLessThan(100)
})

describe('while a material goes away', () => {
  test('no act ends in an error, and nothing is paid without its card', async () => {
    const { pool, db } = school.connection
    const pupils = [await school.signedIn(), await school.signedIn(), await school.signedIn()]
    const teacher = await school.signedIn('teacher')
    for (let round = 0; round < 5; round++) {
      const { id: materialId } = await makeMaterial(db, { teacherId: teacher.id })
      const cards = await makeCards(db, 10, { materialId })
      const acts = pupils.flatMap(pupil =>
        cards.flatMap(({ id }) => [
          pupil.post(`/api/cards/${id}/review`, { difficulty: 'médio' }),
          pupil.post(`/api/cards/${id}/study`, { side: 'back' }),
        ]),
      )
      acts.splice(
        20,
        0,
        deleteMaterial({ db, files: school.files }, teacher.id, materialId).then(gone => ({
          status: gone ? 200 : 500,
          body: null,
          headers: {},
        })),
      )
      const statuses = new Set((await Promise.all(acts)).map(({ status }) => status))
      expect([...statuses].filter(status => status !== 200 && status !== 404)).toEqual([])
    }
    const { rows } = await pool.query(
      'select id from users where xp <> (select coalesce(sum(amount), 0) from xp_ledger where user_id = users.id)',
    )
    expect(rows).toEqual([])
  })
})
