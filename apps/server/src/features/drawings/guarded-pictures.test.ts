import type { SchoolClass } from '@capivira/core/classes/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Person, put } from '../../../test/children.ts'
import { makeMaterial } from '../../../test/factories.ts'
import { useSchool } from '../../../test/use-school.ts'
import { keepBytes } from '../../platform/files/small-files.ts'
import { coloringActivities } from './tables.ts'

const school = useSchool()

const square = sharp({ create: { width: 40, height: 40, channels: 3, background: '#157347' } })
const again = (url: string, etag: unknown) =>
  ({ method: 'GET', url, headers: { 'if-none-match': String(etag) } }) as const
const guarded = { 'cache-control': 'private, no-cache', vary: 'cookie' }

/** What the picture is called in its first answer; it is asked for again and answered 304 while it is the same. */
async function tagOf(who: Person, url: string): Promise<unknown> {
  const first = await who.get(url)
  expect(first).toMatchObject({ status: 200, headers: guarded })
  const { etag } = first.headers
  expect(await who.send(again(url, etag))).toMatchObject({ status: 304, body: '', headers: guarded })
  expect(await who.send(again(url, `"x", ${String(etag)}`))).toMatchObject({ status: 304 })
  expect(await who.send(again(url, 'W/"another"'))).toMatchObject({ status: 200 })
  // Whoever comes next at this browser has the tag, and no session.
  expect((await school.visitor().send(again(url, etag))).status).toBe(401)
  return etag
}

test('photo and drawing are asked for each time, answered 304 while the same, and belong to one session', async () => {
  const pupil = await school.signedIn()
  const image = `data:image/png;base64,${(await square.clone().png().toBuffer()).toString('base64')}`
  await put(pupil, '/api/profile/picture', { image })
  const { body: me } = await pupil.get<{ profileImageUrl: string }>('/api/auth/user')
  const drawing = { title: 'Barco', description: 'um barco no mar azul' }
  const { body: drawn } = await pupil.post<{ imageUrl: string }>('/api/coloring/ai-generate', drawing)
  for (const url of [me.profileImageUrl, drawn.imageUrl]) await tagOf(pupil, url)
})

test('a drawing that is hidden meanwhile is none, for whoever still has it', async () => {
  const [author, other, admin] = [await school.signedIn(), await school.signedIn(), await school.signedIn('admin')]
  const drawing = { title: 'Barco', description: 'um barco no mar azul' }
  const { body } = await author.post<{ id: number; imageUrl: string }>('/api/coloring/ai-generate', drawing)
  const etag = await tagOf(other, body.imageUrl)
  await put(admin, `/api/drawings/${body.id}/state`, { state: 'hidden' })
  expect((await other.send(again(body.imageUrl, etag))).status).toBe(404)
  expect((await author.send(again(body.imageUrl, etag))).status).toBe(304)
})

test('a picture of an album is its owner’s alone, and gone with its owner', async () => {
  const [pupil, other, teacher] = [await school.signedIn(), await school.signedIn(), await school.signedIn('teacher')]
  await keepBytes(school.files, 'colored/tag.png', await square.clone().png().toBuffer())
  const [work] = await school.connection.db
    .insert(coloringActivities)
    .values({
      userId: pupil.id,
      imageType: 'theme',
      imageId: 'geografia-rural/0',
      title: 'Uma casa',
      completedAt: school.now(),
      imageKey: 'colored/tag',
    })
    .returning()
  const url = `/api/coloring/works/${work?.id}/image`
  const etag = await tagOf(pupil, url)
  expect((await other.send(again(url, etag))).status).toBe(404)
  expect((await teacher.send(again(url, etag))).status).toBe(403)
  await school.connection.db.delete(coloringActivities)
  expect((await pupil.send(again(url, etag))).status).toBe(404)
})

test('a page of a material is seen by those of its turma, by nobody with its tag once it is not theirs', async () => {
  const teacher = await school.signedIn('teacher')
  const [member, outsider] = [await school.signedIn(), await school.signedIn()]
  const material = await makeMaterial(school.connection.db, { teacherId: teacher.id, pageCount: 1 })
  const picture = await square.clone().webp().toBuffer()
  await keepBytes(school.files, `pages/${material.pdfPath.replace('.pdf', '')}/1.webp`, picture)
  const { body: turma } = await teacher.post<SchoolClass>('/api/classes', { name: '7º ano' })
  const { body: otherTurma } = await teacher.post<SchoolClass>('/api/classes', { name: '8º ano' })
  await member.post('/api/join', { code: turma.joinCode })
  const url = `/api/materials/${material.id}/pages/1/image`
  const share = (classIds: number[]) =>
    put(teacher, `/api/subjects/${material.subjectId}/access`, { restricted: true, classIds })

  await share([turma.id])
  const etag = await tagOf(member, url)
  expect((await outsider.send(again(url, etag))).status).toBe(404)
  await share([otherTurma.id])
  expect((await member.send(again(url, etag))).status).toBe(404)
  await share([turma.id])
  expect((await member.send(again(url, etag))).status).toBe(304)
  await teacher.delete(`/api/classes/${turma.id}/members/${member.id}`)
  expect((await member.send(again(url, etag))).status).toBe(404)
})
