import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FlipCard, Material, Subject } from '@capivira/core/materials/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz, makeSubject } from '../../../test/factories.ts'
import { StoreAway } from '../../platform/files.ts'
import type { MaterialJob } from '../../platform/jobs.ts'
import { cardReviews, studiedCards } from '../study/tables.ts'
import { flipCards, words } from './tables.ts'

type Person = Awaited<ReturnType<TestApp['signedIn']>>

let school: TestApp
let pupil: Person
let teacher: Person
let colleague: Person
let admin: Person
const sent: MaterialJob[] = []
beforeAll(async () => {
  school = await startTestApp({ jobs: { processMaterial: async (_, job) => void sent.push(job) } })
  pupil = await school.signedIn('student')
  teacher = await school.signedIn('teacher', 'Prof Um')
  colleague = await school.signedIn('teacher', 'Prof Dois')
  admin = await school.signedIn('admin')
})
afterAll(() => school.close())
beforeEach(async () => {
  sent.splice(0)
  await school.connection.pool.query('delete from subjects')
})

const db = () => school.connection.db
const titles = ({ body }: { body: readonly { title: string }[] }) => body.map(({ title }) => title)
const at = (day: number) => new Date(Date.UTC(2026, 1, day))

describe('lists of materials', () => {
  test('show a teacher their own, pupils what there is or will be to study, admins all; the newest first', async () => {
    const { subjectId } = await makeMaterial(db(), { teacherId: teacher.id, title: 'Pronto', createdAt: at(1) })
    await makeMaterial(db(), { subjectId, title: 'Lendo', status: 'extracting', isProcessed: false, createdAt: at(2) })
    await makeMaterial(db(), { subjectId, title: 'Falhou', status: 'failed', isProcessed: false, createdAt: at(3) })
    await makeMaterial(db(), { subjectId, title: 'Falhou de novo', status: 'failed', createdAt: at(4) })
    await makeMaterial(db(), { teacherId: colleague.id, title: 'Do colega', createdAt: at(5) })
    const own = ['Falhou de novo', 'Falhou', 'Lendo', 'Pronto']
    expect(titles(await teacher.get<Material[]>('/api/materials'))).toEqual(own)
    expect(titles(await teacher.get<Material[]>('/api/teacher/materials'))).toEqual(own)
    expect(titles(await colleague.get<Material[]>('/api/materials'))).toEqual(['Do colega'])
    expect(titles(await admin.get<Material[]>('/api/materials'))).toEqual(['Do colega', ...own])
    const forPupils = ['Do colega', 'Falhou de novo', 'Lendo', 'Pronto']
    expect(titles(await pupil.get<Material[]>('/api/materials'))).toEqual(forPupils)
    expect(titles(await pupil.get<Material[]>(`/api/subjects/${subjectId}/materials`))).toEqual(forPupils.slice(1))
  })

  test('count cards, questions and words, and show the first 200 characters', async () => {
    const material = await makeMaterial(db(), { teacherId: teacher.id, content: 'á'.repeat(300) })
    await makeCards(db(), 3, { materialId: material.id })
    const quiz = await makeQuiz(db(), 2, { materialId: material.id })
    await db()
      .insert(words)
      .values({ materialId: material.id, word: 'gelo', hint: 'frio', position: 0, fingerprint: 'x', createdAt: at(1) })
    const { body } = await teacher.get<Material[]>('/api/materials')
    expect(body).toMatchObject([
      {
        flipCardsCount: 3,
        cardCount: 3,
        quizQuestionsCount: 2,
        questionCount: 2,
        quizzesCount: 1,
        quizId: quiz.id,
        wordsCount: 1,
        content: 'á'.repeat(200),
      },
    ])
  })

  test('name no quiz that has no question', async () => {
    const material = await makeMaterial(db(), { teacherId: teacher.id })
    await makeQuiz(db(), 0, { materialId: material.id })
    expect((await teacher.get<Material>(`/api/materials/${material.id}`)).body).toMatchObject({
      quizId: null,
      quizzesCount: 0,
    })
  })

  test('keep from pupils what concerns the teacher', async () => {
    const { id } = await makeMaterial(db(), {
      teacherId: teacher.id,
      status: 'failed',
      failureReason: 'Documento complexo demais.',
      notices: [{ code: 'few-cards', message: 'Texto curto.' }],
    })
    expect((await pupil.get<Material>(`/api/materials/${id}`)).body).toMatchObject({ failureReason: null, notices: [] })
    expect((await teacher.get<Material>(`/api/materials/${id}`)).body).toMatchObject({
      failureReason: 'Documento complexo demais.',
      notices: [{ code: 'few-cards', message: 'Texto curto.' }],
    })
  })

  test('take one query, however many there are', async () => {
    const { subjectId } = await makeMaterial(db(), { teacherId: teacher.id })
    for (let one = 0; one < 20; one++) await makeMaterial(db(), { subjectId })
    const { pool } = school.connection
    const query = vi.spyOn(pool, 'query')
    const asked = async (path: string) => {
      query.mockClear()
      const { body } = await teacher.get<unknown[]>(path)
      return { rows: body.length, queries: query.mock.calls.length }
    }
    const session = await asked('/api/auth/user')
    expect(await asked('/api/materials')).toEqual({ rows: 21, queries: session.queries + 1 })
    expect(await asked('/api/subjects')).toEqual({ rows: 1, queries: session.queries + 1 })
    expect(await asked(`/api/subjects/${subjectId}/materials`)).toEqual({ rows: 21, queries: session.queries + 2 })
    query.mockRestore()
  })
})

describe('subjects', () => {
  test('are listed by name with the materials that the viewer can see', async () => {
    const own = await makeSubject(db(), { teacherId: teacher.id, name: 'História', nameKey: 'historia' })
    const other = await makeSubject(db(), { teacherId: colleague.id, name: 'Álgebra', nameKey: 'algebra' })
    await makeMaterial(db(), { subjectId: own.id })
    await makeMaterial(db(), { subjectId: own.id, status: 'failed', isProcessed: false })
    const list = async (person: Person) =>
      (await person.get<Subject[]>('/api/subjects')).body.map(({ name, materialsCount }) => [name, materialsCount])
    expect(await list(teacher)).toEqual([['História', 2]])
    expect(await list(pupil)).toEqual([
      ['Álgebra', 0],
      ['História', 1],
    ])
    expect(await list(admin)).toEqual([
      ['Álgebra', 0],
      ['História', 2],
    ])
    expect((await pupil.get(`/api/subjects/${own.id}`)).body).toEqual({
      id: own.id,
      name: 'História',
      description: null,
      teacherId: teacher.id,
      teacher: { fullName: 'Prof Um', firstName: 'Prof' },
      materialsCount: 1,
      archivedAt: null,
      createdAt: '2026-01-05T12:00:00.000Z',
    })
    expect((await teacher.get(`/api/subjects/${other.id}`)).status).toBe(404)
    expect((await teacher.get(`/api/subjects/${other.id}/materials`)).status).toBe(404)
    expect((await pupil.get(`/api/subjects/${other.id}/materials`)).body).toEqual([])
  })
})

describe('cards', () => {
  test('come to a pupil in the order of study, with an own state; to a teacher in that of the material', async () => {
    const material = await makeMaterial(db(), { teacherId: teacher.id })
    const [later, fresh, due, seen] = await makeCards(db(), 4, { materialId: material.id })
    if (!later || !fresh || !due || !seen) throw new Error('four cards')
    const review = (cardId: number, userId: string, nextReview: Date) => ({
      userId,
      cardId,
      materialId: material.id,
      difficulty: 'médio' as const,
      nextReview,
      stability: 1,
      memoryDifficulty: 5,
      state: 'review' as const,
      learningSteps: 0,
      scheduledDays: 1,
      lapses: 0,
      lastReview: at(1),
      createdAt: at(1),
    })
    const other = await school.signedIn('student')
    await db()
      .insert(cardReviews)
      .values([
        review(later.id, pupil.id, new Date('2026-03-09T15:00:00Z')),
        review(due.id, pupil.id, new Date('2026-03-02T15:00:00Z')),
        review(fresh.id, other.id, at(1)),
      ])
    await db()
      .insert(studiedCards)
      .values({
        userId: pupil.id,
        cardId: seen.id,
        materialId: material.id,
        frontViewed: true,
        firstStudiedAt: at(1),
        lastStudiedAt: at(1),
      })
    const cards = async (person: Person) =>
      (await person.get<FlipCard[]>(`/api/materials/${material.id}/cards`)).body.map(card => [card.id, card.turn])
    expect(await cards(pupil)).toEqual([
      [due.id, 'due'],
      [fresh.id, 'new'],
      [seen.id, 'new'],
      [later.id, 'later'],
    ])
    expect(await cards(teacher)).toEqual([later, fresh, due, seen].map(({ id }) => [id, 'new']))
    const { body } = await pupil.get<FlipCard[]>(`/api/materials/${material.id}/cards`)
    expect(body[2]).toEqual({
      id: seen.id,
      materialId: material.id,
      question: 'Pergunta 4?',
      answer: 'Resposta 4.',
      category: null,
      difficulty: 'médio',
      engine: null,
      sourcePage: 1,
      sourceQuote: 'Trecho 4.',
      createdAt: '2026-01-05T12:00:00.000Z',
      frontViewed: true,
      backViewed: false,
      turn: 'new',
      nextReview: null,
    })
  })

  test('new ones follow the order of the material, whatever their ids', async () => {
    const material = await makeMaterial(db(), { teacherId: teacher.id })
    const [one, other] = await makeCards(db(), 2, { materialId: material.id })
    await school.connection.pool.query('update flip_cards set position = 5 where id = $1', [one?.id])
    const { body } = await pupil.get<FlipCard[]>(`/api/materials/${material.id}/cards`)
    expect(body.map(({ id }) => id)).toEqual([other?.id, one?.id])
  })

  test('are none while a material is processed, and not found where it is not visible', async () => {
    const { id } = await makeMaterial(db(), { teacherId: teacher.id, status: 'queued', isProcessed: false })
    expect((await pupil.get(`/api/materials/${id}/cards`)).body).toEqual([])
    expect((await colleague.get(`/api/materials/${id}/cards`)).status).toBe(404)
    expect((await pupil.get('/api/materials/2147483647/cards')).status).toBe(404)
  })
})

describe('deleting', () => {
  test('removes rows and files of an own material; another’s is not found', async () => {
    const [name, other] = ['5f0c9a52-7d1e-4b7a-9a44-0d5a1f6f2b3c', '5f0c9a52-7d1e-4b7a-9a44-0d5a1f6f2b3d']
    const material = await makeMaterial(db(), { teacherId: teacher.id, pdfPath: `${name}.pdf` })
    await makeCards(db(), 2, { materialId: material.id })
    for (const key of [`${name}.pdf`, `pages/${name}/1.webp`, `pages/${other}/1.webp`]) {
      await writeFile(join(school.files.incoming, 'x'), key)
      await school.files.keep(join(school.files.incoming, 'x'), key)
    }
    expect((await colleague.delete(`/api/materials/${material.id}`)).status).toBe(404)
    expect((await pupil.delete(`/api/materials/${material.id}`)).status).toBe(403)
    expect(await teacher.delete(`/api/materials/${material.id}`)).toMatchObject({
      status: 200,
      body: { message: 'Material excluído' },
    })
    const keys: string[] = []
    for await (const { key } of school.files.list()) keys.push(key)
    expect(keys).toEqual([`pages/${other}/1.webp`])
    expect(await db().select().from(flipCards)).toEqual([])
    expect((await teacher.delete(`/api/materials/${material.id}`)).status).toBe(404)
  })

  test('is done once the rows are gone, though the store keeps the files for the sweeper', async () => {
    const { id } = await makeMaterial(db(), { teacherId: teacher.id })
    vi.spyOn(school.files, 'remove').mockRejectedValueOnce(new StoreAway('the store'))
    expect((await teacher.delete(`/api/materials/${id}`)).status).toBe(200)
    expect((await teacher.get(`/api/materials/${id}`)).status).toBe(404)
  })
})

describe('reprocessing', () => {
  test('queues the next generation of an own material and answers 202', async () => {
    const { id } = await makeMaterial(db(), { teacherId: teacher.id, status: 'failed', failureReason: 'Não deu.' })
    expect(await teacher.post(`/api/materials/${id}/reprocess`)).toMatchObject({
      status: 202,
      body: { id, status: 'queued', progress: 0, failureReason: null },
    })
    expect(sent).toEqual([{ id, generation: 2 }])
    expect((await teacher.post(`/api/materials/${id}/reprocess`)).status).toBe(202)
    expect(sent).toHaveLength(1)
    expect((await colleague.post(`/api/materials/${id}/reprocess`)).status).toBe(404)
    expect((await pupil.post(`/api/materials/${id}/reprocess`)).status).toBe(403)
  })
})
