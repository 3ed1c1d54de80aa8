import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@capivira/core/materials/document'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeMaterial } from '../../../test/factories.ts'
import { makePdf } from '../../../test/pdf.ts'
import { extractDocument } from '../../extraction/extract.ts'
import { ChildStopped } from '../../extraction/sandbox/pdf-child.ts'
import { lineAt } from '../../extraction/testing/lines.ts'
import { Refusal } from '../../platform/refusal.ts'
import { pageImages } from './page-image.ts'
import { materialPages } from './tables.ts'

type Person = Awaited<ReturnType<TestApp['signedIn']>>

let school: TestApp
let pupil: Person
let colleague: Person
let material: { id: number; pdfPath: string }
const now = new Date('2026-03-02T15:00:00Z')

beforeAll(async () => {
  school = await startTestApp()
  pupil = await school.signedIn('student')
  colleague = await school.signedIn('teacher')
  material = await makeMaterial(school.connection.db, { pageCount: 2 })
  const path = join(school.files.incoming, 'x.part')
  await writeFile(path, await makePdf([['A água é essencial à vida.', 'Ela cobre a Terra.'], ['Fim.']]))
  for await (const event of extractDocument(path)) {
    if (event.kind !== 'page') continue
    const { number } = event.page
    await school.connection.db.insert(materialPages).values({ materialId: material.id, number, page: event.page })
  }
  await school.files.keep(path, material.pdfPath)
})
afterAll(() => school.close())

describe('a page', () => {
  test('tells its text, its shape, and where on it a passage stands', async () => {
    const quote = encodeURIComponent('cobre a Terra')
    const { status, body } = await pupil.get(`/api/materials/${material.id}/pages/1?quote=${quote}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      page: 1,
      pageCount: 2,
      text: 'A água é essencial à vida.\nEla cobre a Terra.',
      lines: [
        { text: 'A água é essencial à vida.', source: 'text', confidence: null },
        { text: 'Ela cobre a Terra.', source: 'text', confidence: null },
      ],
      aspectRatio: expect.closeTo(210 / 297, 2),
      imageUrl: `/api/materials/${material.id}/pages/1/image`,
      regions: [
        {
          left: expect.closeTo(0.16, 1),
          top: expect.closeTo(0.12, 1),
          width: expect.closeTo(0.13, 1),
          height: expect.closeTo(0.015, 2),
        },
      ],
      unread: [],
    })
  })

  test('tells which parts of it stayed unread, where they stand on the sheet as it lies', async () => {
    const photographed = await makeMaterial(school.connection.db, { pageCount: 1 })
    const page: Page = {
      number: 1,
      width: 800,
      height: 400,
      turn: 90,
      lines: [lineAt('Leia o quadro.', 60, 40)],
      source: 'text',
      confidence: null,
      unread: [{ kind: 'picture', box: [400, 100, 800, 300] }],
    }
    await school.connection.db.insert(materialPages).values({ materialId: photographed.id, number: 1, page })
    const { body } = await pupil.get<{ unread: unknown }>(`/api/materials/${photographed.id}/pages/1`)
    expect(body.unread).toEqual([{ kind: 'picture', region: { left: 0.25, top: 0, width: 0.5, height: 0.5 } }])
  })

  test('that was read before lines told where they come from says that nobody knows', async () => {
    const old = await makeMaterial(school.connection.db, { pageCount: 1 })
    const page: Page = {
      number: 1,
      width: 595,
      height: 842,
      lines: [{ text: 'Fim.', box: [72, 72, 95, 84], fontSize: 12, bold: [], italic: [], monospace: false }],
      source: 'ocr',
      confidence: 91,
    }
    await school.connection.db.insert(materialPages).values({ materialId: old.id, number: 1, page })
    expect((await pupil.get(`/api/materials/${old.id}/pages/1`)).body).toMatchObject({
      lines: [{ text: 'Fim.', source: null, confidence: null }],
    })
  })

  test('shows words divided at the end of a line whole, their own hyphens kept', async () => {
    const cut = await makeMaterial(school.connection.db, { pageCount: 1 })
    const lines = ['O guarda\u00ad', 'chuva tornou\u00ad', '-se comum e a plan\u00ad', 'ta cresceu.'].map((text, row) =>
      lineAt(text, 60, 100 + 15 * row),
    )
    const page: Page = { number: 1, width: 595, height: 842, lines, source: 'text', confidence: null }
    await school.connection.db.insert(materialPages).values({ materialId: cut.id, number: 1, page })
    const { body } = await pupil.get(`/api/materials/${cut.id}/pages/1`)
    expect(body).toMatchObject({ text: 'O guarda-chuva tornou-se comum e a planta cresceu.' })
  })

  test('has a picture as large as a screen needs, kept once drawn', async () => {
    const answer = await pupil.send({ method: 'GET', url: `/api/materials/${material.id}/pages/1/image` })
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'private, no-cache',
        vary: 'cookie',
        etag: expect.stringMatching(/^W\/"/),
      },
    })
    const { path } = await school.files.open(`pages/${material.pdfPath.replace('.pdf', '')}/1.webp`)
    expect(await sharp(path).metadata()).toMatchObject({ format: 'webp', width: 1200 })
  })

  test.each([
    ['3', 404],
    ['0', 404],
    ['x', 404],
  ])('%s answers %i, like its picture', async (page, status) => {
    expect((await pupil.get(`/api/materials/${material.id}/pages/${page}`)).status).toBe(status)
    expect((await pupil.get(`/api/materials/${material.id}/pages/${page}/image`)).status).toBe(status)
  })

  test("of another teacher's material is not found, nor is its picture", async () => {
    expect((await colleague.get(`/api/materials/${material.id}/pages/1`)).status).toBe(404)
    expect((await colleague.get(`/api/materials/${material.id}/pages/1/image`)).status).toBe(404)
    expect((await school.visitor().get(`/api/materials/${material.id}/pages/1/image`)).status).toBe(401)
  })
})

describe('drawing pages', () => {
  const picture = Buffer.from('RIFF')
  const path = () => material.pdfPath

  test('happens once for many who ask at the same time, and two at a time at most', async () => {
    let [at, most] = [0, 0]
    const draw = vi.fn(async () => {
      most = Math.max(most, ++at)
      await new Promise(resolve => setTimeout(resolve, 20))
      at--
      return picture
    })
    const imageOf = pageImages(school.files, draw)
    const asked = [11, 11, 12, 12, 13, 13, 14].map(page => imageOf(path(), page, now))
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 7 }, () => picture))
    expect(draw).toHaveBeenCalledTimes(4)
    expect(most).toBe(2)
    expect(await imageOf(path(), 11, now)).toEqual(picture)
    expect(draw).toHaveBeenCalledTimes(4)
  })

  test('too many waiting are asked to come again', async () => {
    const gate = Promise.withResolvers<Buffer>()
    const imageOf = pageImages(school.files, () => gate.promise)
    const asked = Array.from({ length: 60 }, (_, page) => imageOf(path(), 100 + page, now))
    await vi.waitUntil(async () => (await Promise.race([asked.at(-1), null])) !== null)
    gate.resolve(picture)
    const refused = (await Promise.all(asked)).filter(answer => answer instanceof Refusal)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({ status: 503, retryAfter: 2 })
  })

  test('a page beyond the limits is refused, and not tried again for ten minutes', async () => {
    const draw = vi.fn(async () => Promise.reject(new ChildStopped('memory')))
    const imageOf = pageImages(school.files, draw)
    const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
    for (const minutes of [0, 1, 9]) expect(await imageOf(path(), 201, later(minutes))).toMatchObject({ status: 422 })
    expect(draw).toHaveBeenCalledTimes(1)
    await imageOf(path(), 201, later(11))
    expect(draw).toHaveBeenCalledTimes(2)
  })

  test('a full disk keeps no picture and hides none', async () => {
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
    vi.spyOn(school.files, 'keep').mockRejectedValueOnce(full)
    expect(await pageImages(school.files, async () => picture)(path(), 301, now)).toBe(picture)
  })

  test('a PDF that is gone is not found', async () => {
    expect(await pageImages(school.files)('gone.pdf', 1, now)).toMatchObject({ status: 404 })
  })
})
