import { expect, test } from 'vitest'
import { makeQuiz } from '../../../test/factories.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()

test('a round of a quiz of today is no whole one; with a question put in meanwhile the rest is', async () => {
  school.setNow('2026-03-02T15:00:00Z')
  const quiz = await makeQuiz(school.connection.db, 8)
  const at = (when: string, more = '') =>
    school.connection.pool.query(`update quiz_questions set created_at = $1 where quiz_id = $2 ${more}`, [
      when,
      quiz.id,
    ])
  await at('2026-03-02T14:50:00Z')
  const right = quiz.questions.map(({ id }) => ({ questionId: id, option: 'B' }))
  const some = (count: number, rest = {}) => {
    const answers = right.slice(0, count)
    return { score: count, totalQuestions: count, answers, ...rest }
  }
  const perfect = async (body: object) => {
    const done = await (await school.signedIn()).post<{ newAchievements: { id: string }[] }>(
      `/api/materials/${quiz.materialId}/quiz-attempts`,
      body,
    )
    return done.body.newAchievements.some(({ id }) => id === 'perfectQuizzes-1')
  }
  expect(await perfect(some(5))).toBe(false)
  expect(await perfect(some(5, { isRound: true }))).toBe(false)
  expect(await perfect(some(8))).toBe(true)
  await at('2026-03-02T14:55:00Z', `and id = ${right.at(-1)?.questionId}`)
  expect(await perfect(some(7))).toBe(true)
  expect(await perfect(some(7, { isRound: true }))).toBe(false)
})
