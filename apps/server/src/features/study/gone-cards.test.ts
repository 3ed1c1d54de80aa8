import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial } from '../../../test/factories.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
  school.setNow('2026-03-10T15:00:00Z')
})
afterAll(() => school.close())

const query = async (text: string, values: unknown[] = []) => (await school.connection.pool.query(text, values)).rows

/** A pupil, and a card of a teacher, both of last year. */
async function lastYear() {
  const { db } = school.connection
  const teacher = await school.signedIn('teacher')
  const pupil = await school.signedIn()
  const { id: materialId } = await makeMaterial(db, { teacherId: teacher.id })
  const [card = 0] = (await makeCards(db, 2, { materialId })).map(({ id }) => id)
  await query(`update users set created_at = '2025-08-01' where id = $1`, [pupil.id])
  await query(`update flip_cards set created_at = '2025-08-01' where id = $1`, [card])
  const rate = (secondsAgo: number) =>
    pupil.post<{ xpGain: number }>(`/api/cards/${card}/review`, {
      difficulty: 'médio',
      eventId: randomUUID(),
      ...(secondsAgo > 0 && { secondsAgo }),
    })
  const streak = async () => (await pupil.get<{ streak: number }>('/api/auth/user')).body.streak
  return { teacher, pupil, materialId, card, rate, streak }
}

const day = 86_400
const gone = {
  'its card deleted': `delete from flip_cards where id = $2 and $1::int > 0`,
  'its material deleted': `delete from materials where id = $1 and $2::int > 0`,
  'its subject deleted': `delete from subjects where id = (select subject_id from materials where id = $1) and $2::int > 0`,
  'its teacher deleted': `delete from users where id = (select teacher_id from materials where id = $1) and $2::int > 0`,
  'its subject walled in': `update subjects set is_restricted = true where id = (select subject_id from materials where id = $1) and $2::int > 0`,
} as const

test.each(Object.keys(gone) as (keyof typeof gone)[])(
  'a card studied before, and told with %s, is a day of study',
  async how => {
    const { rate, streak, materialId, card } = await lastYear()
    await query(gone[how], [materialId, card])
    expect(await rate(day)).toMatchObject({ status: 200, body: { xpGain: 5 } })
    // Once a day, as any card.
    expect(await rate(day)).toMatchObject({ status: 200, body: { xpGain: 0 } })
    expect(await streak()).toBe(1)
  },
)

test('studied after it had gone it is no study, and what is told at once finds nothing', async () => {
  const { rate, streak, materialId, card } = await lastYear()
  await query(gone['its material deleted'], [materialId, card])
  expect((await rate(0)).status).toBe(404)
  await query(`update gone_cards set gone_at = '2026-03-09T10:00:00Z' where card_id = $1`, [card])
  expect((await rate(3600)).status).toBe(404)
  expect(await streak()).toBe(0)
  expect((await rate(2 * day)).status).toBe(200)
})

test('a card of another turma stays unknown when it is deleted', async () => {
  const { rate, pupil, teacher, materialId, card } = await lastYear()
  const [turma] = await query(
    `insert into classes (teacher_id, name, join_code, created_at) values ($1, '7º B', 'GONE-1', '2025-02-01') returning id`,
    [teacher.id],
  )
  await query(`update subjects set is_restricted = true where id = (select subject_id from materials where id = $1)`, [
    materialId,
  ])
  await query(`insert into subject_classes (subject_id, class_id) select subject_id, $2 from materials where id = $1`, [
    materialId,
    turma.id,
  ])
  await query(gone['its material deleted'], [materialId, card])
  expect((await rate(day)).status).toBe(404)
  await query(`insert into class_members (class_id, user_id, joined_at) values ($1, $2, '2025-09-01')`, [
    turma.id,
    pupil.id,
  ])
  expect((await rate(day)).status).toBe(200)
})

test('a card that never was is none', async () => {
  const { pupil } = await lastYear()
  const reply = await pupil.post('/api/cards/999999/review', { difficulty: 'médio', secondsAgo: day })
  expect(reply.status).toBe(404)
})
