import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeQuiz } from '../../../test/factories.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
  school.setNow('2026-03-10T15:00:00Z')
})
afterAll(() => school.close())

const query = async (text: string, values: unknown[] = []) => (await school.connection.pool.query(text, values)).rows
const day = 86_400

/** A pupil of last year and a quiz of three questions, each answered by its place: 'B' is right. */
async function lastYear() {
  const pupil = await school.signedIn()
  const quiz = await makeQuiz(school.connection.db, 3)
  await query(`update users set created_at = '2025-08-01' where id = $1`, [pupil.id])
  await query(`update quizzes set created_at = '2025-08-01' where id = $1`, [quiz.id])
  await query(`update quiz_questions set created_at = '2025-08-01' where quiz_id = $1`, [quiz.id])
  const [asked] = await query('select options, correct_answer as place from quiz_questions where quiz_id = $1', [
    quiz.id,
  ])
  const right: string = asked.options[asked.place]
  const wrong: string = asked.options[(asked.place + 1) % asked.options.length]
  const handIn = (
    rightOnes: number,
    secondsAgo: number | undefined,
    path = `/api/materials/${quiz.materialId}/quiz-attempts`,
  ) =>
    pupil.post<{ id?: number; score: number; xpGain: number; newAchievements: { id: string }[] }>(path, {
      score: 3,
      totalQuestions: 3,
      answers: quiz.questions.map(({ id }, place) => ({ questionId: id, option: place < rightOnes ? right : wrong })),
      eventId: randomUUID(),
      ...(secondsAgo !== undefined && { secondsAgo }),
    })
  const streak = async () => (await pupil.get<{ streak: number }>('/api/auth/user')).body.streak
  return { pupil, quiz, handIn, streak }
}

const gone = {
  'its material deleted': 'delete from materials where id = $1',
  'its subject deleted': 'delete from subjects where id = (select subject_id from materials where id = $1)',
  'its teacher deleted': 'delete from users where id = (select teacher_id from materials where id = $1)',
  'its quiz deleted': 'delete from quizzes where material_id = $1',
  'its subject walled in':
    'update subjects set is_restricted = true where id = (select subject_id from materials where id = $1)',
} as const

test.each(Object.keys(gone) as (keyof typeof gone)[])(
  'a quiz taken before, and told with %s, is a day of study, graded by what was right in it',
  async how => {
    const { handIn, streak, quiz } = await lastYear()
    await query(gone[how], [quiz.materialId])
    const first = await handIn(2, day)
    expect(first).toMatchObject({ status: 201, body: { score: 2, xpGain: 20 } })
    expect(first.body.id).toBeUndefined()
    // Once a day, whatever else is told of it.
    expect(await handIn(3, day)).toMatchObject({ status: 201, body: { score: 3, xpGain: 0 } })
    expect(await streak()).toBe(1)
    expect(await handIn(1, 2 * day, `/api/quiz/${quiz.id}/attempts`)).toMatchObject({
      status: 201,
      body: { xpGain: 10 },
    })
    expect(await streak()).toBe(2)
  },
)

test('taken after it had gone, told at once, or with answers of another quiz, it is refused', async () => {
  const { handIn, streak, quiz, pupil } = await lastYear()
  await query(gone['its material deleted'], [quiz.materialId])
  expect((await handIn(3, undefined)).status).toBe(404)
  const foreign = { score: 1, totalQuestions: 3, answers: [{ questionId: 1, option: 'x' }], secondsAgo: day }
  expect((await pupil.post(`/api/quiz/${quiz.id}/attempts`, foreign)).status).toBe(400)
  expect((await pupil.post('/api/quiz/999999/attempts', foreign)).status).toBe(404)
  await query(`update gone_quizzes set gone_at = '2026-03-01' where quiz_id = $1`, [quiz.id])
  expect((await handIn(3, day)).status).toBe(404)
  expect(await streak()).toBe(0)
})

test('a quiz of a turma that the pupil left counts until then, and for nobody else', async () => {
  const { handIn, quiz } = await lastYear()
  const stranger = await lastYear()
  const [turma] = await query(
    `insert into classes (teacher_id, name, join_code, created_at)
     select teacher_id, '7º B', 'QUIZ-1', '2025-02-01' from materials where id = $1 returning id`,
    [quiz.materialId],
  )
  await query(gone['its subject walled in'], [quiz.materialId])
  await query('delete from gone_quizzes')
  await query('insert into subject_classes (subject_id, class_id) select subject_id, $2 from materials where id = $1', [
    quiz.materialId,
    turma.id,
  ])
  expect((await handIn(3, day)).status).toBe(404)
  await query(
    `insert into class_members (user_id, class_id, joined_at) select id, $1, '2025-09-01' from users where ` +
      `user_type = 'student' and id <> $2`,
    [turma.id, stranger.pupil.id],
  )
  await query('delete from class_members where class_id = $1', [turma.id])
  expect(await handIn(3, day)).toMatchObject({ status: 201, body: { xpGain: 30 } })
  const other = { score: 3, totalQuestions: 3, secondsAgo: day }
  expect((await stranger.pupil.post(`/api/quiz/${quiz.id}/attempts`, other)).status).toBe(404)
})
