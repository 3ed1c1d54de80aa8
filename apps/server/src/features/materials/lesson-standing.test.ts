import type { FlipCard } from '@capivira/core/materials/contract'
import type { QuizQuestion } from '@capivira/core/quizzes/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz } from '../../../test/factories.ts'

let school: TestApp
type Person = Awaited<ReturnType<TestApp['signedIn']>>
let people: Record<'pupil' | 'teacher' | 'admin', Person>
beforeAll(async () => {
  school = await startTestApp()
  const [pupil, teacher, admin] = [
    await school.signedIn(),
    await school.signedIn('teacher'),
    await school.signedIn('admin'),
  ]
  people = { pupil, teacher, admin }
})
afterAll(() => school.close())

type Told = Pick<FlipCard, 'question' | 'state' | 'publication' | 'certainty' | 'factKind'>
const standingOf = ({ question, state, publication, certainty, factKind }: Told) => [
  question,
  state,
  publication,
  certainty,
  factKind,
]
const db = () => school.connection.db

test('cards come to who teaches all, with how each stands; to a pupil what is published, no word of it', async () => {
  const material = await makeMaterial(db(), { teacherId: people.teacher.id })
  const rows = [
    { certainty: 0.5, factKind: 'acronym' },
    { publication: 'suggested', certainty: 0.25, factKind: 'definition' },
    { publication: 'withdrawn' },
    { state: 'hidden' },
    { state: 'removed' },
  ] as const
  for (const [position, values] of rows.entries())
    await makeCards(db(), 1, {
      materialId: material.id,
      question: `Pergunta ${position}?`,
      position,
      fingerprint: `p${position}`,
      ...values,
    })
  const read = async (person: Person) =>
    (await person.get<FlipCard[]>(`/api/materials/${material.id}/cards`)).body.map(standingOf)
  const all = [
    ['Pergunta 0?', 'shown', 'published', 0.5, 'acronym'],
    ['Pergunta 1?', 'shown', 'suggested', 0.25, 'definition'],
    ['Pergunta 2?', 'shown', 'withdrawn', null, null],
    ['Pergunta 3?', 'hidden', 'published', null, null],
  ]
  expect(await read(people.teacher)).toEqual(all)
  expect(await read(people.admin)).toEqual(all)
  expect(await read(people.pupil)).toEqual([['Pergunta 0?', undefined, undefined, undefined, undefined]])
  expect(await people.teacher.get(`/api/materials/${material.id}`)).toMatchObject({ body: { cardCount: 1 } })
})

test('questions likewise, on all three paths', async () => {
  const material = await makeMaterial(db(), { teacherId: people.teacher.id })
  const quiz = await makeQuiz(db(), 4, { materialId: material.id })
  const stand = (at: number, set: string) =>
    school.connection.pool.query(`update quiz_questions set ${set} where id = $1`, [quiz.questions[at]?.id])
  await stand(1, "publication = 'suggested', certainty = 0.5, fact_kind = 'cause'")
  await stand(2, "state = 'hidden'")
  await stand(3, "state = 'removed'")
  const path = `/api/materials/${material.id}`
  const read = async (person: Person) => {
    const lists = await Promise.all([
      person.get<QuizQuestion[]>(`${path}/quiz-questions`).then(({ body }) => body),
      person.get<QuizQuestion[]>(`${path}/quiz/questions`).then(({ body }) => body),
      person.get<{ questions: QuizQuestion[] }>(`${path}/quiz`).then(({ body }) => body.questions),
    ])
    return lists.map(questions => questions.map(standingOf))
  }
  const all = [
    ['Questão 1?', 'shown', 'published', null, null],
    ['Questão 2?', 'shown', 'suggested', 0.5, 'cause'],
    ['Questão 3?', 'hidden', 'published', null, null],
  ]
  expect(await read(people.teacher)).toEqual([all, all, all])
  expect(await read(people.admin)).toEqual([all, all, all])
  const published = [['Questão 1?', undefined, undefined, undefined, undefined]]
  expect(await read(people.pupil)).toEqual([published, published, published])
})
