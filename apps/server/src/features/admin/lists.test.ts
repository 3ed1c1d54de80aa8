import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { makeCards, makeMaterial, makeQuiz, makeSubject, makeUser } from '../../../test/factories.ts'
import { forgetOldActs } from './forget-old-acts.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
beforeEach(() => emptyTables(school.connection.pool, 'users', 'admin_acts'))
afterAll(() => school.close())

type Dashboard = Record<'counts' | 'found', Record<string, number>> & {
  users: { fullName: string }[]
  subjects: { name: string }[]
  materials: { id: number; title: string; flipCardsCount: number; quizQuestionsCount: number }[]
  flipCards: { question: string; material: { title: string } }[]
  quizzes: { title: string; questionsCount: number }[]
}

const search = async (words: string) => {
  const admin = await school.signedIn('admin', 'Dora Reis')
  return (await admin.get<Dashboard>(`/api/admin/dashboard?search=${encodeURIComponent(words)}`)).body
}

async function furnish() {
  const { db } = school.connection
  const teacher = await makeUser(db, { fullName: 'João da Conceição', email: 'jconceicao@escola.example' })
  const subject = await makeSubject(db, { name: 'Geografia Física', teacherId: teacher.id })
  const old = await makeMaterial(db, { subjectId: subject.id, title: 'Água e relevo' })
  const fresh = await makeMaterial(db, {
    subjectId: subject.id,
    title: 'Ação do vento',
    createdAt: new Date('2026-02-01T12:00:00Z'),
  })
  await makeCards(db, 60, { materialId: old.id })
  await makeCards(db, 1, { materialId: fresh.id, question: 'O que é erosão eólica?', state: 'shown' })
  await makeCards(db, 1, { materialId: fresh.id, question: 'Pergunta escondida sobre eólica?', state: 'hidden' })
  await makeQuiz(db, 3, { materialId: fresh.id, title: 'Quiz: Ação do vento' })
  return { teacher, subject, old, fresh }
}

describe('the dashboard of the administration', () => {
  test('counts everything and lists the newest of each', async () => {
    const { old, fresh } = await furnish()
    const body = await search('')
    expect(body.counts).toEqual({
      users: 2,
      students: 0,
      teachers: 1,
      admins: 1,
      subjects: 1,
      materials: 2,
      flipCards: 61,
      quizzes: 1,
    })
    expect(body.found).toEqual({ users: 2, subjects: 1, materials: 2, flipCards: 61, quizzes: 1 })
    expect(body.users.map(({ fullName }) => fullName)).toEqual(['Dora Reis', 'João da Conceição'])
    expect(body.materials.map(({ id }) => id)).toEqual([fresh.id, old.id])
    expect(body.materials[0]).toMatchObject({
      title: 'Ação do vento',
      flipCardsCount: 1,
      quizQuestionsCount: 3,
      teacher: { fullName: 'João da Conceição' },
      subject: { name: 'Geografia Física' },
    })
    expect(body.flipCards).toHaveLength(50)
    expect(body.flipCards[0]).toMatchObject({
      question: 'O que é erosão eólica?',
      material: { title: 'Ação do vento' },
    })
    expect(body.quizzes).toMatchObject([{ title: 'Quiz: Ação do vento', questionsCount: 3 }])
    expect(JSON.stringify(body)).not.toContain('no hash matches this')
  })

  test.each([
    ['joao', { users: 1, subjects: 0, materials: 0, flipCards: 0, quizzes: 0 }],
    ['JOÃO conc', { users: 1 }],
    ['jconceicao@escola', { users: 1 }],
    ['acao', { users: 0, materials: 1, quizzes: 1 }],
    ['geografia', { subjects: 1 }],
    ['eolica', { flipCards: 1 }],
    ['pergunta', { flipCards: 60 }],
    ['EÓLICA? erosão', { flipCards: 1 }],
    ['vento relevo', { materials: 0 }],
    ["'; drop table users; --", { users: 0 }],
    ['!! & | :* <->', { users: 0, subjects: 0, materials: 0, flipCards: 0, quizzes: 0 }],
    [' \u200b ', { users: 2, materials: 2, flipCards: 61 }],
    ['zzz', { users: 0, subjects: 0, materials: 0, flipCards: 0, quizzes: 0 }],
  ])('%s is searched for in everything', async (words, found) => {
    await furnish()
    expect((await search(words)).found).toMatchObject(found)
  })

  test('turns pages of lists', async () => {
    const { db } = school.connection
    const admin = await school.signedIn('admin')
    const subject = await makeSubject(db)
    for (let at = 0; at < 52; at++)
      await makeMaterial(db, { subjectId: subject.id, title: `Aula ${at}`, createdAt: new Date(1e12 + at * 1000) })
    const page = (query: string) =>
      admin.get<{ found: number; rows: { title: string }[] }>(`/api/admin/materials?${query}`)
    expect((await page('page=2')).body.rows.map(({ title }) => title)).toEqual(['Aula 1', 'Aula 0'])
    expect((await page('search=aula')).body).toMatchObject({ found: 52, rows: { length: 50 } })
    expect((await page('search=aula&page=3')).body.rows).toEqual([])
    for (const list of ['users', 'subjects', 'quizzes'])
      expect((await admin.get(`/api/admin/${list}?search=a&page=1`)).status).toBe(200)
    expect((await page('page=0')).status).toBe(400)
    expect((await page('page=900')).status).toBe(400)
    expect((await admin.get(`/api/admin/dashboard?search=${'a'.repeat(201)}`)).status).toBe(400)
  })
})

describe('content', () => {
  const exists = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    )

  test('a material is corrected, and its act tells the title before', async () => {
    const { old } = await furnish()
    const admin = await school.signedIn('admin', 'Dora Reis')
    const edit = (payload: object) => admin.send({ method: 'PUT', url: `/api/admin/materials/${old.id}`, payload })
    expect(await edit({ title: '  Água ', description: 'Rios' })).toMatchObject({
      status: 200,
      body: { message: 'Material atualizado com sucesso', material: { title: 'Água', description: 'Rios' } },
    })
    expect(await edit({ title: 'Água' })).toMatchObject({ body: { material: { description: 'Rios' } } })
    expect(await edit({ title: '   ', description: null })).toMatchObject({
      status: 400,
      body: { errors: { title: 'Por favor, insira um título para o material' } },
    })
    expect((await edit({ title: 'a'.repeat(256) })).status).toBe(400)
    expect((await admin.get('/api/admin/acts')).body).toMatchObject({
      more: false,
      acts: [
        { act: 'edit-material', target: 'Água', detail: null },
        { act: 'edit-material', target: 'Água', detail: 'antes: Água e relevo', actor: { fullName: 'Dora Reis' } },
      ],
    })
    expect(
      (await admin.send({ method: 'PUT', url: '/api/admin/materials/999999', payload: { title: 'x' } })).status,
    ).toBe(404)
  })

  test('a material goes with its cards, quiz and files, and a subject with its materials', async () => {
    const { old, fresh, subject } = await furnish()
    const admin = await school.signedIn('admin')
    const paths = [old, fresh].map(({ pdfPath }) => join(school.files.incoming, '..', pdfPath))
    for (const path of paths) await writeFile(path, '%PDF-1.7')

    expect(await admin.delete(`/api/admin/materials/${old.id}`)).toMatchObject({
      status: 200,
      body: { message: 'Material excluído com sucesso' },
    })
    expect(await Promise.all(paths.map(exists))).toEqual([false, true])
    expect((await admin.delete(`/api/admin/materials/${old.id}`)).status).toBe(404)

    expect(await admin.delete(`/api/admin/subjects/${subject.id}`)).toMatchObject({
      status: 200,
      body: { message: 'Matéria excluída com sucesso' },
    })
    expect(await Promise.all(paths.map(exists))).toEqual([false, false])
    expect((await admin.delete(`/api/admin/subjects/${subject.id}`)).status).toBe(404)
    const { body } = await admin.get<Dashboard>('/api/admin/dashboard')
    expect(body.counts).toMatchObject({ subjects: 0, materials: 0, flipCards: 0, quizzes: 0 })
    expect((await admin.get('/api/admin/acts?act=delete-subject')).body).toMatchObject({
      acts: [{ target: 'Geografia Física', detail: '1 material' }],
    })
  })

  test('two who delete the same thing at once: one does, and it is written down once', async () => {
    const { subject } = await furnish()
    const admin = await school.signedIn('admin')
    const answers = await Promise.all([1, 2, 3].map(() => admin.delete(`/api/admin/subjects/${subject.id}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    expect((await admin.get<{ acts: [] }>('/api/admin/acts')).body.acts).toHaveLength(1)
  })
})

describe('the acts', () => {
  test('are found by who and on whom, and come by pages', async () => {
    const { pool } = school.connection
    const admin = await school.signedIn('admin')
    await pool.query(`insert into admin_acts (actor_id, actor_name, act, target_id, target_name, created_at)
      select gen_random_uuid(), 'Dora Reis', 'edit-material', at, 'Título ' || at, now() from generate_series(1,
        60) at`)
    type Page = { acts: { id: number; target: string }[]; more: boolean }
    const { body } = await admin.get<Page>('/api/admin/acts?search=titulo')
    expect([body.acts.length, body.more, body.acts[0]?.target]).toEqual([50, true, 'Título 60'])
    const rest = await admin.get<Page>(`/api/admin/acts?search=titulo&before=${body.acts.at(-1)?.id}`)
    expect([rest.body.acts.length, rest.body.more]).toEqual([10, false])
    expect((await admin.get<Page>('/api/admin/acts?search=dora%2060')).body.acts).toHaveLength(1)
    expect((await admin.get('/api/admin/acts?act=dance')).status).toBe(400)
    expect((await admin.get('/api/admin/acts?before=x')).status).toBe(400)
  })

  test('cannot be changed, nor deleted before a year has passed', async () => {
    const { pool } = school.connection
    await pool.query(`insert into admin_acts (actor_id, actor_name, act, target_id, target_name, created_at) values
      (gen_random_uuid(), 'Dora', 'edit-material', '1', 'velho', now() - interval '400 days'),
      (gen_random_uuid(), 'Dora', 'edit-material', '1', 'novo', now())`)
    await expect(pool.query(`update admin_acts set target_name = 'x'`)).rejects.toThrow('kept as they were written')
    await expect(pool.query('delete from admin_acts')).rejects.toThrow('kept as they were written')
    expect(await forgetOldActs(school.connection.db, new Date())).toBe(1)
    expect((await pool.query('select target_name from admin_acts')).rows).toEqual([{ target_name: 'novo' }])
  })
})
