import type { AssignmentReport } from '@capivira/core/classes/assignment-contract'
import type { ClassMember } from '@capivira/core/classes/contract'
import type { PupilConsent } from '@capivira/core/consents/contract'
import type { PupilReport, PupilRow } from '@capivira/core/reports/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeUser } from '../../../test/factories.ts'

type Person = Awaited<ReturnType<TestApp['signedIn']>>

let school: TestApp
let teacher: Person
let classId: number
/** Three of one name, two of whom came on one day; and others. */
const anas = ['2026-02-05', '2026-03-12', '2026-03-12']
const marks = [
  'entrou em 05/02/2026',
  'entrou em 12/03/2026, an…21@escola.example',
  'entrou em 12/03/2026, an…22@escola.example',
]
const ids: string[] = []
beforeAll(async () => {
  school = await startTestApp()
  school.setNow('2026-04-01T15:00:00Z')
  teacher = await school.signedIn('teacher', 'Ana Silva')
  classId = (await teacher.post<{ id: number }>('/api/classes', { name: 'Sétimo ano' })).body.id
  const { db, pool } = school.connection
  const join = (userId: string) =>
    pool.query('insert into class_members (class_id, user_id, joined_at) values ($1, $2, now())', [classId, userId])
  for (const [place, day] of anas.entries()) {
    const fullName = place === 1 ? 'ana silva' : 'Ana Silva'
    const email = `ana.silva2${place}@escola.example`
    const at = new Date(`${day}T15:00:00Z`)
    const { id } = await makeUser(db, { fullName, email, userType: 'student', ageRange: 'até 12', createdAt: at })
    ids.push(id)
    await join(id)
  }
  await join((await makeUser(db, { fullName: 'Bia Ramos', userType: 'student', ageRange: 'até 12' })).id)
})
afterAll(() => school.close())

type Named = { userId: string; fullName: string; apart?: string | undefined }
const apartOf = (rows: readonly Named[]) => ids.map(id => rows.find(({ userId }) => userId === id)?.apart)
const only = (rows: readonly Named[]) => rows.find(({ fullName }) => fullName === 'Bia Ramos')

test('pupils of one name are told apart on every screen of the school, in the same words; others are not', async () => {
  const material = await makeMaterial(school.connection.db, { teacherId: teacher.id })
  await makeCards(school.connection.db, 1, { materialId: material.id })
  const task = { materialId: material.id, dueDay: '2026-04-10', withCards: true, withQuiz: false }
  const { body: made } = await teacher.post<{ id: number }>(`/api/classes/${classId}/assignments`, task)
  const lists: Record<string, readonly Named[]> = {
    turma: (await teacher.get<ClassMember[]>(`/api/classes/${classId}/members`)).body,
    progress: (await teacher.get<{ pupils: PupilRow[] }>('/api/teacher/pupils')).body.pupils,
    'one page of it': (await teacher.get<{ pupils: PupilRow[] }>('/api/teacher/pupils?search=silva')).body.pupils,
    tarefa: (await teacher.get<AssignmentReport>(`/api/assignments/${made.id}`)).body.pupils,
    consents: (await teacher.get<{ rows: PupilConsent[] }>('/api/consents?view=pending')).body.rows,
  }
  for (const [name, rows] of Object.entries(lists)) {
    expect(apartOf(rows), name).toEqual(marks)
    expect(only(rows)?.apart, name).toBeUndefined()
  }
  const { body: alone } = await teacher.get<PupilReport>(`/api/teacher/pupils/${ids[1]}`)
  expect(alone.pupil.apart).toBe(marks[1])
  const { body: csv } = await teacher.get<string>('/api/reports/csv?table=pupils')
  for (const mark of marks) expect(csv.toLowerCase()).toContain(`ana silva (${mark})`)
  expect(csv).toContain('\nBia Ramos;')
})
