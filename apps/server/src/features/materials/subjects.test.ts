import type { TeacherDashboard } from '@capivira/core/dashboards/contract'
import type { FlipCard, Material, Subject } from '@capivira/core/materials/contract'
import type { SubjectContents } from '@capivira/core/materials/subject-contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz, makeSubject } from '../../../test/factories.ts'
import { useSchool } from '../../../test/use-school.ts'

type Person = Awaited<ReturnType<TestApp['signedIn']>>
type Refused = { message: string; errors?: Record<string, string> }

const school = useSchool()
let teacher: Person
let colleague: Person
let pupil: Person
beforeAll(async () => {
  teacher = await school.signedIn('teacher', 'Prof Um')
  colleague = await school.signedIn('teacher', 'Prof Dois')
  pupil = await school.signedIn('student', 'Bia Ramos')
})
beforeEach(() => school.connection.pool.query('delete from subjects; delete from classes'))

const db = () => school.connection.db
const send = <Body>(person: Person, method: 'PATCH' | 'PUT', url: string, payload: object) =>
  person.send<Body>({ method, url, payload })
const create = async (name: string, description?: string) =>
  (await teacher.post<Subject>('/api/subjects', { name, ...(description !== undefined && { description }) })).body
const named = async (person: Person) => (await person.get<Subject[]>('/api/subjects')).body.map(({ name }) => name)
const onDashboard = async () =>
  (await teacher.get<TeacherDashboard>('/api/dashboard/teacher')).body.subjects.map(({ name }) => name)

describe('a teacher', () => {
  test('makes a subject, renames and describes it, and pupils read it', async () => {
    const made = await teacher.post<Subject>('/api/subjects', { name: '  Geografia ', description: '6º ano' })
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Geografia', description: '6º ano', materialsCount: 0, archivedAt: null },
    })
    const url = `/api/subjects/${made.body.id}`
    expect(await send(teacher, 'PATCH', url, { name: 'Geografia humana', description: '' })).toMatchObject({
      status: 200,
      body: { name: 'Geografia humana', description: null },
    })
    // The same letters in another case are the same name, and its own.
    expect((await send(teacher, 'PATCH', url, { name: 'GEOGRAFIA HUMANA', description: 'Cidades' })).status).toBe(200)
    expect((await pupil.get<Subject>(url)).body).toMatchObject({ name: 'GEOGRAFIA HUMANA', description: 'Cidades' })
  })

  test('is told what is wrong with a name, and which subject has it already', async () => {
    await create('Ciências')
    const other = await create('Química')
    expect(await teacher.post<Refused>('/api/subjects', { name: ' ' })).toMatchObject({
      status: 400,
      body: { errors: { name: 'Dê um nome à matéria' } },
    })
    const sentence = 'Você já tem uma matéria chamada “Ciências”. Escolha outro nome, ou junte as duas.'
    for (const refused of [
      await teacher.post<Refused>('/api/subjects', { name: 'CIENCIAS' }),
      await send<Refused>(teacher, 'PATCH', `/api/subjects/${other.id}`, { name: 'ciências' }),
    ])
      expect(refused).toMatchObject({ status: 409, body: { message: sentence, errors: { name: sentence } } })
    // A colleague's of the same name is another's.
    expect((await colleague.post('/api/subjects', { name: 'Ciências' })).status).toBe(201)
  })

  test('puts subjects in an order; a new one comes first, on the dashboard as in the list', async () => {
    const [art, biology, civics] = [await create('Arte'), await create('Biologia'), await create('Civismo')]
    for (const { id } of [art, biology, civics]) await makeMaterial(db(), { subjectId: id })
    const subjectIds = [biology.id, civics.id, art.id]
    expect((await send(teacher, 'PUT', '/api/subjects/order', { subjectIds })).status).toBe(200)
    expect(await named(teacher)).toEqual(['Biologia', 'Civismo', 'Arte'])
    const fresh = await create('Dança')
    await makeMaterial(db(), { subjectId: fresh.id })
    expect(await named(teacher)).toEqual(['Dança', 'Biologia', 'Civismo', 'Arte'])
    expect(await onDashboard()).toEqual(['Dança', 'Biologia', 'Civismo', 'Arte'])
    // Somebody else's ids order nothing of theirs.
    await send(colleague, 'PUT', '/api/subjects/order', { subjectIds: [art.id, fresh.id] })
    expect(await named(teacher)).toEqual(['Dança', 'Biologia', 'Civismo', 'Arte'])
    expect((await send(teacher, 'PUT', '/api/subjects/order', { subjectIds: ['x'] })).status).toBe(400)
  })

  test('puts a subject away: pupils see none of it and keep what they did, until it comes back', async () => {
    const { id } = await create('Projetos')
    const { id: materialId } = await makeMaterial(db(), { subjectId: id })
    const [card] = await makeCards(db(), 1, { materialId })
    await pupil.post(`/api/cards/${card?.id}/review`, { difficulty: 'médio' })
    const archive = (archived: boolean) => teacher.post<Subject>(`/api/subjects/${id}/archive`, { archived })

    school.setNow('2026-03-02T18:00:00Z')
    expect((await archive(true)).body.archivedAt).toBe('2026-03-02T18:00:00.000Z')
    school.setNow('2026-03-02T19:00:00Z')
    expect(await named(pupil)).toEqual([])
    expect((await pupil.get<Material[]>('/api/materials')).body).toEqual([])
    for (const path of [`subjects/${id}`, `materials/${materialId}`, `materials/${materialId}/cards`])
      expect((await pupil.get(`/api/${path}`)).status).toBe(404)
    const rate = (secondsAgo: number) =>
      pupil.post<{ xpGain: number }>(`/api/cards/${card?.id}/review`, { difficulty: 'fácil', secondsAgo })
    // Since then it is out of sight; what was studied before and is told late was study.
    expect((await rate(60)).status).toBe(404)
    expect((await rate(2 * 3600)).status).toBe(200)
    expect(await onDashboard()).toEqual([])
    expect((await teacher.get<Material[]>('/api/teacher/materials')).body).toEqual([])
    expect((await teacher.get<Material[]>(`/api/subjects/${id}/materials`)).body).toHaveLength(1)

    expect((await archive(false)).body.archivedAt).toBeNull()
    expect(await named(pupil)).toEqual(['Projetos'])
    expect((await pupil.get<FlipCard[]>(`/api/materials/${materialId}/cards`)).body[0]?.nextReview).not.toBeNull()
  })

  test('a subject of turmas alone that is put away is seen by none of them', async () => {
    const { id } = await create('Reforço')
    const turma = await teacher.post<{ id: number; joinCode: string }>('/api/classes', { name: '7º B' })
    await pupil.post('/api/join', { code: turma.body.joinCode })
    await send(teacher, 'PUT', `/api/subjects/${id}/access`, { restricted: true, classIds: [turma.body.id] })
    expect(await named(pupil)).toEqual(['Reforço'])
    await teacher.post(`/api/subjects/${id}/archive`, { archived: true })
    expect(await named(pupil)).toEqual([])
    expect((await teacher.get(`/api/classes/${turma.body.id}/subjects`)).body).toEqual([])
  })

  test('joins one subject to another: materials move, pupils keep what they did, the first is gone', async () => {
    const [from, into] = [await create('Geo'), await create('Geografia')]
    const { id: materialId } = await makeMaterial(db(), { subjectId: from.id, title: 'Relevo' })
    const [card] = await makeCards(db(), 1, { materialId })
    await pupil.post(`/api/cards/${card?.id}/review`, { difficulty: 'médio' })
    expect(await teacher.post(`/api/subjects/${from.id}/merge`, { into: into.id })).toMatchObject({
      status: 200,
      body: { id: into.id, materialsCount: 1 },
    })
    expect(await named(teacher)).toEqual(['Geografia'])
    expect((await pupil.get<FlipCard[]>(`/api/materials/${materialId}/cards`)).body[0]?.nextReview).not.toBeNull()
    expect((await teacher.post(`/api/subjects/${into.id}/merge`, { into: into.id })).status).toBe(400)
  })

  test('is told what goes with a subject before it goes, and then all of it is gone', async () => {
    const { id } = await create('História')
    const { id: materialId } = await makeMaterial(db(), { subjectId: id })
    const [card] = await makeCards(db(), 3, { materialId })
    await makeQuiz(db(), 2, { materialId })
    await pupil.post(`/api/cards/${card?.id}/review`, { difficulty: 'médio' })
    const { xp } = (await pupil.get<{ xp: number }>('/api/auth/user')).body
    expect((await teacher.get<SubjectContents>(`/api/subjects/${id}/contents`)).body).toEqual({
      materials: 1,
      cards: 3,
      questions: 2,
      pupils: 1,
    })
    expect(await teacher.delete(`/api/subjects/${id}`)).toMatchObject({
      status: 200,
      body: { message: 'Matéria excluída' },
    })
    expect((await teacher.get(`/api/materials/${materialId}`)).status).toBe(404)
    expect((await pupil.get<{ xp: number }>('/api/auth/user')).body.xp).toBe(xp)
    expect((await teacher.delete(`/api/subjects/${id}`)).status).toBe(404)
  })
})

test('correcting a material of a subject that is put away leaves it there', async () => {
  const { id } = await create('Projetos')
  const { id: materialId } = await makeMaterial(db(), { subjectId: id, title: 'Horta' })
  await teacher.post(`/api/subjects/${id}/archive`, { archived: true })
  const edit = { title: 'Horta da escola', subject: 'projetos', description: '' }
  expect(await send<Material>(teacher, 'PATCH', `/api/materials/${materialId}`, edit)).toMatchObject({
    status: 200,
    body: { title: 'Horta da escola', subjectId: id },
  })
  expect(await named(pupil)).toEqual([])
})

test('a subject is its own teacher’s: colleagues find none, pupils and administrators may not', async () => {
  const { id } = await create('Minha')
  const theirs = await makeSubject(db(), { teacherId: colleague.id })
  const admin = await school.signedIn('admin')
  const calls = [
    ['PATCH', `/api/subjects/${id}`, { name: 'Deles' }],
    ['POST', `/api/subjects/${id}/archive`, { archived: true }],
    ['POST', `/api/subjects/${id}/merge`, { into: theirs.id }],
    ['GET', `/api/subjects/${id}/contents`, undefined],
    ['DELETE', `/api/subjects/${id}`, undefined],
  ] as const
  for (const [method, url, payload] of calls) {
    const call = { method, url, ...(payload && { payload }) }
    expect((await colleague.send(call)).status, `colleague ${method} ${url}`).toBe(404)
    for (const person of [pupil, admin]) expect((await person.send(call)).status, `${method} ${url}`).toBe(403)
  }
  expect((await teacher.post(`/api/subjects/${id}/merge`, { into: theirs.id })).status).toBe(404)
  expect(await named(teacher)).toEqual(['Minha'])
})
