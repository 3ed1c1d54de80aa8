import type { Material } from '@capivira/core/materials/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeMaterial, makeSubject } from '../../../test/factories.ts'
import { subjects } from './tables.ts'

let school: TestApp
let teacher: Awaited<ReturnType<TestApp['signedIn']>>
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher')
})
afterAll(() => school.close())

const db = () => school.connection.db
type Refused = { errors?: Record<string, string> }
const edit = <Body = Material>(id: number, payload: object, person = teacher) =>
  person.send<Body>({ method: 'PATCH', url: `/api/materials/${id}`, payload })

test('a teacher changes title, subject and description; the subject is found by its name or made', async () => {
  const { id } = await makeMaterial(db(), { teacherId: teacher.id })
  const history = await makeSubject(db(), { teacherId: teacher.id, name: 'História', nameKey: 'historia' })
  const edited = await edit(id, { title: ' Revolução ', subject: 'HISTORIA', description: ' Unidade 2 ' })
  expect(edited).toMatchObject({
    status: 200,
    body: { title: 'Revolução', subjectId: history.id, subject: { name: 'História' }, description: 'Unidade 2' },
  })
  expect((await edit(id, { title: 'X', subject: 'Química', description: '' })).body).toMatchObject({
    subject: { name: 'Química' },
    description: null,
  })
  expect((await edit(id, { title: 'X', subject: ' ', description: '' })).body.subject.name).toBe('Geral')
})

test('is told what is wrong, and can change no material but their own', async () => {
  const { id } = await makeMaterial(db(), { teacherId: teacher.id })
  const body = { title: 'Novo', subject: 'Assunto inventado', description: '' }
  expect((await edit<Refused>(id, { ...body, title: ' ' })).body.errors).toEqual({
    title: 'Por favor, insira um título para o material',
  })
  expect((await edit(id, { ...body, title: 'x'.repeat(256) })).status).toBe(400)
  expect((await edit(id, {})).status).toBe(400)
  const before = await db().select().from(subjects)
  expect((await edit(id, body, await school.signedIn('teacher'))).status).toBe(404)
  expect((await edit(id, body, await school.signedIn('student'))).status).toBe(403)
  expect((await edit(2_000_000_000, body)).status).toBe(404)
  expect(await db().select().from(subjects)).toEqual(before)
})
