import type { FlipCard } from '@capivira/core/materials/contract'
import type { MissedQuestion, PastAttempt } from '@capivira/core/quizzes/history'
import { beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { makeCards, makeMaterial, makeQuiz } from '../../../test/factories.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()
beforeEach(() => emptyTables(school.connection.pool, 'users'))

type History = { attempts: PastAttempt[]; next: number | null }
type Pupil = Awaited<ReturnType<TestApp['signedIn']>>

/** A material whose question n is made of the same passage as card n. */
async function lesson() {
  const { db } = school.connection
  const material = await makeMaterial(db)
  const cards = await makeCards(db, 4, { materialId: material.id })
  const quiz = await makeQuiz(db, 3, { materialId: material.id })
  return { material, cards, quiz }
}
const handIn = (pupil: Pupil, quiz: Awaited<ReturnType<typeof makeQuiz>>, options: readonly string[]) =>
  pupil.post<{ id: number }>(`/api/quiz/${quiz.id}/attempts`, {
    score: options.filter(option => option === 'B').length,
    totalQuestions: options.length,
    answers: quiz.questions.map(({ id }, at) => ({ questionId: id, option: options[at] })),
  })

test('attempts are listed the newest first with how many questions were missed, of one quiz when asked', async () => {
  const pupil = await school.signedIn()
  const [one, two] = [await lesson(), await lesson()]
  await handIn(pupil, one.quiz, ['B', 'A', 'C'])
  await handIn(pupil, two.quiz, ['B', 'B', 'B'])
  await pupil.post(`/api/quiz/${two.quiz.id}/attempts`, { score: 1, totalQuestions: 3 })
  const { body } = await pupil.get<History>('/api/quiz-attempts')
  expect(body.attempts.map(({ quizId, score, missed }) => [quizId, score, missed])).toEqual([
    [two.quiz.id, 1, null],
    [two.quiz.id, 3, 0],
    [one.quiz.id, 1, 2],
  ])
  expect(body.attempts[2]).toMatchObject({
    materialId: one.material.id,
    title: 'A água na natureza',
    subject: 'Ciências',
    percentage: 33,
    completedAt: '2026-03-02T15:00:00.000Z',
  })
  const own = await pupil.get<History>(`/api/quiz-attempts?quizId=${one.quiz.id}`)
  expect(own.body).toMatchObject({ attempts: [{ quizId: one.quiz.id }], next: null })
})

test('the list goes on where it stopped', async () => {
  const pupil = await school.signedIn()
  const { quiz } = await lesson()
  for (let at = 0; at < 22; at++) await pupil.post(`/api/quiz/${quiz.id}/attempts`, { score: 1, totalQuestions: 3 })
  const first = await pupil.get<History>('/api/quiz-attempts')
  expect(first.body.attempts).toHaveLength(20)
  const second = await pupil.get<History>(`/api/quiz-attempts?before=${first.body.next}`)
  expect(second.body.attempts).toHaveLength(2)
  expect(second.body.next).toBe(null)
})

test('an attempt tells the questions missed, what was chosen and what was right', async () => {
  const pupil = await school.signedIn()
  const { quiz, material } = await lesson()
  const { body: handed } = await handIn(pupil, quiz, ['B', 'A', 'B'])
  const { body } = await pupil.get<{ questions: MissedQuestion[] }>(`/api/quiz-attempts/${handed.id}`)
  expect(body.questions).toEqual([
    {
      id: quiz.questions[1]?.id,
      materialId: material.id,
      question: 'Questão 2?',
      chosen: 'A',
      right: 'B',
      explanation: 'Está na página 1, no trecho 2.',
      sourcePage: 1,
      sourceQuote: 'Trecho 2.',
    },
  ])
})

test('a question whose key a teacher put right since is not held against who had chosen it', async () => {
  const pupil = await school.signedIn()
  const { quiz } = await lesson()
  const { body: handed } = await handIn(pupil, quiz, ['B', 'A', 'A'])
  const { pool } = school.connection
  await pool.query('update quiz_questions set correct_answer = 0 where id = $1', [quiz.questions[1]?.id])
  const { body } = await pupil.get<{ questions: MissedQuestion[] }>(`/api/quiz-attempts/${handed.id}`)
  expect(body.questions.map(({ id }) => id)).toEqual([quiz.questions[2]?.id])
})

test('two questions with the same words are graded each by its own answer', async () => {
  const pupil = await school.signedIn()
  const { quiz } = await lesson()
  await school.connection.pool.query(`update quiz_questions set question = 'Qual delas?' where quiz_id = $1`, [quiz.id])
  const { body: handed } = await handIn(pupil, quiz, ['B', 'A', 'B'])
  expect(handed).toMatchObject({ score: 2, totalQuestions: 3 })
  const { body } = await pupil.get<{ questions: MissedQuestion[] }>(`/api/quiz-attempts/${handed.id}`)
  expect(body.questions.map(({ id }) => id)).toEqual([quiz.questions[1]?.id])
})

test('what was missed is studied with the cards nearest to it, and a review of them pays as ever', async () => {
  const pupil = await school.signedIn()
  const { quiz, cards } = await lesson()
  const { body: handed } = await handIn(pupil, quiz, ['B', 'A', 'B'])
  const { body } = await pupil.get<{ cards: FlipCard[]; questions: object[] }>(
    `/api/study/missed?attemptId=${handed.id}`,
  )
  expect(body.cards[0]).toMatchObject({ id: cards[1]?.id, question: 'Pergunta 2?' })
  expect(body.questions).toEqual([])
  const review = await pupil.post<{ xpGain: number }>(`/api/cards/${body.cards[0]?.id}/review`, { difficulty: 'médio' })
  expect(review.body.xpGain).toBe(5)
})

test('over everything, only the last attempt of each quiz counts', async () => {
  const pupil = await school.signedIn()
  const [one, two] = [await lesson(), await lesson()]
  await handIn(pupil, one.quiz, ['A', 'A', 'A'])
  await handIn(pupil, one.quiz, ['B', 'B', 'B'])
  await handIn(pupil, two.quiz, ['B', 'B', 'A'])
  const { body } = await pupil.get<{ cards: FlipCard[] }>('/api/study/missed')
  expect(new Set(body.cards.map(({ materialId }) => materialId))).toEqual(new Set([two.material.id]))
  expect(body.cards[0]?.id).toBe(two.cards[2]?.id)
})

test('a question without a card near it is given as it is', async () => {
  const pupil = await school.signedIn()
  const quiz = await makeQuiz(school.connection.db, 1)
  await handIn(pupil, quiz, ['D'])
  const { body } = await pupil.get('/api/study/missed')
  expect(body).toMatchObject({ cards: [], questions: [{ question: 'Questão 1?', chosen: 'D', right: 'B' }] })
})

test('nobody sees another’s attempts, nor what is closed to them by now', async () => {
  const [pupil, other] = [await school.signedIn(), await school.signedIn()]
  const { quiz, material } = await lesson()
  const { body: handed } = await handIn(pupil, quiz, ['A', 'A', 'A'])
  expect((await other.get(`/api/quiz-attempts/${handed.id}`)).status).toBe(404)
  expect((await other.get(`/api/study/missed?attemptId=${handed.id}`)).status).toBe(404)
  expect((await other.get<History>('/api/quiz-attempts')).body.attempts).toEqual([])
  const teacher = await school.signedIn('teacher')
  for (const url of ['/api/quiz-attempts', `/api/quiz-attempts/${handed.id}`, '/api/study/missed'])
    expect((await teacher.get(url)).status).toBe(403)
  await school.connection.pool.query('update subjects set is_restricted = true where id = $1', [material.subjectId])
  expect((await pupil.get(`/api/quiz-attempts/${handed.id}`)).status).toBe(404)
  expect((await pupil.get<{ cards: [] }>('/api/study/missed')).body.cards).toEqual([])
  expect((await pupil.get('/api/quiz-attempts?before=x')).status).toBe(400)
})
