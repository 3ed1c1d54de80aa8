import type { Material, Subject } from '@capivira/core/materials/contract'
import type { ProgressEntry } from '@capivira/core/progress/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeSubject } from '../../../test/factories.ts'

type Person = Awaited<ReturnType<TestApp['signedIn']>>

let school: TestApp
let teacher: Person
let pupil: Person
let ids: number[]
/** 65 materials, made one after the other; the pupil has studied the first and then the third. */
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher', 'Prof Um')
  pupil = await school.signedIn()
  const { db } = school.connection
  const subject = await makeSubject(db, { teacherId: teacher.id, name: 'Ciências' })
  ids = []
  for (let place = 0; place < 65; place++) {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, place))
    const title = place === 4 ? 'A fotossíntese' : `Texto ${place}`
    const { id } = await makeMaterial(db, { subjectId: subject.id, title, createdAt })
    const [card] = await makeCards(db, 2, { materialId: id })
    ids.push(id)
    if (place === 0 || place === 2) await pupil.post(`/api/cards/${card?.id}/review`, { difficulty: 'errei' })
    if (place === 0) school.setNow('2026-03-02T15:00:01Z')
  }
  await makeMaterial(db, { subjectId: subject.id, title: 'Nada para estudar' })
})
afterAll(() => school.close())

const progress = async (query = '') => (await pupil.get<ProgressEntry[]>(`/api/progress${query}`)).body
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
/** The materials as a pupil has them: those studied, the last one first, then the newest. */
const order = () => [
  ...[2, 0].map(place => ids[place]),
  ...ids.filter((_, place) => place !== 0 && place !== 2).reverse(),
]

describe('what a pupil can study', () => {
  test('comes in pages of sixty in one order, nothing twice and nothing left out', async () => {
    expect(idsOf(await progress())).toEqual(order().slice(0, 60))
    expect(idsOf(await progress('?page=2'))).toEqual(order().slice(60))
    expect(await progress('?page=3')).toEqual([])
    expect(await progress('?page=2000000000')).toEqual([])
    for (const query of ['?page=0', '?page=x', `?search=${'a'.repeat(121)}`])
      expect([query, (await pupil.get(`/api/progress${query}`)).status]).toEqual([query, 400])
  })

  test('is found by words of its title and of its subject, without accents', async () => {
    expect(idsOf(await progress('?search=FOTO'))).toEqual([ids[4]])
    expect(idsOf(await progress('?search=cienc&page=2'))).toEqual(order().slice(60))
    expect(await progress('?search=vulc%C3%A3o')).toEqual([])
    expect(await progress(`?search=${encodeURIComponent("') | !x:* (")}`)).toEqual([])
    expect(await progress('?search=%25%26')).toEqual([])
    expect(idsOf(await progress('?search=%20'))).toEqual(order().slice(0, 60))
  })

  test('counts the due cards that are still shown', async () => {
    const { pool } = school.connection
    expect((await progress()).slice(0, 3).map(({ cardsDue }) => cardsDue)).toEqual([0, 0, 0])
    school.setNow('2026-03-05T15:00:00Z')
    expect((await progress()).slice(0, 3).map(({ cardsDue }) => cardsDue)).toEqual([1, 1, 0])
    expect((await pupil.get('/api/study/today')).body).toMatchObject({ due: 2 })
    await pool.query(`update flip_cards set state = 'hidden' where material_id = $1`, [ids[0]])
    expect((await progress()).slice(0, 2).map(({ cardsDue }) => cardsDue)).toEqual([1, 0])
    expect((await pupil.get('/api/study/today')).body).toMatchObject({ due: 1, cards: [{ materialId: ids[2] }] })
    await pool.query(`update flip_cards set state = 'shown' where material_id = $1`, [ids[0]])
  })

  test('begins on the first screen with the first twelve', async () => {
    const { body } = await pupil.get<{ progress: ProgressEntry[] }>('/api/dashboard/student')
    expect(idsOf(body.progress)).toEqual(order().slice(0, 12))
    expect(body.progress[0]).toMatchObject({ subject: 'Ciências', teacherName: 'Prof Um' })
  })
})

describe('the lists of materials and subjects', () => {
  test('come in pages for pupils, and whole to the teacher who made them', async () => {
    await teacher.post('/api/auth/login', { email: teacher.email, password: testPassword })
    const materials = async (person: Person, query = '') =>
      (await person.get<Material[]>(`/api/materials${query}`)).body.map(({ id }) => id)
    const newest = [...ids].reverse()
    expect((await materials(pupil)).length).toBe(60)
    expect(await materials(pupil, '?page=2')).toEqual(newest.slice(59))
    expect(await materials(pupil, '?search=fotossintese')).toEqual([ids[4]])
    expect((await materials(teacher)).length).toBe(66)
    expect((await materials(teacher, '?page=2')).length).toBe(6)
    expect((await teacher.get<Material[]>('/api/teacher/materials')).body.length).toBe(66)
    expect((await pupil.get<Subject[]>('/api/subjects')).body.length).toBe(1)
    expect((await pupil.get<Subject[]>('/api/subjects?page=2')).body).toEqual([])
  })
})
