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
  const see = (secondsAgo: number) =>
    pupil.post<{ xpGained: number }>(`/api/cards/${card}/study`, { side: 'back', secondsAgo })
  const rate = (secondsAgo: number) =>
    pupil.post<{ xpGain: number }>(`/api/cards/${card}/review`, {
      difficulty: 'médio',
      eventId: randomUUID(),
      ...(secondsAgo > 0 && { secondsAgo }),
    })
  const streak = async () => (await pupil.get<{ streak: number }>('/api/auth/user')).body.streak
  /** Walls the subject in for a turma of the teacher in which the pupil has been since September. */
  async function inTurma() {
    const [turma] = await query(
      `insert into classes (teacher_id, name, join_code, created_at) values ($1, '7º B', $2, '2025-02-01') ` +
        'returning id',
      [teacher.id, `GONE-${card}`],
    )
    await query(
      `with walled as (update subjects set is_restricted = true where id = (select subject_id from materials
        where id = $1) returning id)
       insert into subject_classes (subject_id, class_id) select id, $2 from walled`,
      [materialId, turma.id],
    )
    // It has been walled in for long.
    await query('delete from gone_cards')
    await query(`insert into class_members (class_id, user_id, joined_at) values ($1, $2, '2025-09-01')`, [
      turma.id,
      pupil.id,
    ])
    return turma.id as number
  }
  return { teacher, pupil, materialId, card, rate, see, streak, inTurma }
}

const day = 86_400
const gone = {
  'its card deleted': `delete from flip_cards where id = $2 and $1::int > 0`,
  'its material deleted': `delete from materials where id = $1 and $2::int > 0`,
  'its subject deleted':
    'delete from subjects where id = (select subject_id from materials ' + 'where id = $1) and $2::int > 0',
  'its teacher deleted':
    'delete from users where id = (select teacher_id from materials ' + 'where id = $1) and $2::int > 0',
  'its subject walled in':
    'update subjects set is_restricted = true where id = (select subject_id from materials where id = $1) and ' +
    '$2::int > 0',
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
    `insert into classes (teacher_id, name, join_code, created_at) values ($1, '7º B', 'GONE-1', '2025-02-01') ` +
      'returning id',
    [teacher.id],
  )
  await query(`update subjects set is_restricted = true where id = (select subject_id from materials where id = $1)`, [
    materialId,
  ])
  await query(`insert into subject_classes (subject_id, class_id) select subject_id, $2 from materials where id = $1`, [
    materialId,
    turma.id,
  ])
  await query('delete from gone_cards') // It has been walled in for long.
  await query(gone['its material deleted'], [materialId, card])
  expect((await rate(day)).status).toBe(404)
  await query(`insert into class_members (class_id, user_id, joined_at) values ($1, $2, '2025-09-01')`, [
    turma.id,
    pupil.id,
  ])
  expect((await rate(day)).status).toBe(200)
})

const lost = {
  'left the turma': 'delete from class_members where class_id = $1',
  'turma was deleted': 'delete from classes where id = $1',
  'turma was archived': `update classes set archived_at = '2026-03-10T12:00:00Z' where id = $1`,
  'turma was taken from the subject': 'delete from subject_classes where class_id = $1',
  'turma and its material were deleted': `with gone as (delete from classes where id = $1 returning teacher_id)
    delete from materials using gone where materials.teacher_id = gone.teacher_id`,
  'teacher was deleted': 'delete from users where id = (select teacher_id from classes where id = $1)',
} as const

test.each(Object.keys(lost) as (keyof typeof lost)[])(
  'a walled card studied before the pupil, or their %s, is a day of study',
  async how => {
    const { rate, see, streak, inTurma, card } = await lastYear()
    const turma = await inTurma()
    await query(lost[how], [turma])
    expect(await rate(day)).toMatchObject({ status: 200, body: { xpGain: 5 } })
    expect(await streak()).toBe(1)
    expect(await see(day)).toMatchObject({ status: 200, body: { xpGained: 2 } })
    expect(await see(day)).toMatchObject({ status: 200, body: { xpGained: 0 } })
    const stranger = await school.signedIn()
    await query(`update users set created_at = '2025-08-01' where id = $1`, [stranger.id])
    const told = { difficulty: 'médio', secondsAgo: day }
    expect((await stranger.post(`/api/cards/${card}/review`, told)).status).toBe(404)
  },
)

test('who was out of the turma for a while keeps the days before', async () => {
  const { rate, streak, inTurma, pupil } = await lastYear()
  const turma = await inTurma()
  await query('delete from class_members where class_id = $1', [turma])
  await query(`insert into class_members (class_id, user_id, joined_at) values ($1, $2, '2026-03-10T14:00:00Z')`, [
    turma,
    pupil.id,
  ])
  expect((await rate(2 * day)).status).toBe(200)
  expect((await rate(day)).status).toBe(200)
  expect((await rate(0)).status).toBe(200)
  expect(await streak()).toBe(3)
})

test('a card that was hidden and then deleted counts until it was hidden', async () => {
  const { rate, card } = await lastYear()
  await query(`update flip_cards set state = 'hidden', hidden_at = '2026-03-09T18:00:00Z' where id = $1`, [card])
  await query('delete from flip_cards where id = $1', [card])
  expect((await rate(3600)).status).toBe(404)
  expect(await rate(day)).toMatchObject({ status: 200, body: { xpGain: 5 } })
})

test('walled in first and deleted later, it counts for those who saw it before', async () => {
  const { rate, card, materialId } = await lastYear()
  await query(gone['its subject walled in'], [materialId, card])
  await query('delete from materials where id = $1', [materialId])
  expect((await rate(day)).status).toBe(200)
})

test('an account that goes takes what is known of its turmas along', async () => {
  const { pupil, inTurma } = await lastYear()
  const turma = await inTurma()
  await query('delete from class_members where class_id = $1', [turma])
  await query('insert into class_members (class_id, user_id, joined_at) values ($1, $2, now())', [turma, pupil.id])
  await query('delete from users where id = $1', [pupil.id])
  expect(await query('select from gone_members where user_id = $1', [pupil.id])).toEqual([])
})

test('a material that is being read again keeps what is told of its cards, memory included', async () => {
  const { rate, materialId, pupil } = await lastYear()
  await query(`update materials set status = 'generating', progress = 40 where id = $1`, [materialId])
  expect(await rate(day)).toMatchObject({ status: 200, body: { xpGain: 5 } })
  expect(await query('select from card_reviews where user_id = $1', [pupil.id])).toHaveLength(1)
})

test('a card that never was is none', async () => {
  const { pupil } = await lastYear()
  const reply = await pupil.post('/api/cards/999999/review', { difficulty: 'médio', secondsAgo: day })
  expect(reply.status).toBe(404)
})
