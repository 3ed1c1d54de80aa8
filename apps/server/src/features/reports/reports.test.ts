import type { SchoolClass } from '@capivira/core/classes/contract'
import type { PupilReport, PupilRow, Report } from '@capivira/core/reports/contract'
import type { Rating } from '@capivira/core/study/contract'
import { type Memory, retrievability, schedule } from '@capivira/core/study/schedule'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz, makeUser } from '../../../test/factories.ts'

type Person = Awaited<ReturnType<TestApp['signedIn']>>
type Pupils = { pupils: PupilRow[]; total: number; page: number; pageSize: number }

let school: TestApp
let teacher: Person
let colleague: Person
let ana: Person
let bia: Person
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher', 'Prof Um')
  colleague = await school.signedIn('teacher', 'Prof Dois')
  ana = await school.signedIn('student', 'Ana Água')
  bia = await school.signedIn('student', 'Bia Ramos')
})
afterAll(() => school.close())
beforeEach(async () => {
  await later('2026-03-02T15:00:00Z')
  await school.connection.pool.query('delete from classes; delete from subjects; delete from rate_limits')
})

const later = (instant: string) => school.later(instant, [teacher, colleague, ana, bia])

const db = () => school.connection.db
/**
 * A material of the teacher with two cards and a quiz of two questions, studied by Ana on the 2nd and the 4th of March.
 */
async function studied() {
  const material = await makeMaterial(db(), { teacherId: teacher.id, title: 'A água' })
  const cards = await makeCards(db(), 2, { materialId: material.id })
  const quiz = await makeQuiz(db(), 2, { materialId: material.id })
  const rate = (person: Person, place: number, difficulty: string) =>
    person.post(`/api/cards/${cards[place]?.id}/review`, { difficulty })
  const takeQuiz = (person: Person, options: string[]) =>
    person.post(`/api/materials/${material.id}/quiz-attempts`, {
      score: 0,
      totalQuestions: 2,
      answers: quiz.questions.map(({ id }, at) => ({ questionId: id, option: options[at] })),
    })
  await rate(ana, 0, 'errei')
  await rate(ana, 1, 'médio')
  await takeQuiz(ana, ['B', 'A'])
  await later('2026-03-04T15:00:00Z')
  await rate(ana, 0, 'errei')
  await rate(ana, 0, 'médio')
  await takeQuiz(ana, ['B', 'B'])
  await later('2026-03-10T15:00:00Z')
  return { material, cards, quiz, rate, takeQuiz }
}
const pupils = async (query = '', person = teacher) => (await person.get<Pupils>(`/api/teacher/pupils${query}`)).body
const names = ({ pupils: rows }: Pupils) => rows.map(({ fullName }) => fullName)

describe('the pupils of a teacher', () => {
  test('are shown with what they did in the teacher’s materials alone, retention as FSRS predicts it', async () => {
    await studied()
    const foreign = await makeMaterial(db(), { teacherId: colleague.id })
    const [card] = await makeCards(db(), 1, { materialId: foreign.id })
    await ana.post(`/api/cards/${card?.id}/review`, { difficulty: 'errei' })
    const [one, other] = [new Date('2026-03-02T15:00:00Z'), new Date('2026-03-04T15:00:00Z')]
    const now = new Date('2026-03-10T15:00:00Z')
    const rated = (memory: Memory | null, rating: Rating, at: Date) => schedule(memory, rating, at, 'America/Sao_Paulo')
    const first = rated(rated(rated(null, 'errei', one), 'errei', other), 'médio', other)
    const second = rated(null, 'médio', one)
    const retention = Math.round(50 * (retrievability(first, now) + retrievability(second, now)))
    expect(retention).toBeGreaterThan(50)
    expect(retention).toBeLessThan(100)
    expect(await pupils()).toEqual({
      pupils: [
        {
          userId: ana.id,
          fullName: 'Ana Água',
          cardsStudied: 2,
          retention,
          quizAccuracy: 75,
          quizzes: 2,
          streak: 1,
          lastStudied: '2026-03-04T15:00:00.000Z',
        },
        {
          userId: bia.id,
          fullName: 'Bia Ramos',
          cardsStudied: 0,
          retention: null,
          quizAccuracy: null,
          quizzes: 0,
          streak: 0,
          lastStudied: null,
        },
      ],
      total: 2,
      page: 1,
      pageSize: 50,
    })
  })

  test('are found by name without accents, and sorted by any column', async () => {
    await studied()
    expect(names(await pupils('?search=agua'))).toEqual(['Ana Água'])
    expect(names(await pupils('?search=%25'))).toEqual([])
    expect(names(await pupils(`?search=${encodeURIComponent(ana.email)}`))).toEqual([])
    for (const sort of ['cards', 'retention', 'accuracy', 'streak', 'last']) {
      expect(names(await pupils(`?sort=${sort}`))).toEqual(['Ana Água', 'Bia Ramos'])
      expect(names(await pupils(`?sort=${sort}&direction=asc`))).toEqual(['Bia Ramos', 'Ana Água'])
    }
    expect(names(await pupils('?direction=desc'))).toEqual(['Bia Ramos', 'Ana Água'])
    expect((await teacher.get('/api/teacher/pupils?sort=password')).status).toBe(400)
    expect((await teacher.get('/api/teacher/pupils?page=0')).status).toBe(400)
    expect(await pupils('?page=2000000000')).toMatchObject({ pupils: [] })
  })

  test('come in pages, however many there are', async () => {
    await makeMaterial(db(), { teacherId: teacher.id })
    for (let place = 0; place < 60; place++)
      await makeUser(db(), { userType: 'student', fullName: `Zé ${100 + place}` })
    const [first, second] = [await pupils(), await pupils('?page=2')]
    expect(first).toMatchObject({ total: 62, page: 1 })
    expect([first.pupils.length, second.pupils.length]).toEqual([50, 12])
    expect(new Set([...names(first), ...names(second)]).size).toBe(62)
    await school.connection.pool.query("delete from users where full_name like 'Zé%'")
  })

  test('are those who can see a material: of a restricted subject, the members of the classes', async () => {
    const { material } = await studied()
    const turma = (await teacher.post<SchoolClass>('/api/classes', { name: '7º ano' })).body
    await bia.post('/api/join', { code: turma.joinCode })
    expect(names(await pupils(`?classId=${turma.id}`))).toEqual(['Bia Ramos'])
    await teacher.send({
      method: 'PUT',
      url: `/api/subjects/${material.subjectId}/access`,
      payload: { restricted: true, classIds: [turma.id] },
    })
    expect(names(await pupils())).toEqual(['Bia Ramos'])
    expect((await teacher.get(`/api/teacher/pupils/${ana.id}`)).status).toBe(404)
    expect((await teacher.get('/api/dashboard/teacher')).body).toMatchObject({ totalStudents: 1, engagement: 0 })
    const foreign = (await colleague.post<SchoolClass>('/api/classes', { name: 'Do colega' })).body
    for (const url of ['/api/teacher/pupils', '/api/teacher/difficulties', '/api/reports', '/api/reports/csv']) {
      const table = url.endsWith('csv') ? '&table=pupils' : ''
      expect([url, (await teacher.get(`${url}?classId=${foreign.id}${table}`)).status]).toEqual([url, 404])
    }
  })
})

describe('one pupil', () => {
  test('is shown by material, by day, by answer and by rating', async () => {
    const { quiz, cards } = await studied()
    const url = `/api/teacher/pupils/${ana.id}`
    expect((await teacher.get<PupilReport>(url)).body).toMatchObject({
      pupil: { fullName: 'Ana Água', cardsStudied: 2 },
      classes: [],
      materials: [{ title: 'A água', totalCards: 2, cardsStudied: 2, quizAccuracy: 75, quizzes: 2 }],
      days: [
        { day: '2026-03-02', reviews: 2, forgotten: 1, questions: 2, right: 1 },
        { day: '2026-03-04', reviews: 2, forgotten: 1, questions: 2, right: 2 },
      ],
    })
    const answers = (await teacher.get<{ answers: object[]; hasMore: boolean }>(`${url}/answers`)).body
    expect(answers.hasMore).toBe(false)
    expect(answers.answers).toHaveLength(4)
    expect(answers.answers[3]).toEqual({
      attemptId: expect.any(Number),
      questionId: quiz.questions[1]?.id,
      title: 'A água',
      question: 'Questão 2?',
      option: 'A',
      rightOption: 'B',
      isRight: false,
      completedAt: '2026-03-02T15:00:00.000Z',
    })
    const reviews = (await teacher.get<{ reviews: { question: string; rating: string }[] }>(`${url}/reviews`)).body
    expect(reviews.reviews.map(({ question, rating }) => [question, rating])).toEqual([
      [cards[0]?.question, 'médio'],
      [cards[0]?.question, 'errei'],
      [cards[1]?.question, 'médio'],
      [cards[0]?.question, 'errei'],
    ])
    expect((await teacher.get(`${url}/answers?page=2`)).body).toEqual({ answers: [], hasMore: false })
  })

  test('shows a colleague nothing of another teacher’s materials', async () => {
    await studied()
    await makeMaterial(db(), { teacherId: colleague.id })
    const url = `/api/teacher/pupils/${ana.id}`
    expect((await colleague.get<PupilReport>(url)).body).toMatchObject({
      pupil: { cardsStudied: 0 },
      materials: [],
      days: [],
    })
    expect((await colleague.get(`${url}/answers`)).body).toEqual({ answers: [], hasMore: false })
    expect((await colleague.get(`${url}/reviews`)).body).toEqual({ reviews: [], hasMore: false })
    expect((await teacher.get(`/api/teacher/pupils/${colleague.id}`)).status).toBe(404)
    expect((await teacher.get('/api/teacher/pupils/x')).status).toBe(404)
  })
})

test('what is hard: the cards forgotten most and the wrong options chosen most', async () => {
  const { takeQuiz } = await studied()
  await takeQuiz(bia, ['B', 'A'])
  const { body } = await teacher.get<{ cards: object[]; options: object[] }>('/api/teacher/difficulties')
  expect(body.cards).toMatchObject([{ question: 'Pergunta 1?', reviews: 3, forgotten: 2, title: 'A água' }])
  expect(body.options).toMatchObject([
    { question: 'Questão 2?', option: 'A', rightOption: 'B', times: 2, answers: 3, title: 'A água' },
  ])
  expect((await colleague.get('/api/teacher/difficulties')).body).toEqual({ cards: [], options: [] })
})

describe('a report', () => {
  test('tells activity, subjects, forecast and scores of a period', async () => {
    await studied()
    const { body } = await teacher.get<Report>('/api/reports?from=2026-03-01&to=2026-03-05')
    expect(body).toMatchObject({
      from: '2026-03-01',
      to: '2026-03-05',
      totals: { pupils: 2, activePupils: 1, openedOnly: 0, reviews: 4, quizzes: 2, games: 0, quizAccuracy: 75 },
      subjects: [{ name: 'Ciências', pupils: 1, cards: 2, quizAccuracy: 75 }],
    })
    expect(body.activity).toEqual([
      { day: '2026-03-01', pupils: 0, reviews: 0, quizzes: 0, games: 0 },
      { day: '2026-03-02', pupils: 1, reviews: 2, quizzes: 1, games: 0 },
      { day: '2026-03-03', pupils: 0, reviews: 0, quizzes: 0, games: 0 },
      { day: '2026-03-04', pupils: 1, reviews: 2, quizzes: 1, games: 0 },
      { day: '2026-03-05', pupils: 0, reviews: 0, quizzes: 0, games: 0 },
    ])
    expect(body.scores.filter(({ quizzes }) => quizzes > 0)).toEqual([
      { from: 50, to: 59, quizzes: 1 },
      { from: 90, to: 100, quizzes: 1 },
    ])
    expect(body.forecast).toHaveLength(14)
    expect(body.forecast[0]).toMatchObject({ day: '2026-03-10', due: 2 })
    const retentions = body.forecast.map(({ retention }) => retention ?? 0)
    expect(retentions).toEqual([...retentions].sort((one, other) => other - one))
  })

  test('of a period without study, or a teacher without materials, is empty and not wrong', async () => {
    const { body } = await teacher.get<Report>('/api/reports')
    const none = { activePupils: 0, openedOnly: 0, reviews: 0, quizzes: 0, games: 0, quizAccuracy: null }
    expect(body.totals).toEqual({ pupils: 2, ...none })
    expect(body.activity).toHaveLength(30)
    expect(body.subjects).toEqual([])
    expect(body.forecast[13]).toEqual({ day: '2026-03-15', retention: null, due: 0 })
  })

  test('is refused for a period that is none', async () => {
    for (const query of ['from=2026-03-20&to=2026-03-01', 'from=2020-01-01', 'from=ontem', 'classId=x'])
      expect([query, (await teacher.get(`/api/reports?${query}`)).status]).toEqual([query, 400])
    expect((await teacher.get('/api/reports/csv?table=users')).status).toBe(400)
  })

  test('comes as files for spreadsheets in which no name is a formula', async () => {
    await studied()
    const evil = await makeUser(db(), { userType: 'student', fullName: '=HYPERLINK("x");1' })
    const names: string[] = []
    const csv = async (table: string) => {
      const answer = await teacher.get<string>(`/api/reports/csv?table=${table}&from=2026-03-01&to=2026-03-05`)
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
      names.push(String(answer.headers['content-disposition']).match(/"(.*)"/)?.[1] ?? '')
      return answer.body.replace('\uFEFF', '').trim().split('\r\n')
    }
    expect(await csv('activity')).toEqual([
      'Dia;Alunos que estudaram;Cards avaliados;Quizzes feitos;Jogos feitos',
      '01/03/2026;0;0;0;0',
      '02/03/2026;1;2;1;0',
      '03/03/2026;0;0;0;0',
      '04/03/2026;1;2;1;0',
      '05/03/2026;0;0;0;0',
    ])
    const rows = await csv('pupils')
    expect(rows).toHaveLength(4)
    expect(rows[1]).toBe(`"'=HYPERLINK(""x"");1";0;;;0;0;`)
    expect(rows[2]).toMatch(/^Ana Água;2;\d+;75;2;1;04\/03\/2026$/)
    expect(await csv('scores')).toHaveLength(11)
    expect(names).toEqual(['atividade', 'alunos', 'notas'].map(name => `capivira-${name}-2026-03-01-2026-03-05.csv`))
    expect(await csv('forecast')).toHaveLength(15)
    expect((await csv('subjects'))[1]).toMatch(/^Ciências;1;2;\d+;75$/)
    await school.connection.pool.query('delete from users where id = $1', [evil.id])
  })

  test('is for teachers alone', async () => {
    const admin = await school.signedIn('admin')
    for (const url of [
      '/api/reports',
      '/api/teacher/pupils',
      '/api/teacher/difficulties',
      `/api/teacher/pupils/${ana.id}`,
    ]) {
      expect([url, (await ana.get(url)).status, (await admin.get(url)).status]).toEqual([url, 403, 403])
      expect((await school.visitor().get(url)).status).toBe(401)
    }
  })
})
