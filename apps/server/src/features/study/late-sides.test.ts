import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards } from '../../../test/factories.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())
beforeEach(() => school.setNow('2026-03-10T15:00:00Z'))

type Pupil = Awaited<ReturnType<TestApp['signedIn']>>
type Told = { secondsAgo?: number }

const hour = 3_600
const rate = (pupil: Pupil, card: number, told: Told) =>
  pupil.post(`/api/cards/${card}/review`, { difficulty: 'médio', eventId: randomUUID(), ...told })
const idsOf = async (count: number) => (await makeCards(school.connection.db, count)).map(({ id }) => id)

/** An account and cards of last year. */
async function longSince(pupil: Pupil, cardIds: readonly number[]) {
  const { pool } = school.connection
  await pool.query(`update users set created_at = '2025-08-01' where id = $1`, [pupil.id])
  await pool.query(`update flip_cards set created_at = '2025-08-01' where id = any($1::int[])`, [cardIds])
}

describe('a side seen without a network', () => {
  const see = (pupil: Pupil, card: number, told: Told) =>
    pupil.post<{ xpGained: number }>(`/api/cards/${card}/study`, { side: 'back', eventId: randomUUID(), ...told })

  test('is of the day on which it was seen, and pays though the card was hidden since; not by then', async () => {
    const pupil = await school.signedIn()
    const ids = await idsOf(3)
    await longSince(pupil, ids)
    const { pool } = school.connection
    await pool.query(
      `update flip_cards set state = 'hidden', hidden_at = '2026-03-09T12:00:00Z' where id = any($1::int[])`,
      [ids],
    )
    const paid = [
      (await see(pupil, ids[0] ?? 0, { secondsAgo: 30 * hour })).body.xpGained,
      (await see(pupil, ids[0] ?? 0, { secondsAgo: 30 * hour })).body.xpGained,
      (await see(pupil, ids[1] ?? 0, { secondsAgo: 20 * hour })).body.xpGained,
      (await see(pupil, ids[1] ?? 0, {})).body.xpGained,
    ]
    expect(paid).toEqual([2, 0, 0, 0])
    const { rows } = await pool.query(
      'select first_studied_at as at from studied_cards where user_id = $1 union all select last_studied from ' +
        'user_progress where user_id = $1',
      [pupil.id],
    )
    expect(rows).toEqual([{ at: new Date('2026-03-09T09:00:00Z') }, { at: new Date('2026-03-09T09:00:00Z') }])
  })

  test('on another device a day earlier leaves the last study of a material where it was', async () => {
    const pupil = await school.signedIn()
    const ids = await idsOf(2)
    await longSince(pupil, ids)
    await rate(pupil, ids[0] ?? 0, {})
    expect((await see(pupil, ids[1] ?? 0, { secondsAgo: 30 * hour })).body.xpGained).toBe(2)
    await rate(pupil, ids[1] ?? 0, { secondsAgo: 30 * hour })
    const { rows } = await school.connection.pool.query(
      'select last_studied as at from user_progress where user_id = $1',
      [pupil.id],
    )
    expect(rows).toEqual([{ at: new Date('2026-03-10T15:00:00Z') }])
  })
})
