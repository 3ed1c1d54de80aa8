import { readFile } from 'node:fs/promises'
import type { Drawing, ReviewedDrawing } from '@capivira/core/drawings/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { paint } from '../../../test/paintings.ts'
import { type Player, start } from '../../../test/rounds.ts'
import { aiDrawings, coloringActivities } from './tables.ts'

type Made = Drawing & { drawn: string[] }

let school: TestApp
let author: Player
let other: Player
let teacher: Player
beforeAll(async () => {
  school = await startTestApp()
  author = await school.signedIn('student', 'Bia Nunes')
  other = await school.signedIn()
  teacher = await school.signedIn('teacher')
})
afterAll(() => school.close())
beforeEach(() => school.setNow('2026-03-02T15:00:00Z'))

const own = { title: 'Recado pro zumbilo', description: 'duas vacas e um gato xerelete do zumbilo' }
const create = async (words = own) => (await author.post<Made>('/api/coloring/ai-generate', words)).body
const look = async (who: Player, id: number) => (await who.get<Drawing>(`/api/coloring/ai-images/${id}`)).body
const gallery = async (who: Player) => (await who.get<Drawing[]>('/api/coloring/ai-images')).body
const words = ({ title, description }: Drawing) => ({ title, description })

describe('the words of a drawing', () => {
  test('are the author’s own for the author, and what was recognised for everybody else', async () => {
    const { id, drawn } = await create()
    expect(drawn).toEqual(['duas vacas', 'um gato'])
    expect(words(await look(author, id))).toEqual(own)
    const told = { title: 'Duas vacas, um gato', description: 'Duas vacas, um gato' }
    for (const who of [other, teacher]) {
      expect(words(await look(who, id))).toEqual(told)
      const all = await gallery(who)
      expect(all.find(one => one.id === id)).toMatchObject({ ...told, tags: ['duas vacas', 'um gato'], mine: false })
      expect(JSON.stringify(all)).not.toMatch(/zumbilo|xerelete/)
    }
    expect((await gallery(author)).find(one => one.id === id)).toMatchObject(own)
  })

  test('are there for those who review', async () => {
    const { id } = await create()
    const { body } = await teacher.get<{ drawings: ReviewedDrawing[] }>('/api/drawings?state=shown')
    expect(body.drawings.find(one => one.id === id)).toMatchObject({ ...own, author: 'Bia Nunes' })
  })

  test('name the place where there is nothing else to name', async () => {
    const { id, drawn } = await create({ title: 'Férias do zumbilo', description: 'uma praia bem bonita e grande' })
    expect(drawn).toEqual([])
    expect((await look(other, id)).title).toBe('Uma praia')
  })

  test('are a number where nothing was recognised, as in a model’s picture and in some from before', async () => {
    const { id } = await create()
    await school.connection.db.update(aiDrawings).set({ tags: [] }).where(eq(aiDrawings.id, id))
    expect(words(await look(other, id))).toEqual({
      title: `Desenho ${id}`,
      description: 'Um desenho para colorir.',
    })
  })
})

describe('the album of who coloured it', () => {
  const titles = async (who: Player) =>
    (await who.get<{ title: string }[]>('/api/coloring/works')).body.map(({ title }) => title)
  const color = async (who: Player, id: number) => {
    const { body: round } = await start(who, { gameId: 'coloring-game', options: { imageId: `desenho/${id}` } })
    const { rawPayload: lines } = await school.app.inject({
      url: `/api/coloring/ai-images/${id}/image`,
      cookies: await cookiesOf(who),
    })
    school.setNow('2026-03-02T15:01:00Z')
    return who.post('/api/games/coloring/complete', {
      theme: 'desenho',
      imageId: `desenho/${id}`,
      roundId: round.roundId,
      completedImage: await paint(lines, 1),
    })
  }
  const cookiesOf = async ({ email }: { email: string }): Promise<Record<string, string>> => {
    const { cookies } = await school.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { email, password: 'Vento&Mar7lento' },
    })
    return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
  }

  test('has what was recognised in a drawing of another, and the own words of an own one', async () => {
    const { id } = await create()
    expect((await color(other, id)).status).toBe(200)
    school.setNow('2026-03-02T15:00:00Z')
    expect((await color(author, id)).status).toBe(200)
    expect(await titles(other)).toEqual(['Duas vacas, um gato'])
    expect(await titles(author)).toEqual([own.title])
  })

  test('loses the words of others that an earlier version wrote into it', async () => {
    const { db } = school.connection
    const pupil = await school.signedIn()
    const { id } = await create()
    const unnamed = await create()
    await db.update(aiDrawings).set({ tags: [] }).where(eq(aiDrawings.id, unnamed.id))
    const kept = async (userId: string, imageType: 'drawing' | 'theme', imageId: string) =>
      db
        .insert(coloringActivities)
        .values({ userId, imageType, imageId, title: own.title, completedAt: school.now(), imageKey: 'colored/x' })
    await kept(pupil.id, 'drawing', String(id))
    await kept(pupil.id, 'drawing', String(unnamed.id))
    await kept(pupil.id, 'drawing', '999999')
    await kept(pupil.id, 'theme', 'geografia-rural/0')
    await kept(author.id, 'drawing', String(id))
    const folder = new URL('../../../drizzle/', import.meta.url)
    const migration = await readFile(new URL('0020_names_of_coloured_drawings.sql', folder), 'utf8')
    await db.execute(sql.raw(migration))
    expect(await titles(pupil)).toEqual([own.title, 'Desenho 999999', `Desenho ${unnamed.id}`, 'Duas vacas, um gato'])
    expect((await titles(author))[0]).toBe(own.title)
  })
})
