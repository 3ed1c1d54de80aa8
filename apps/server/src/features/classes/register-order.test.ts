import type { Assignment } from '@capivira/core/classes/assignment-contract'
import type { SchoolClass } from '@capivira/core/classes/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeSubject } from '../../../test/factories.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())

/** As a Portuguese register has them. */
const register = [
  'Álvaro Lima',
  'Ana Luísa',
  'Ana Luiza',
  'Beatriz Reis',
  'Çilas Melo',
  'eduardo alves',
  'Érica Nunes',
  'Ícaro Dias',
  'João da Silva',
  'Joao Pedro',
  'Zélia Souza',
]

type Named = { fullName: string }
const names = (people: readonly Named[]) => people.map(({ fullName }) => fullName)

test('every list of pupils is in the order of a Portuguese register', async () => {
  const teacher = await school.signedIn('teacher', 'Prof Um')
  const turma = (await teacher.post<SchoolClass>('/api/classes', { name: '7º ano' })).body
  for (const name of register.toReversed()) {
    const pupil = await school.signedIn('student', name)
    await pupil.post('/api/join', { code: turma.joinCode })
  }
  await school.connection.pool.query(`update users set age_range = 'até 12' where user_type = 'student'`)
  const material = await makeMaterial(school.connection.db, { teacherId: teacher.id, title: 'A água' })
  await makeCards(school.connection.db, 1, { materialId: material.id })
  const given = await teacher.post<Assignment>(`/api/classes/${turma.id}/assignments`, {
    materialId: material.id,
    withCards: true,
    withQuiz: false,
    dueDay: '2099-03-09',
  })
  const admin = await school.signedIn('admin', 'Adm Um')
  const get = async <Body>(path: string, person = teacher) => (await person.get<Body>(path)).body

  expect(names(await get<Named[]>(`/api/classes/${turma.id}/members`))).toEqual(register)
  expect(names((await get<{ pupils: Named[] }>(`/api/assignments/${given.body.id}`)).pupils)).toEqual(register)
  const pupils = async (query: string) => names((await get<{ pupils: Named[] }>(`/api/teacher/pupils${query}`)).pupils)
  expect(await pupils('')).toEqual(register)
  expect(await pupils('?sort=name&direction=desc')).toEqual(register.toReversed())
  expect(await pupils(`?classId=${turma.id}`)).toEqual(register)
  expect(await pupils('?sort=cards')).toEqual(register)
  expect(await pupils('?sort=streak')).toEqual(register)
  expect(await pupils('?search=joao')).toEqual(['João da Silva', 'Joao Pedro'])
  const csv = await get<string>('/api/reports/csv?table=pupils')
  expect(csv.split('\r\n').flatMap(line => register.filter(name => line.includes(name)))).toEqual(register)
  for (const person of [teacher, admin])
    expect(names((await get<{ rows: Named[] }>('/api/consents?view=pending', person)).rows)).toEqual(register)
  await school.connection.pool.query(`update users set age_range = null where user_type = 'student'`)
  expect(names((await get<{ rows: Named[] }>('/api/consents?view=unknown', admin)).rows)).toEqual(register)
})

test('subjects and classes are in that order, and numbers in their names count as numbers', async () => {
  const teacher = await school.signedIn('teacher', 'Prof Dois')
  const pupil = await school.signedIn('student', 'Aluna Dois')
  for (const name of ['Zoologia', 'Álgebra', 'Ética', 'Arte', 'Educação física'])
    await makeSubject(school.connection.db, { teacherId: teacher.id, name })
  for (const name of ['10º ano', '6º ano', 'Ábaco', 'Zebra']) {
    const turma = (await teacher.post<SchoolClass>('/api/classes', { name })).body
    await pupil.post('/api/join', { code: turma.joinCode })
  }
  const subjects = (await teacher.get<{ name: string }[]>('/api/subjects')).body.map(({ name }) => name)
  expect(subjects).toEqual(['Álgebra', 'Arte', 'Educação física', 'Ética', 'Zoologia'])
  const joined = (await pupil.get<{ name: string }[]>('/api/my-classes')).body.map(({ name }) => name)
  expect(joined).toEqual(['6º ano', '10º ano', 'Ábaco', 'Zebra'])
})
