import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards } from '../../../test/factories.ts'
import { findReplay } from './find-replay.ts'
import { replayMemories } from './replay-memories.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())
beforeEach(async () => {
  school.setNow('2026-03-10T15:00:00Z')
  await query('delete from memory_replays')
})

type Pupil = Awaited<ReturnType<TestApp['signedIn']>>
const query = async (text: string, values: unknown[] = []) => (await school.connection.pool.query(text, values)).rows

/** A pupil who rated cards at these times of São Paulo, e.g. [0, 'médio', '2026-03-02 20:50']. */
async function rated(ratings: readonly (readonly [number, string, string])[]) {
  school.setNow('2026-03-01T12:00:00Z')
  const pupil = await school.signedIn()
  const cards = (await makeCards(school.connection.db, 4)).map(({ id }) => id)
  for (const [card, difficulty, time] of ratings) {
    school.setNow(new Date(`${time.replace(' ', 'T')}:00-03:00`).toISOString())
    expect((await pupil.post(`/api/cards/${cards[card]}/review`, { difficulty })).status).toBe(200)
  }
  school.setNow('2026-03-10T15:00:00Z')
  return { pupil, cards }
}

const memoriesOf = (pupil: Pupil) =>
  query(
    `select next_review as due, stability, memory_difficulty as difficulty, state, learning_steps, scheduled_days,
      review_count, lapses,
       last_review from card_reviews where user_id = $1 order by id`,
    [pupil.id],
  )

/** What earlier versions kept: days by UTC, the next review at the hour of the last. */
async function asBefore(pupil: Pupil) {
  await query(
    `update card_reviews set stability = stability * 3, scheduled_days = scheduled_days * 3,
       next_review = next_review + scheduled_days * 2 * interval '1 day' + interval '20 hours' where user_id = $1`,
    [pupil.id],
  )
  await ask([pupil])
}

/** As the upgrade does. */
async function ask(pupils: readonly Pupil[]) {
  for (const { id } of pupils) await query('insert into memory_replay_pupils values ($1)', [id])
  await query(`insert into memory_replays (asked_at) values ('2026-03-10T14:00:00Z')`)
}

function work(signal = new AbortController().signal) {
  const { db } = school.connection
  const settings = { schoolTimeZone: 'America/Sao_Paulo' }
  const now = () => new Date('2026-03-10T15:00:00Z')
  return replayMemories({ db, settings, logger: { info: () => {} }, now, signal })
}

const evening = [
  [0, 'médio', '2026-03-02 20:50'],
  [0, 'médio', '2026-03-02 21:05'],
  [1, 'errei', '2026-03-02 20:50'],
  [1, 'médio', '2026-03-02 21:01'],
  [1, 'médio', '2026-03-03 21:12'],
  [2, 'fácil', '2026-03-04 10:00'],
] as const

test('memories of earlier versions become what the log gives, and it is told how many', async () => {
  const { pupil } = await rated(evening)
  const right = await memoriesOf(pupil)
  await asBefore(pupil)
  expect(await memoriesOf(pupil)).not.toEqual(right)
  await work()
  expect(await memoriesOf(pupil)).toEqual(right)
  expect(await findReplay(school.connection.db)).toEqual({
    left: 0,
    forWeights: false,
    endedAt: '2026-03-10T15:00:00.000Z',
    pupils: 1,
    memories: 3,
    sooner: 3,
    later: 0,
    unlogged: 0,
    streaks: 0,
    achievements: 0,
  })
})

test('done again it changes nothing and counts nothing', async () => {
  const { pupil } = await rated(evening)
  await asBefore(pupil)
  await work()
  const once = [await memoriesOf(pupil), await findReplay(school.connection.db)]
  await work()
  expect([await memoriesOf(pupil), await findReplay(school.connection.db)]).toEqual(once)
})

test('stopped in the middle it goes on, and two workers at once count everybody once', async () => {
  const pupils = [await rated(evening), await rated(evening), await rated(evening)].map(({ pupil }) => pupil)
  const right = await Promise.all(pupils.map(memoriesOf))
  for (const pupil of pupils)
    await query(`update card_reviews set stability = stability * 3 where user_id = $1`, [pupil.id])
  await ask(pupils)
  const stopped = new AbortController()
  const first = work(stopped.signal)
  stopped.abort(new Error('the worker is stopping'))
  await expect(first).rejects.toThrow('the worker is stopping')
  expect(await findReplay(school.connection.db)).toMatchObject({ endedAt: null })
  await Promise.all([work(), work()])
  expect(await Promise.all(pupils.map(memoriesOf))).toEqual(right)
  expect(await findReplay(school.connection.db)).toMatchObject({ left: 0, pupils: 3, sooner: 0, later: 0 })
})

test('what is not in the log keeps its memory', async () => {
  const { pupil, cards } = await rated(evening)
  await asBefore(pupil)
  const before = await memoriesOf(pupil)
  await query('delete from review_log where user_id = $1 and card_id = any($2::int[]) and rating <> $3', [
    pupil.id,
    cards.slice(0, 2),
    'errei',
  ])
  await work()
  expect((await memoriesOf(pupil)).slice(0, 2)).toEqual(before.slice(0, 2))
  expect(await findReplay(school.connection.db)).toMatchObject({ memories: 1, unlogged: 2 })
})

test('a card rated meanwhile keeps the rating', async () => {
  const { pupil, cards } = await rated(evening)
  await asBefore(pupil)
  const [, reply] = await Promise.all([
    work(),
    pupil.post<{ nextReview: string }>(`/api/cards/${cards[2]}/review`, { difficulty: 'errei' }),
  ])
  expect(reply.status).toBe(200)
  const memories = await memoriesOf(pupil)
  expect(memories[2]).toMatchObject({ review_count: 2, lapses: 1, state: 'relearning' })
  expect(memories[0]).toMatchObject({ scheduled_days: 2 })
})

test('a day that had been told late mends the streak, and pays what it earns once', async () => {
  const days = ['02', '03', '04', '05', '06', '08', '09'].map(
    (day, at) => [at % 3, 'médio', `2026-03-${day} 10:00`] as const,
  )
  const { pupil } = await rated(days)
  await query(`insert into activity_days (user_id, day, cards, reviews) values ($1, '2026-03-07', 1, 1)`, [pupil.id])
  const standing = async () =>
    (
      await query(
        `select u.xp, u.streak, u.last_study_date::text as last, (select sum(amount)::int from xp_ledger
          where user_id = u.id) as paid,
           (select sum(xp)::int from activity_days where user_id = u.id) as "ofDays",
           exists (select from user_achievements where user_id = u.id and achievement_id = 'streak-7') as held
         from users u where u.id = $1`,
        [pupil.id],
      )
    )[0]
  const before = await standing()
  expect(before).toMatchObject({ streak: 2, last: '2026-03-09', held: false })
  await ask([pupil])
  await work()
  const after = await standing()
  expect(after).toMatchObject({ streak: 8, last: '2026-03-09', held: true })
  expect([after.xp, after.paid, after.ofDays]).toEqual([after.xp, after.xp, after.xp])
  expect(after.xp).toBeGreaterThan(before.xp)
  expect(await findReplay(school.connection.db)).toMatchObject({ streaks: 1, achievements: 1 })
  await query('insert into memory_replay_pupils values ($1)', [pupil.id])
  await work()
  expect(await standing()).toEqual(after)
})
