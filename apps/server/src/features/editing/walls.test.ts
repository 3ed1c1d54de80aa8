import type { UserType } from '@capivira/core/http/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type Visitor } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz } from '../../../test/factories.ts'

const cardContent = { kind: 'card', question: 'O que é a água?', answer: 'Um líquido.', difficulty: 'médio' }
const noSource = { sourcePage: null, sourceQuote: null }

let school: TestApp
let people: Record<'owner' | 'other' | 'pupil' | 'admin' | 'visitor', Visitor>
let calls: [name: string, call: (who: Visitor) => Promise<{ status: number }>][]

beforeAll(async () => {
  school = await startTestApp()
  const { db } = school.connection
  const owner = await school.signedIn('teacher')
  const as = (type: UserType) => school.signedIn(type)
  people = {
    owner,
    other: await as('teacher'),
    pupil: await as('student'),
    admin: await as('admin'),
    visitor: school.visitor(),
  }
  const material = await makeMaterial(db, { teacherId: owner.id, pageCount: 3 })
  const [card, doomed] = await makeCards(db, 2, { materialId: material.id })
  const { questions } = await makeQuiz(db, 1, { materialId: material.id })
  const ofMaterial = `/api/materials/${material.id}`
  const put = (url: string, payload: object) => (who: Visitor) => who.send({ method: 'PUT', url, payload })
  calls = [
    ['reads the items', who => who.get(`${ofMaterial}/items`)],
    ['reads the pages', who => who.get(`${ofMaterial}/coverage`)],
    ['reads the problems', who => who.get(`${ofMaterial}/problems`)],
    ['adds', who => who.post(`${ofMaterial}/items`, { content: cardContent, source: noSource })],
    ['asks for more', who => who.post(`${ofMaterial}/items/more`, { kind: 'card', page: 1 })],
    ['asks for advice', who => who.post(`${ofMaterial}/items/advice`, { content: cardContent, source: noSource })],
    ['hides', put(`/api/items/question/${questions[0]?.id}/state`, { state: 'hidden' })],
    ['removes', put(`/api/items/card/${doomed?.id}/state`, { state: 'removed' })],
    ['resolves', who => who.post(`/api/items/card/${card?.id}/problems/resolve`)],
    ['edits', put(`/api/items/card/${card?.id}`, { revision: 1, content: cardContent })],
  ]
})
afterAll(() => school.close())

describe('only the material’s teacher or an admin', () => {
  const refusals = { visitor: 401, pupil: 403, other: 404 } as const
  for (const [who, status] of Object.entries(refusals)) {
    test(`${who}: everything is answered ${status}`, async () => {
      const answers = []
      for (const [name, call] of calls) answers.push([name, (await call(people[who as keyof typeof refusals])).status])
      expect(answers).toEqual(calls.map(([name]) => [name, status]))
    })
  }

  test('another site is refused even for the owner', async () => {
    const answer = await people.owner.send({
      method: 'PUT',
      url: '/api/items/card/1',
      payload: { revision: 1, content: cardContent },
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
  })

  test('the owner and an admin may do everything', async () => {
    const statusOf = async (who: Visitor) => {
      const answers = []
      for (const [name, call] of calls) answers.push([name, (await call(who)).status])
      return Object.fromEntries(answers)
    }
    const allowed = Object.fromEntries(calls.map(([name]) => [name, name === 'adds' ? 201 : 200]))
    expect(await statusOf(people.owner)).toEqual(allowed)
    // The owner's edit came first, with the very same words.
    expect(await statusOf(people.admin)).toEqual(allowed)
  })
})
