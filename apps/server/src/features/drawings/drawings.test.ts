import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { picturesOf, themes } from '@capivira/artwork/themes'
import {
  type Drawing,
  type PictureTheme,
  picturesPerTheme,
  type ReviewedDrawing,
} from '@capivira/core/drawings/contract'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { keepBytes } from '../../platform/files/small-files.ts'
import { openFileStore } from '../../platform/files.ts'
import { users } from '../accounts/tables.ts'
import { knownDrawings, sampleDrawings } from './known-drawings.ts'
import { paintAhead } from './paint-ahead.ts'

type Person = Awaited<ReturnType<TestApp['signedIn']>>
type Made = Drawing & {
  imageId: string
  regions: { name: string }[]
  drawn: string[]
  unknown: string[]
  sentence: string
}

let school: TestApp
let teacher: Person
let pupil: Person
let other: Person
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher')
  pupil = await school.signedIn('student', 'Bia Nunes')
  other = await school.signedIn()
})
afterAll(() => school.close())

const jars = new Map<string, Promise<Record<string, string>>>()
/** The one session of somebody here: a person may have few at a time. */
const jarOf = (who: Person) => {
  const jar = jars.get(who.email) ?? cookiesOf(who)
  jars.set(who.email, jar)
  return jar
}
const pngOf = async (url: string, who: Person = pupil) => {
  const { statusCode, headers, rawPayload } = await school.app.inject({
    method: 'GET',
    url,
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: await jarOf(who),
  })
  return { status: statusCode, type: headers['content-type'], png: rawPayload }
}
/** The session of somebody, for answers that are no text. */
const cookiesOf = async (who: Person): Promise<Record<string, string>> => {
  const { cookies } = await school.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { email: who.email, password: 'Vento&Mar7lento' },
  })
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}
const create = (who: Person, body: object) =>
  who.post<Made & { message: string; errors?: object }>('/api/coloring/ai-generate', body)

describe('pictures of the themes', () => {
  test('are at least three for each of the four, in line and in colour, and differ', async () => {
    expect(themes.map(picturesOf)).toEqual([4, 4, 4, 4])
    expect(picturesPerTheme).toBe(4)
    const { body } = await pupil.get<Record<PictureTheme, string>>('/api/puzzle/images/generate')
    expect(Object.keys(body)).toEqual([...themes])
    const { body: lines } = await pupil.get<Record<PictureTheme, string>>('/api/coloring/images/generate')
    expect(lines['clima-relevo']).toMatch(/^\/api\/pictures\/line\/clima-relevo\/[0-3]$/)
    for (const kind of ['line', 'color']) {
      const seen = new Set<string>()
      for (const variant of [0, 1, 2, 3]) {
        const { status, type, png } = await pngOf(`/api/pictures/${kind}/geografia-rural/${variant}`)
        expect([status, type]).toEqual([200, 'image/png'])
        expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 800 })
        seen.add(png.toString('base64'))
      }
      expect(seen.size).toBe(4)
    }
  })

  test('come with the names of their areas to colour', async () => {
    const { status, body } = await pupil.post<Made>('/api/coloring/images/geografia-rural', { variant: 0 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      imageUrl: '/api/pictures/line/geografia-rural/0',
      imageId: 'geografia-rural/0',
      title: 'uma vaca, um trator, uma galinha',
    })
    expect(body.regions.length).toBeGreaterThanOrEqual(35)
    expect(body.regions.map(({ name }) => name)).toContain('sol: parte amarela')
    expect((await pupil.post('/api/coloring/images/geografia-rural')).status).toBe(200)
    expect((await pupil.get<{ description: string }>('/api/puzzle/images/clima-relevo?variant=3')).body).toMatchObject({
      imageUrl: '/api/pictures/color/clima-relevo/3',
      description: 'um vulcão',
    })
  })

  test('come smaller, in WebP, where one is chosen, and are kept', async () => {
    const ask = () => pngOf('/api/pictures/color/clima-relevo/1?size=small')
    const { status, type, png: small } = await ask()
    expect([status, type]).toEqual([200, 'image/webp'])
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 480, height: 320 })
    expect((await ask()).png.equals(small)).toBe(true)
    const keys: string[] = []
    for await (const { key } of school.files.list()) if (key.endsWith('.webp')) keys.push(key)
    expect(keys).toHaveLength(1)
    expect([...(await knownDrawings(school.connection.db, keys))]).toEqual(keys)
    expect((await pupil.get('/api/pictures/color/clima-relevo/1?size=huge')).status).toBe(400)
  })

  test('that do not exist are refused in Portuguese', async () => {
    expect(await pupil.get('/api/puzzle/images/marte')).toMatchObject({
      status: 404,
      body: { message: 'Falha ao gerar imagem' },
    })
    expect(await pupil.post('/api/coloring/images/toString')).toMatchObject({
      status: 404,
      body: { message: 'Falha ao carregar imagem' },
    })
    expect((await pupil.post('/api/coloring/images/clima-relevo', { variant: -1 })).status).toBe(400)
    expect((await pupil.get('/api/pictures/line/geografia-rural/4')).status).toBe(404)
    expect((await pupil.get('/api/pictures/svg/geografia-rural/0')).status).toBe(404)
    expect((await school.visitor().get('/api/pictures/line/geografia-rural/0')).status).toBe(401)
  })
})

describe('a drawing from a pupil’s words', () => {
  test('shows what they name, tells what is unknown, and is shared', async () => {
    const { status, body } = await create(pupil, {
      title: ' Minha roça ',
      description: 'duas vacas e um xilofone na fazenda',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'Minha roça',
      drawn: ['duas vacas'],
      unknown: ['xilofone'],
      sentence: 'Desenhei duas vacas numa fazenda. Ainda não sei desenhar: xilofone.',
      imageUrl: `/api/coloring/ai-images/${body.id}/image`,
      imageId: `desenho/${body.id}`,
      mine: true,
      isApproved: true,
    })
    const gallery = (await other.get<Drawing[]>('/api/coloring/ai-images')).body
    expect(gallery[0]).toMatchObject({ id: body.id, mine: false })
    expect(JSON.stringify(gallery)).not.toContain('Bia')
    const { png, type } = await pngOf(body.imageUrl, other)
    expect([type, (await sharp(png).metadata()).width]).toEqual(['image/png', 1200])
    const again = await other.get<Made>(`/api/coloring/ai-images/${body.id}`)
    expect(again.body.regions).toEqual(body.regions)
  })

  test('reads the title where the description names nothing', async () => {
    const { body } = await create(other, { title: 'Um tucano', description: 'bem bonito e colorido' })
    expect(body.drawn).toEqual(['um tucano'])
  })

  test.each([
    [{ title: 'Oi', description: 'uma vaca na fazenda' }, 'title', 'O título precisa de pelo menos 3 letras'],
    [{ title: 'Vaca', description: '   vaca    ' }, 'description', 'Conte um pouco mais: pelo menos 10 letras'],
    [{ title: 'x'.repeat(81), description: 'uma vaca na fazenda' }, 'title', 'O título pode ter no máximo 80 letras'],
    [{ title: 'Vaca', description: 'x'.repeat(401) }, 'description', 'A descrição pode ter no máximo 400 letras'],
    [{ description: 'uma vaca na fazenda' }, 'title', 'Dê um título ao desenho'],
  ])('needs its words: %j', async (body, field, message) => {
    expect(await create(pupil, body)).toMatchObject({ status: 400, body: { message, errors: { [field]: message } } })
  })

  test('is for pupils; twenty a day, however many ask at once', async () => {
    const words = { title: 'Sol', description: 'o sol e uma nuvem' }
    expect((await create(teacher, words)).status).toBe(403)
    expect((await teacher.get('/api/coloring/can-generate-ai')).status).toBe(403)
    const busy = await school.signedIn()
    const answers = await Promise.all(Array.from({ length: 22 }, () => create(busy, words)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.find(({ status }) => status === 429)?.body.message).toBe(
      'Você já criou 20 desenhos hoje. Amanhã tem mais! Enquanto isso, pinte um da galeria.',
    )
    // A device that keeps what it sends lets go of it.
    const eventId = crypto.randomUUID()
    expect((await create(busy, { ...words, eventId })).body).toMatchObject({ final: true })
    expect((await busy.get('/api/coloring/can-generate-ai')).body).toEqual({
      canGenerate: false,
      remaining: 0,
      shared: true,
      reviewed: false,
      engine: 'artist',
    })
    school.setNow('2026-03-03T15:00:00Z')
    expect((await busy.get('/api/coloring/can-generate-ai')).body).toMatchObject({ canGenerate: true, remaining: 20 })
    school.setNow('2026-03-02T15:00:00Z')
  }, 120_000)
})

describe('a teacher', () => {
  const state = (who: Person, id: number, to: string) =>
    who.send({ method: 'PUT', url: `/api/drawings/${id}/state`, payload: { state: to } })
  const list = async (of: string, who: Person = teacher) =>
    (await who.get<{ drawings: ReviewedDrawing[]; waiting: number; more: boolean }>(`/api/drawings?state=${of}`)).body

  test('hides a drawing from everybody but who made it, and shows it again', async () => {
    const { id } = (await create(pupil, { title: 'Barco', description: 'um barco no mar azul' })).body
    expect((await list('shown')).drawings[0]).toMatchObject({ id, author: 'Bia Nunes', state: 'shown' })
    expect((await state(teacher, id, 'hidden')).status).toBe(200)
    expect((await other.get(`/api/coloring/ai-images/${id}`)).status).toBe(404)
    expect((await other.get(`/api/coloring/ai-images/${id}/image`)).status).toBe(404)
    expect((await pupil.get<Drawing>(`/api/coloring/ai-images/${id}`)).body).toMatchObject({ isApproved: false })
    expect((await teacher.get(`/api/coloring/ai-images/${id}/image`)).status).toBe(200)
    expect((await other.get<Drawing[]>('/api/coloring/ai-images')).body.map(one => one.id)).not.toContain(id)
    expect((await list('hidden')).drawings).toMatchObject([{ id, state: 'hidden' }])
    await state(teacher, id, 'shown')
    expect((await other.get(`/api/coloring/ai-images/${id}`)).status).toBe(200)
  })

  test('is the one who may', async () => {
    expect((await pupil.get('/api/drawings?state=shown')).status).toBe(403)
    expect((await state(pupil, 1, 'shown')).status).toBe(403)
    expect((await state(teacher, 999_999, 'shown')).status).toBe(404)
    expect(await state(teacher, 1, 'waiting')).toMatchObject({
      status: 400,
      body: { message: 'Escolha mostrar ou esconder.' },
    })
  })

  test('is waited for where drawings are reviewed', async () => {
    const strict = await startTestApp({ settings: { reviewDrawings: true } })
    const [child, friend, reviewer] = [
      await strict.signedIn(),
      await strict.signedIn(),
      await strict.signedIn('teacher'),
    ]
    const made = await create(child, { title: 'Barco', description: 'um barco no mar azul' })
    expect(made.body.isApproved).toBe(false)
    expect((await list('waiting', reviewer)).drawings.map(({ id }) => id)).toEqual([made.body.id])
    expect((await list('shown', reviewer)).waiting).toBe(1)
    expect((await friend.get(`/api/coloring/ai-images/${made.body.id}`)).status).toBe(404)
    const gallery = async (who: Person) => (await who.get<Drawing[]>('/api/coloring/ai-images')).body
    expect(await gallery(child)).toMatchObject([{ id: made.body.id, mine: true, isApproved: false }])
    expect(await gallery(friend)).toEqual([])
    await state(reviewer, made.body.id, 'hidden')
    expect(await gallery(child)).toEqual([])
    await state(reviewer, made.body.id, 'shown')
    expect(await gallery(friend)).toMatchObject([{ id: made.body.id, mine: false }])
    expect((await friend.get(`/api/coloring/ai-images/${made.body.id}`)).status).toBe(200)
    await strict.close()
  })
})

test('the drawings of a deleted account are known to nobody, those of others and of earlier editions are', async () => {
  const { db } = school.connection
  const leaving = await school.signedIn()
  const { id } = (await create(leaving, { title: 'Peixes', description: 'três peixes no mar' })).body
  expect((await pupil.get('/api/pictures/line/geografia-rural/0')).status).toBe(200)
  const name = `pictures/${'0'.repeat(64)}`
  await keepBytes(school.files, `${name}.png`, 'png')
  const unknown = async () => {
    const keys: string[] = []
    for await (const { key } of school.files.list()) keys.push(key)
    const known = await knownDrawings(db, keys)
    return keys.filter(key => !known.has(key)).map(key => key.split('/')[0])
  }
  expect(await unknown()).toEqual(['pictures'])
  await db.delete(users).where(eq(users.id, leaving.id))
  expect((await pupil.get(`/api/coloring/ai-images/${id}`)).status).toBe(404)
  expect(await unknown()).toEqual(['drawings', 'drawings', 'pictures'])
  expect((await sampleDrawings(db)).every(key => key.startsWith('drawings/') || key.startsWith('colored/'))).toBe(true)
})

describe('pictures drawn ahead', () => {
  const drawn = async (folder: string) =>
    (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.png')).length

  test('are kept one after the other, and none once the worker stops', async () => {
    const folder = join(school.settings.dataFolder, 'ahead')
    const settings = { ...school.settings, storage: { kind: 'folder' as const, folder } }
    const files = await openFileStore(settings)
    const ahead = paintAhead({ files, logger: pino({ level: 'silent' }) }, { first: 0, next: 0 })
    await expect.poll(() => drawn(folder), { timeout: 30_000 }).toBeGreaterThanOrEqual(2)
    await ahead.stop()
    const there = await drawn(folder)
    expect(there).toBeLessThan(themes.length * picturesPerTheme * 2)
    const again = paintAhead({ files, logger: pino({ level: 'silent' }) }, { first: 60_000, next: 0 })
    await again.stop()
    expect(await drawn(folder)).toBe(there)
  }, 60_000)
})
