import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeMaterial, makeQuiz } from '../../../test/factories.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())
beforeEach(() => school.setNow('2026-03-02T15:00:00Z'))

type Person = Awaited<ReturnType<TestApp['signedIn']>>
type Quiz = Awaited<ReturnType<typeof makeQuiz>>
type Attempted = {
  id?: number
  score: number
  totalQuestions: number
  percentage: number
  xpGain: number
  newAchievements: { id: string }[]
}

const quizOf = (count: number, values = {}) => makeQuiz(school.connection.db, count, values)
const handIn = (person: Person, quiz: Quiz, body: object) =>
  person.post<Attempted>(`/api/materials/${quiz.materialId}/quiz-attempts`, body)
const xpOf = async (pupil: Person) => (await pupil.get<{ xp: number }>('/api/auth/user')).body.xp

/** A body with answers of which the first `right` are right (B) and the rest wrong (A). */
const answering = ({ questions }: Quiz, right: number) => ({
  score: right,
  totalQuestions: questions.length,
  answers: questions.map(({ id }, at) => ({ questionId: id, option: at < right ? 'B' : 'A' })),
})

describe('reading a quiz', () => {
  test('gives the questions in their order on all three paths', async () => {
    const pupil = await school.signedIn()
    const quiz = await quizOf(2)
    const [one, other] = quiz.questions
    const first = {
      id: one?.id,
      quizId: quiz.id,
      question: 'Questão 1?',
      options: ['A', 'B', 'C', 'D'],
      correctAnswer: 1,
      explanation: 'Está na página 1, no trecho 1.',
      category: null,
      difficulty: 'médio',
      sourcePage: 1,
      sourceQuote: 'Trecho 1.',
      engine: null,
      createdAt: '2026-01-05T12:00:00.000Z',
    }
    const questions = [first, expect.objectContaining({ id: other?.id, question: 'Questão 2?' })]
    const path = `/api/materials/${quiz.materialId}`
    expect((await pupil.get(`${path}/quiz-questions`)).body).toEqual([{ ...first, standing: 'new' }, questions[1]])
    expect((await pupil.get(`${path}/quiz/questions`)).body).toEqual(questions)
    expect((await pupil.get(`${path}/quiz`)).body).toEqual({
      id: quiz.id,
      materialId: quiz.materialId,
      title: 'Quiz: A água na natureza',
      createdAt: '2026-01-05T12:00:00.000Z',
      questions,
    })
  })

  test('a material without a quiz has no questions, and one that does not exist is not found', async () => {
    const pupil = await school.signedIn()
    const { id } = await makeMaterial(school.connection.db)
    expect(await pupil.get(`/api/materials/${id}/quiz-questions`)).toMatchObject({ status: 200, body: [] })
    expect((await pupil.get(`/api/materials/${id}/quiz`)).status).toBe(404)
    expect((await pupil.get('/api/materials/2000000000/quiz-questions')).status).toBe(404)
  })

  test('teachers see the quizzes of their own materials only, admins all', async () => {
    const teacher = await school.signedIn('teacher')
    const own = await makeMaterial(school.connection.db, { teacherId: teacher.id })
    const quiz = await quizOf(1, { materialId: own.id })
    const foreign = await quizOf(1)
    const admin = await school.signedIn('admin')
    const path = ({ materialId }: Quiz) => `/api/materials/${materialId}/quiz/questions`
    expect((await teacher.get(path(quiz))).body).toHaveLength(1)
    expect((await teacher.get(path(foreign))).status).toBe(404)
    expect((await admin.get(path(foreign))).body).toHaveLength(1)
  })
})

describe('handing in', () => {
  test('the server grades the answers, whatever score is claimed', async () => {
    const pupil = await school.signedIn()
    const quiz = await quizOf(10)
    const { status, body } = await handIn(pupil, quiz, { ...answering(quiz, 7), score: 10, xpGain: 1e9 })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      score: 7,
      totalQuestions: 10,
      percentage: 70,
      xpGain: 70,
      newAchievements: [
        {
          id: 'quizzes-1',
          name: 'Primeiro quiz',
          description: 'Termine o seu primeiro quiz.',
          icon: 'bulb',
          xpReward: 10,
        },
      ],
    })
    const { rows } = await school.connection.pool.query(
      'select score, total_questions, percentage, graded, day::text, jsonb_array_length(answers) as answers ' +
        'from quiz_attempts where id = $1',
      [body.id],
    )
    expect(rows).toEqual([
      { score: 7, total_questions: 10, percentage: 70, graded: true, day: '2026-03-02', answers: 10 },
    ])
    expect(await xpOf(pupil)).toBe(80)
  })

  test('further attempts of the day pay what exceeds its best, and the next day pays anew', async () => {
    const pupil = await school.signedIn()
    const quiz = await quizOf(10)
    const gains = []
    for (const right of [3, 2, 7, 7, 6, 8]) gains.push((await handIn(pupil, quiz, answering(quiz, right))).body.xpGain)
    school.setNow('2026-03-03T15:00:00Z')
    for (const right of [5, 8]) gains.push((await handIn(pupil, quiz, answering(quiz, right))).body.xpGain)
    expect(gains).toEqual([30, 0, 40, 0, 0, 10, 50, 30])
  })

  test('attempts at once pay together what the best of them is worth', async () => {
    const pupil = await school.signedIn()
    const quiz = await quizOf(10)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => handIn(pupil, quiz, answering(quiz, (at * 7) % 10))),
    )
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(answers.reduce((sum, { body }) => sum + body.xpGain, 0)).toBe(90)
    const { rows } = await school.connection.pool.query(
      'select sum(amount)::int as paid, (select count(*)::int from quiz_attempts where user_id = $1) as kept ' +
        "from xp_ledger where user_id = $1 and source = 'quiz'",
      [pupil.id],
    )
    expect(rows).toEqual([{ paid: 90, kept: 40 }])
  })

  test('everything right in the whole quiz is a perfect one, claimed or answered', async () => {
    const quiz = await quizOf(4)
    for (const body of [{ score: 4, totalQuestions: 4 }, answering(quiz, 4)]) {
      const pupil = await school.signedIn()
      const done = await handIn(pupil, quiz, body)
      expect(done.body).toMatchObject({ score: 4, percentage: 100, xpGain: 40 })
      expect(done.body.newAchievements.map(({ id }) => id)).toEqual(['quizzes-1', 'perfectQuizzes-1'])
    }
  })

  test('a round of some questions has an own percentage, pays each once a day, and is no perfect quiz', async () => {
    const pupil = await school.signedIn()
    const quiz = await quizOf(8)
    const whole = answering(quiz, 8)
    const round = (from: number, to: number) => {
      const answers = whole.answers.slice(from, to)
      return { score: answers.length, totalQuestions: answers.length, answers }
    }
    const first = await handIn(pupil, quiz, round(0, 5))
    expect(first.body).toMatchObject({ score: 5, totalQuestions: 5, percentage: 100, xpGain: 50 })
    expect(first.body.newAchievements.map(({ id }) => id)).toEqual(['quizzes-1'])
    expect((await handIn(pupil, quiz, round(3, 8))).body.xpGain).toBe(30)
    expect((await handIn(pupil, quiz, round(0, 5))).body.xpGain).toBe(0)
    expect((await handIn(pupil, quiz, whole)).body.xpGain).toBe(0)
    school.setNow('2026-03-03T15:00:00Z')
    expect((await handIn(pupil, quiz, round(0, 5))).body.xpGain).toBe(50)
  })

  test('a pupil is told how each question stands for them, a teacher is not', async () => {
    const pupil = await school.signedIn()
    const quiz = await quizOf(3)
    const { answers } = answering(quiz, 1)
    const round = answers.slice(0, 2)
    await handIn(pupil, quiz, { score: 1, totalQuestions: 2, answers: round })
    const standings = async (person: Person) =>
      (await person.get<{ standing?: string }[]>(`/api/materials/${quiz.materialId}/quiz-questions`)).body.map(
        ({ standing }) => standing,
      )
    expect(await standings(pupil)).toEqual(['known', 'missed', 'new'])
    school.setNow('2026-03-06T15:00:00Z')
    expect(await standings(pupil)).toEqual(['due', 'missed', 'new'])
    expect(await standings(await school.signedIn('admin'))).toEqual([undefined, undefined, undefined])
  })

  test('both paths are the same act, and it counts for the streak and the material', async () => {
    const pupil = await school.signedIn()
    const quiz = await quizOf(2)
    expect((await handIn(pupil, quiz, answering(quiz, 1))).body.xpGain).toBe(10)
    const viewer = await pupil.post<Attempted>(`/api/quiz/${quiz.id}/attempts`, answering(quiz, 2))
    expect(viewer).toMatchObject({ status: 201, body: { xpGain: 10 } })
    expect((await pupil.get<{ streak: number }>('/api/auth/user')).body.streak).toBe(1)
    const { rows } = await school.connection.pool.query(
      'select cards_studied as studied, last_studied as at from user_progress where user_id = $1 and material_id = $2',
      [pupil.id, quiz.materialId],
    )
    expect(rows).toEqual([{ studied: 0, at: new Date('2026-03-02T15:00:00Z') }])
  })
})

describe('a preview', () => {
  test("a teacher's attempt is graded and not kept, and of their own material only", async () => {
    const teacher = await school.signedIn('teacher')
    const own = await makeMaterial(school.connection.db, { teacherId: teacher.id })
    const quiz = await quizOf(4, { materialId: own.id })
    const { status, body } = await teacher.post(`/api/quiz/${quiz.id}/attempts`, answering(quiz, 3))
    expect(status).toBe(201)
    expect(body).toEqual({ score: 3, totalQuestions: 4, percentage: 75, xpGain: 0, newAchievements: [] })
    const foreign = await quizOf(4)
    expect((await teacher.post(`/api/quiz/${foreign.id}/attempts`, answering(foreign, 3))).status).toBe(404)
    const { rows } = await school.connection.pool.query(
      'select (select count(*)::int from quiz_attempts where user_id = $1) as kept, (select xp from users where ' +
        'id = $1) as xp',
      [teacher.id],
    )
    expect(rows).toEqual([{ kept: 0, xp: 0 }])
  })
})

describe('what cannot be', () => {
  test.each<[string, (quiz: Quiz, foreign: Quiz) => object, string]>([
    [
      'another total',
      () => ({ score: 1, totalQuestions: 9 }),
      'O total de questões não é o deste quiz. Abra o quiz de novo.',
    ],
    [
      'a score over the total',
      () => ({ score: 4, totalQuestions: 3 }),
      'A pontuação não pode ser maior que o total de questões.',
    ],
    ['a negative score', () => ({ score: -1, totalQuestions: 3 }), 'A pontuação não pode ser negativa'],
    ['a score that is no number', () => ({ score: '3', totalQuestions: 3 }), 'A pontuação deve ser um número inteiro'],
    ['a fraction', () => ({ score: 2.5, totalQuestions: 3 }), 'A pontuação deve ser um número inteiro'],
    [
      '1e9 of 1e9',
      () => ({ score: 1e9, totalQuestions: 1e9 }),
      'O total de questões não é o deste quiz. Abra o quiz de novo.',
    ],
    [
      "another quiz's answers",
      (_, foreign) => answering(foreign, 3),
      'Uma das respostas não é deste quiz. Abra o quiz de novo.',
    ],
    [
      'one question answered thrice',
      ({ questions: [one] }) => ({
        score: 3,
        totalQuestions: 3,
        answers: [1, 2, 3].map(() => ({ questionId: one?.id, option: 'B' })),
      }),
      'A mesma questão foi respondida duas vezes.',
    ],
    [
      'an option that was not offered',
      ({ questions }) => ({
        score: 3,
        totalQuestions: 3,
        answers: questions.map(({ id }) => ({ questionId: id, option: 'E' })),
      }),
      'Uma das respostas não está entre as alternativas. Abra o quiz de novo.',
    ],
  ])('%s is refused with its sentence and pays nothing', async (_, bodyOf, message) => {
    const pupil = await school.signedIn()
    const [quiz, foreign] = [await quizOf(3), await quizOf(3)]
    expect(await handIn(pupil, quiz, bodyOf(quiz, foreign))).toMatchObject({ status: 400, body: { message } })
    expect(await xpOf(pupil)).toBe(0)
  })

  test('a quiz without questions cannot be handed in', async () => {
    const pupil = await school.signedIn()
    const quiz = await quizOf(0)
    expect((await handIn(pupil, quiz, { score: 0, totalQuestions: 0 })).status).toBe(400)
    expect((await handIn(pupil, quiz, { score: 0, totalQuestions: 1 })).status).toBe(400)
  })

  test('a quiz that does not exist, or of a material not yet processed, answers 404', async () => {
    const pupil = await school.signedIn()
    const { id: materialId } = await makeMaterial(school.connection.db, { isProcessed: false, status: 'generating' })
    const quiz = await quizOf(2, { materialId })
    expect((await handIn(pupil, quiz, answering(quiz, 2))).status).toBe(404)
    expect((await pupil.post('/api/quiz/2000000000/attempts', answering(quiz, 2))).status).toBe(404)
    expect(await xpOf(pupil)).toBe(0)
  })
})
