import { pupilOrders } from '@capivira/core/reports/contract'
import { beforeEach, expect, test } from 'vitest'
import { emptyTables } from '../../../test/empty-tables.ts'
import { makeMaterial, makeQuiz, makeSubject, makeUser } from '../../../test/factories.ts'
import { noon, useSchool } from '../../../test/use-school.ts'
import { listPupils } from './list-pupils.ts'

const school = useSchool()
beforeEach(() => emptyTables(school.connection.pool, 'users'))

const clock = { now: new Date(noon), today: '2026-03-02' }

/**
 * A teacher with twelve pupils in the school, six of whom are in a class: some studied, some only took the quiz, most
 * did nothing.
 */
async function teach({ restricted }: { restricted: boolean }) {
  const { db, pool } = school.connection
  const teacher = await makeUser(db)
  const subject = await makeSubject(db, { teacherId: teacher.id, isRestricted: restricted })
  const { id: materialId } = await makeMaterial(db, { subjectId: subject.id })
  const quiz = await makeQuiz(db, 4, { materialId })
  const { rows } = await pool.query<{ id: number }>(
    `insert into classes (teacher_id, name, join_code, created_at) values ($1, '7º B', 'ABCDEF', now()) returning id`,
    [teacher.id],
  )
  const classId = rows[0]?.id ?? 0
  for (let at = 0; at < 12; at++) {
    const pupil = await makeUser(db, {
      userType: 'student',
      // Names that repeat, in both cases: the id decides between them.
      fullName: ['Ana Lima', 'bia Reis', 'Bia Reis', 'caio Souza'][at % 4],
      streak: at % 3,
      lastStudyDate: at % 2 === 0 ? '2026-03-02' : '2026-02-01',
    })
    if (at < 6)
      await pool.query(`insert into class_members (class_id, user_id, joined_at) values ($1, $2, now())`, [
        classId,
        pupil.id,
      ])
    if (at % 3 !== 0) continue
    await pool.query(
      `insert into user_progress (user_id, material_id, cards_studied, total_cards, completion_percentage, last_studied,
        created_at)
       values ($1, $2, $3, 10, 0, timestamptz '2026-03-01' + $3::int * interval '1 minute', now())`,
      [pupil.id, materialId, at % 2 === 0 ? 0 : at],
    )
    await pool.query(
      `insert into quiz_attempts (user_id, quiz_id, score, total_questions, percentage, graded, day, completed_at)
       values ($1, $2, $3::int % 4, 4, 0, true, '2026-03-01', now())`,
      [pupil.id, quiz.id, at],
    )
  }
  return { teacherId: teacher.id, classId }
}

test.each([false, true])('in every order the pages together are the whole list (restricted: %s)', async restricted => {
  const { db } = school.connection
  const { teacherId, classId } = await teach({ restricted })
  for (const scope of [{ teacherId }, { teacherId, classId }]) {
    const among = restricted || 'classId' in scope ? 6 : 12
    for (const sort of pupilOrders)
      for (const direction of ['asc', 'desc'] as const)
        for (const search of [undefined, 'bia']) {
          const asked = { sort, direction, search }
          const whole = await listPupils(db, scope, asked, clock, 1000)
          expect([whole.total, whole.pupils.length]).toEqual(search ? [among / 2, among / 2] : [among, among])
          const pages = []
          for (let page = 1; page <= 4; page++) {
            const { pupils, total } = await listPupils(db, scope, { ...asked, page }, clock, 3)
            if (pupils.length > 0) expect(total).toBe(whole.total)
            pages.push(...pupils)
          }
          expect(pages, `${sort} ${direction} ${search}`).toEqual(whole.pupils)
        }
  }
})

test('who did anything stands where it puts them, whoever has a name before theirs', async () => {
  const { db } = school.connection
  const { teacherId } = await teach({ restricted: false })
  const cards = async (direction: 'asc' | 'desc') =>
    (await listPupils(db, { teacherId }, { sort: 'cards', direction }, clock, 5)).pupils.map(one => one.cardsStudied)
  expect(await cards('desc')).toEqual([9, 3, 0, 0, 0])
  expect(await cards('asc')).toEqual([0, 0, 0, 0, 0])
  const { pupils } = await listPupils(db, { teacherId }, { sort: 'name' }, clock, 12)
  expect(pupils.map(one => one.fullName.toLowerCase())).toEqual(
    pupils.map(one => one.fullName.toLowerCase()).toSorted(),
  )
})
