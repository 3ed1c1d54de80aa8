import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeSubject } from '../../../test/factories.ts'
import { materials } from './tables.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())

test('who looks again is told 304 until something has changed, and only of what they saw themselves', async () => {
  const { db } = school.connection
  const teacher = await school.signedIn('teacher')
  const other = await school.signedIn('teacher')
  const subject = await makeSubject(db, { teacherId: teacher.id })
  const { id } = await makeMaterial(db, {
    subjectId: subject.id,
    status: 'generating',
    isProcessed: false,
    progress: 40,
  })
  const addresses = [
    '/api/materials',
    '/api/teacher/materials',
    `/api/materials/${id}`,
    `/api/subjects/${subject.id}/materials`,
  ]
  const look = (url: string, tag: unknown, person = teacher) =>
    person.send({ method: 'GET', url, headers: tag ? { 'if-none-match': String(tag) } : {} })

  for (const url of addresses) {
    const first = await look(url, null)
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    expect(await look(url, first.headers.etag)).toMatchObject({ status: 304, body: '' })

    await db.update(materials).set({ progress: 41 }).where(eq(materials.id, id))
    const moved = await look(url, first.headers.etag)
    expect([moved.status, moved.headers.etag === first.headers.etag]).toEqual([200, false])
    await makeCards(db, 1, { materialId: id })
    expect((await look(url, moved.headers.etag)).status).toBe(200)
    await db.update(materials).set({ progress: 40 }).where(eq(materials.id, id))
  }
  const mine = await look('/api/teacher/materials', null)
  expect((await look('/api/teacher/materials', mine.headers.etag, other)).status).toBe(200)
  expect((await look(`/api/materials/${id}`, mine.headers.etag, other)).status).toBe(404)
})
