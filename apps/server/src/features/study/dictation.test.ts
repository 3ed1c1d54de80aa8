import { expect, test } from 'vitest'
import { makeMaterial, makeWords } from '../../../test/factories.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()
type Word = { wordId: number; word: string; hint: string }

const words = ['Erosão', 'Relevo', 'Bacia']

test('a dictation has the words that pupils see, with their hints, and keeps nothing', async () => {
  const pupil = await school.signedIn()
  const { id: materialId } = await makeMaterial(school.connection.db)
  await makeWords(school.connection.db, words, { materialId })
  const { pool } = school.connection
  await pool.query(`update words set state = 'hidden' where material_id = $1 and word = 'Relevo'`, [materialId])
  await pool.query(`update words set publication = 'suggested' where material_id = $1 and word = 'Bacia'`, [materialId])
  const { status, body } = await pupil.get<Word[]>(`/api/materials/${materialId}/dictation`)
  expect(status).toBe(200)
  expect(body).toEqual([{ wordId: expect.any(Number), word: 'Erosão', hint: expect.any(String) }])
  expect((await pupil.get<{ xp: number }>('/api/auth/user')).body.xp).toBe(0)
})

test('a material without words has an empty one; one that is not there for the caller has none', async () => {
  const pupil = await school.signedIn()
  const { db, pool } = school.connection
  const { id: bare } = await makeMaterial(db)
  expect(await pupil.get(`/api/materials/${bare}/dictation`)).toMatchObject({ status: 200, body: [] })
  const { id: unread } = await makeMaterial(db, { isProcessed: false, status: 'generating' })
  const { id: walled, subjectId } = await makeMaterial(db)
  await pool.query('update subjects set is_restricted = true where id = $1', [subjectId])
  for (const id of [unread, walled, 2_000_000_000])
    expect((await pupil.get(`/api/materials/${id}/dictation`)).status).toBe(404)
  const admin = await school.signedIn('admin')
  expect((await admin.get(`/api/materials/${bare}/dictation`)).status).toBe(403)
})
