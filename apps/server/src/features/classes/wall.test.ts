import type { Endpoint } from '@capivira/core/http/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz } from '../../../test/factories.ts'
import { endpointsOf } from '../../platform/route.ts'
import { words } from '../materials/tables.ts'

type Person = Awaited<ReturnType<TestApp['signedIn']>>

let school: TestApp
let member: Person
let outsider: Person
/** What stands for each parameter of a path: something of a restricted material. */
let ids: Record<string, string | number>
let title: string
beforeAll(async () => {
  school = await startTestApp()
  const { db } = school.connection
  const teacher = await school.signedIn('teacher', 'Prof Um')
  member = await school.signedIn()
  outsider = await school.signedIn()
  title = 'Material de uma turma só'
  const material = await makeMaterial(db, { teacherId: teacher.id, title, pageCount: 1 })
  const [card] = await makeCards(db, 3, { materialId: material.id })
  const quiz = await makeQuiz(db, 3, { materialId: material.id })
  await db.insert(words).values({
    materialId: material.id,
    word: 'gelo',
    hint: 'Água sólida.',
    position: 0,
    fingerprint: 'gelo',
    createdAt: new Date('2026-01-05T12:00:00Z'),
  })
  const turma = (await teacher.post<{ id: number; joinCode: string }>('/api/classes', { name: '7º ano' })).body
  await member.post('/api/join', { code: turma.joinCode })
  await teacher.send({
    method: 'PUT',
    url: `/api/subjects/${material.subjectId}/access`,
    payload: { restricted: true, classIds: [turma.id] },
  })
  ids = {
    materialId: material.id,
    subjectId: material.subjectId,
    cardId: card?.id ?? 0,
    itemId: card?.id ?? 0,
    kind: 'card',
    quizId: quiz.id,
    page: 1,
  }
})
afterAll(() => school.close())

/** Bodies of the calls that need one to get as far as the wall. */
const answers = () => ({ score: 0, totalQuestions: 3 })
const bodies: Record<string, () => object> = {
  'POST /api/cards/:cardId/study': () => ({ side: 'front' }),
  'POST /api/cards/:cardId/review': () => ({ difficulty: 'fácil' }),
  'POST /api/materials/:materialId/quiz-attempts': answers,
  'POST /api/quiz/:quizId/attempts': answers,
  'POST /api/items/:kind/:itemId/problems': () => ({ reason: 'unclear' }),
}

/** Queries of the calls that need one to get as far as the wall. */
const queries: Record<string, string> = {
  'GET /api/materials/:materialId/cards/export': '?format=csv',
  'GET /api/subjects/:subjectId/cards/export': '?format=csv',
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const forPupils = ({ access }: Endpoint) => access !== 'anyone' && access.includes('student')
const parametersOf = ({ path }: Endpoint) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
const ask = (person: Person, endpoint: Endpoint) =>
  person.send({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(ids[name])) + (queries[nameOf(endpoint)] ?? ''),
    ...(endpoint.method === 'GET' || endpoint.method === 'DELETE'
      ? {}
      : { payload: bodies[nameOf(endpoint)]?.() ?? {} }),
  })

test('no call of pupils about a material, subject, card or quiz answers one who is not in the class', async () => {
  const calls = endpointsOf(school.app).filter(
    one => forPupils(one) && parametersOf(one).length > 0 && parametersOf(one).every(name => name in ids),
  )
  expect(calls.length).toBeGreaterThanOrEqual(14)
  for (const call of calls) expect([nameOf(call), (await ask(outsider, call)).status]).toEqual([nameOf(call), 404])
})

test('one who is in the class gets as far as the calls themselves', async () => {
  for (const name of Object.keys(bodies)) {
    const call = endpointsOf(school.app).find(one => nameOf(one) === name)
    expect(call).toBeDefined()
    if (call) expect([name, (await ask(member, call)).status]).toEqual([name, expect.toBeOneOf([200, 201])])
  }
})

test('no list shows the material to one who is not in the class', async () => {
  const lists = endpointsOf(school.app).filter(
    one => forPupils(one) && one.method === 'GET' && parametersOf(one).length === 0,
  )
  expect(lists.length).toBeGreaterThanOrEqual(6)
  const shownTo = async (person: Person) => {
    const answers = await Promise.all(
      lists.map(async one => ({ name: nameOf(one), answer: await person.get(one.path) })),
    )
    return answers.filter(({ answer }) => JSON.stringify(answer.body).includes(title)).map(({ name }) => name)
  }
  expect(await shownTo(outsider)).toEqual([])
  expect(await shownTo(member)).toEqual(
    expect.arrayContaining(['GET /api/materials', 'GET /api/progress', 'GET /api/dashboard/student']),
  )
})
