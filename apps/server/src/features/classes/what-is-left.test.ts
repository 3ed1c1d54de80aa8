import { readFile } from 'node:fs/promises'
import type { Assignment, AssignmentReport, MyAssignment } from '@capivira/core/classes/assignment-contract'
import type { SchoolClass } from '@capivira/core/classes/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz } from '../../../test/factories.ts'

type Person = Awaited<ReturnType<TestApp['signedIn']>>

let school: TestApp
let teacher: Person
let pupil: Person
let other: Person
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher', 'Prof Um')
  pupil = await school.signedIn('student', 'Bia Ramos')
  other = await school.signedIn('student', 'Caio Lima')
})
afterAll(() => school.close())
beforeEach(async () => {
  await later('2026-03-02T15:00:00Z')
  await school.connection.pool.query('delete from classes; delete from subjects; delete from rate_limits')
})

const later = (instant: string) => school.later(instant, [teacher, pupil, other])

/** A class of two, and a material of four cards and two questions given to it. */
async function given(asked: { withCards: boolean; withQuiz: boolean }) {
  const { db } = school.connection
  const turma = (await teacher.post<SchoolClass>('/api/classes', { name: '7º ano' })).body
  for (const person of [pupil, other]) await person.post('/api/join', { code: turma.joinCode })
  const material = await makeMaterial(db, { teacherId: teacher.id, title: 'A água' })
  const cards = await makeCards(db, 4, { materialId: material.id })
  const { questions } = await makeQuiz(db, 2, { materialId: material.id })
  const body = { materialId: material.id, dueDay: '2026-03-09', ...asked }
  const { id } = (await teacher.post<Assignment>(`/api/classes/${turma.id}/assignments`, body)).body
  const rate = (count: number) =>
    Promise.all(cards.slice(0, count).map(card => pupil.post(`/api/cards/${card.id}/review`, { difficulty: 'médio' })))
  const set = (kind: 'card' | 'question', itemId: number | undefined, state: string) =>
    teacher.send({ method: 'PUT', url: `/api/items/${kind}/${itemId}/state`, payload: { state } })
  const setAll = async (kind: 'card' | 'question', state: string) => {
    for (const { id } of kind === 'card' ? cards : questions) await set(kind, id, state)
  }
  const mine = async () => (await pupil.get<MyAssignment[]>('/api/my-assignments')).body
  const report = async () => (await teacher.get<AssignmentReport>(`/api/assignments/${id}`)).body
  const open = async () => (await pupil.get<{ openAssignments: number }>('/api/dashboard/student')).body.openAssignments
  return { turma, material, cards, rate, set, setAll, mine, report, open }
}

test.each(['hidden', 'removed'])(
  'is done when the only card left to do is %s, since the pupil’s own last act',
  async state => {
    const { cards, rate, set, mine, report, open } = await given({ withCards: true, withQuiz: false })
    await later('2026-03-04T15:00:00Z')
    await rate(3)
    expect(await mine()).toMatchObject([{ state: 'todo', cardsDone: 3, cardsTotal: 4 }])
    await later('2026-03-12T15:00:00Z')
    expect(await mine()).toMatchObject([{ state: 'late' }])
    await set('card', cards[3]?.id, state)
    expect(await mine()).toMatchObject([
      { state: 'done', cardsDone: 3, cardsTotal: 3, doneAt: '2026-03-04T15:00:00.000Z' },
    ])
    expect(await open()).toBe(0)
    expect(await report()).toMatchObject({
      assignment: { doneCount: 1, membersCount: 2, blocked: null },
      pupils: [
        { fullName: 'Bia Ramos', state: 'done', cardsDone: 3, cardsTotal: 3 },
        { fullName: 'Caio Lima', state: 'late', doneAt: null },
      ],
    })
  },
)

test('is done by the first rating of each card that is left, though some were rated again since', async () => {
  const { cards, rate, set, mine } = await given({ withCards: true, withQuiz: false })
  await later('2026-03-04T15:00:00Z')
  await rate(3)
  await later('2026-03-12T15:00:00Z')
  await rate(2)
  await set('card', cards[3]?.id, 'hidden')
  expect(await mine()).toMatchObject([{ state: 'done', doneAt: '2026-03-04T15:00:00.000Z' }])
})

test('stays done when a card comes back, and is to be done by who had not', async () => {
  const { cards, rate, set, mine, report } = await given({ withCards: true, withQuiz: false })
  await rate(3)
  await set('card', cards[3]?.id, 'hidden')
  await set('card', cards[3]?.id, 'shown')
  expect(await mine()).toMatchObject([{ state: 'done', cardsDone: 3, cardsTotal: 4 }])
  expect((await report()).pupils.map(({ state }) => state)).toEqual(['done', 'todo'])
})

test('asks for the cards alone when its quiz has no question left', async () => {
  const { rate, setAll, mine } = await given({ withCards: true, withQuiz: true })
  await rate(4)
  expect(await mine()).toMatchObject([{ state: 'todo', withQuiz: true }])
  await setAll('question', 'hidden')
  expect(await mine()).toMatchObject([{ state: 'done' }])
})

test('that nobody can do any more is not asked for, done by nobody, and said to its teacher', async () => {
  const { turma, rate, setAll, set, cards, mine, open, report } = await given({ withCards: true, withQuiz: false })
  await rate(2)
  await setAll('card', 'hidden')
  expect(await mine()).toEqual([])
  expect(await open()).toBe(0)
  expect((await report()).assignment).toMatchObject({ doneCount: 0, blocked: 'empty' })
  const listed = await teacher.get<Assignment[]>(`/api/classes/${turma.id}/assignments`)
  expect(listed.body).toMatchObject([{ blocked: 'empty' }])
  await set('card', cards[0]?.id, 'shown')
  expect((await report()).assignment).toMatchObject({ blocked: null })
  expect(await open()).toBe(1)
})

test('of a quiz alone without questions, or of a subject closed to the class, can be done by nobody', async () => {
  const { material, setAll, mine, report } = await given({ withCards: false, withQuiz: true })
  await setAll('question', 'removed')
  expect(await mine()).toEqual([])
  expect((await report()).assignment.blocked).toBe('empty')
  await school.connection.pool.query(`update quiz_questions set state = 'shown'`)
  expect((await report()).assignment.blocked).toBeNull()
  const away = (await teacher.post<SchoolClass>('/api/classes', { name: 'Outra' })).body
  const payload = { restricted: true, classIds: [away.id] }
  await teacher.send({ method: 'PUT', url: `/api/subjects/${material.subjectId}/access`, payload })
  expect((await report()).assignment.blocked).toBe('restricted')
})

test('is still done by a pupil who was taken out of the class and comes back', async () => {
  const { turma, rate, mine, report } = await given({ withCards: true, withQuiz: false })
  await rate(4)
  await teacher.send({ method: 'DELETE', url: `/api/classes/${turma.id}/members/${pupil.id}` })
  expect((await report()).assignment).toMatchObject({ doneCount: 0, membersCount: 1 })
  await pupil.post('/api/join', { code: turma.joinCode })
  expect(await mine()).toMatchObject([{ state: 'done', cardsDone: 4 }])
  expect((await report()).assignment).toMatchObject({ doneCount: 1, membersCount: 2 })
})

test('an upgrade settles what a teacher had done before it', async () => {
  const { cards, rate, mine } = await given({ withCards: true, withQuiz: false })
  await later('2026-03-04T15:00:00Z')
  await rate(3)
  const { pool } = school.connection
  await pool.query(`update flip_cards set state = 'hidden' where id = $1`, [cards[3]?.id])
  await pool.query(`update assignments set due_day = current_date`)
  expect(await mine()).toMatchObject([{ doneAt: null }])
  const migration = new URL('../../../drizzle/0036_assignments_done_by_what_is_left.sql', import.meta.url)
  await pool.query(await readFile(migration, 'utf8'))
  expect(await mine()).toMatchObject([{ doneAt: '2026-03-04T15:00:00.000Z' }])
  expect((await pool.query('select from assignment_results')).rowCount).toBe(1)
})
