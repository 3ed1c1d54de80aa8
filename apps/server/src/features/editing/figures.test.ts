import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figure } from '@capivira/core/editing/figure-contract'
import type { FlipCard } from '@capivira/core/materials/contract'
import type { Page } from '@capivira/core/materials/document'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeMaterial } from '../../../test/factories.ts'
import { makePdf } from '../../../test/pdf.ts'
import { readOneAfterTheOther } from '../../../test/pdf-child.ts'
import { extractDocument } from '../../extraction/extract.ts'
import { StoreAway } from '../../platform/files.ts'
import { figures, flipCards, materialPages } from '../materials/tables.ts'
import { knownAmong } from '../storage/known-files.ts'

readOneAfterTheOther()

type Person = Awaited<ReturnType<TestApp['signedIn']>>

let school: TestApp
let teacher: Person
let colleague: Person
let pupil: Person
let materialId: number
let pdfPath: string
/** The page as a file, and as it is read. */
let sheet: Buffer
const pages: Page[] = []
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher')
  colleague = await school.signedIn('teacher')
  pupil = await school.signedIn('student')
  sheet = await makePdf([['Raiz', 'Caule', 'A planta tira da terra a água de que precisa para viver.']])
  const path = join(school.files.incoming, 'read.part')
  await writeFile(path, sheet)
  for await (const event of extractDocument(path)) if (event.kind === 'page') pages.push(event.page)
})
afterAll(() => school.close())
beforeEach(async () => {
  const made = await makeMaterial(db(), { teacherId: teacher.id, pageCount: 1, pdfPath: `${randomUUID()}.pdf` })
  ;({ id: materialId, pdfPath } = made)
  const path = join(school.files.incoming, 'x.part')
  await writeFile(path, sheet)
  await db()
    .insert(materialPages)
    .values(pages.map(page => ({ materialId, number: 1, page })))
  await school.files.keep(path, pdfPath)
})

const db = () => school.connection.db
const box = (left: number, top: number) => ({ left, top, width: 0.2, height: 0.1 })
const part = (label: string, boxes = [box(0.1, 0.1)], more: object = {}) => {
  return { cardId: null, label, alternative: '', boxes, ...more }
}
const content = (more: object = {}) => ({
  title: 'A planta',
  hides: 'all',
  parts: [part('Raiz'), part('Caule', [box(0.5, 0.5)], { alternative: 'O que liga a raiz às folhas?' })],
  ...more,
})
const crop = { left: 0, top: 0, width: 1, height: 0.25 }
const add = (who = teacher, more: object = {}) =>
  who.post<Figure & { message: string }>(`/api/materials/${materialId}/figures`, {
    page: 1,
    crop,
    ...content(),
    ...more,
  })
const edit = (id: number, payload: object, who = teacher) =>
  who.send<Figure & { message: string }>({ method: 'PUT', url: `/api/figures/${id}`, payload })
const cards = async (who = pupil) => (await who.get<FlipCard[]>(`/api/materials/${materialId}/cards`)).body
const partsOf = ({ parts }: Figure) =>
  parts.map(({ cardId, label, alternative, boxes }) => ({ cardId, label, alternative, boxes }))

describe('a figure', () => {
  test('is cut out of its page and asks for each of its labels, the others covered', async () => {
    const { status, body } = await add()
    expect(status).toBe(201)
    expect(body).toMatchObject({ title: 'A planta', hides: 'all', page: 1, revision: 1, width: 1200 })
    expect(body.height).toBeCloseTo((1200 * 0.25 * 297) / 210, -1)
    const [root, stem] = await cards()
    expect(root).toMatchObject({ question: 'Na figura “A planta”, o que está coberto na parte 1?', answer: 'Raiz' })
    expect(stem).toMatchObject({ question: 'O que liga a raiz às folhas?', answer: 'Caule', sourcePage: 1 })
    expect(stem?.figure).toEqual({
      id: body.id,
      title: 'A planta',
      imageUrl: `/api/figures/${body.id}/image`,
      width: body.width,
      height: body.height,
      number: 2,
      boxes: [box(0.5, 0.5)],
      others: [box(0.1, 0.1)],
    })
    const rated = await pupil.post(`/api/cards/${root?.id}/review`, { difficulty: 'fácil' })
    expect(rated.status).toBe(200)
  })

  test('that covers one label at a time leaves the others in sight', async () => {
    await add(teacher, { hides: 'one' })
    expect((await cards()).map(({ figure }) => figure?.others)).toEqual([[], []])
  })

  test('asks once for what stands in two places', async () => {
    await add(teacher, { parts: [part('Folha', [box(0.1, 0.1), box(0.6, 0.1)])] })
    expect((await cards()).map(({ figure }) => figure?.boxes)).toEqual([[box(0.1, 0.1), box(0.6, 0.1)]])
  })

  test('is no card of games, which show no picture', async () => {
    await add()
    const { status } = await pupil.post('/api/games/start', { gameType: 'memory-cards', materialId })
    expect(status).not.toBe(200)
  })

  test('keeps what pupils did with a part that stays when it is drawn anew', async () => {
    const { body: made } = await add()
    const [root, stem] = partsOf(made)
    const changed = await edit(made.id, {
      revision: 1,
      ...content({ title: 'Planta', parts: [{ ...stem, boxes: [box(0.4, 0.4)] }, part('Folha')] }),
    })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({ revision: 2, title: 'Planta' })
    expect(changed.body.parts.map(({ cardId }) => cardId === stem?.cardId)).toEqual([true, false])
    expect((await cards()).map(({ id }) => id)).not.toContain(root?.cardId)
    expect((await cards()).map(({ answer }) => answer)).toEqual(['Caule', 'Folha'])
  })

  test('says in words the number that is on the picture, after a card before it was removed', async () => {
    const { body: made } = await add(teacher, { parts: [part('Raiz'), part('Caule'), part('Folha')] })
    const payload = { state: 'removed' }
    await teacher.send({ method: 'PUT', url: `/api/items/card/${made.parts[0]?.cardId}/state`, payload })
    const left = await cards()
    expect(left.map(({ answer, question, figure }) => [answer, question, figure?.number])).toEqual([
      ['Caule', 'Na figura “A planta”, o que está coberto na parte 1?', 1],
      ['Folha', 'Na figura “A planta”, o que está coberto na parte 2?', 2],
    ])
    const sheet = await teacher.get<string>(`/api/materials/${materialId}/cards/export?format=csv`)
    expect(sheet.body).toContain('parte 1?";Caule')
    expect(sheet.body).toContain('parte 2?";Folha')
  })

  test('keeps how hard a part was said to be', async () => {
    const { body: made } = await add()
    const [root] = partsOf(made)
    await db()
      .update(flipCards)
      .set({ difficulty: 'difícil' })
      .where(eq(flipCards.id, root?.cardId ?? 0))
    await edit(made.id, { revision: 1, ...content({ parts: [{ ...root, label: 'Raízes' }, part('Folha')] }) })
    expect((await cards()).map(({ answer, difficulty }) => [answer, difficulty])).toEqual([
      ['Raízes', 'difícil'],
      ['Folha', 'médio'],
    ])
  })

  test('is refused where there are as many as there may be, though its picture cannot be removed', async () => {
    const { body: made } = await add()
    const [row] = await db().select().from(figures).where(eq(figures.id, made.id))
    if (!row) throw new Error('no figure')
    const { id: _, ...copy } = row
    await db()
      .insert(figures)
      .values(Array.from({ length: 58 }, (_, place) => ({ ...copy, fileKey: `${row.fileKey}.${place}` })))
    const remove = vi.spyOn(school.files, 'remove').mockRejectedValue(new StoreAway('x'))
    const both = await Promise.all([add(), add()])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(remove).toHaveBeenCalledTimes(1)
    remove.mockRestore()
  })

  test('tells the second window that it is late, and what the figure is now', async () => {
    const { body: made } = await add()
    await edit(made.id, { revision: 1, ...content({ title: 'Outra', parts: partsOf(made) }) })
    const late = await edit(made.id, { revision: 1, ...content({ parts: partsOf(made) }) })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'newer-version', current: { title: 'Outra', revision: 2 } },
    })
  })

  test('takes no card of another figure for its own', async () => {
    const { body: one } = await add()
    const { body: other } = await add(teacher, { parts: [part('Flor')] })
    const stolen = one.parts[0]?.cardId ?? 0
    const { body } = await edit(other.id, {
      revision: 1,
      ...content({ parts: [part('Flor', undefined, { cardId: stolen })] }),
    })
    expect(body.parts[0]?.cardId).not.toBe(stolen)
    const list = await teacher.get<Figure[]>(`/api/materials/${materialId}/figures`)
    expect(list.body.map(({ parts }) => parts.map(({ label }) => label))).toEqual([['Raiz', 'Caule'], ['Flor']])
  })

  test('goes with its picture and its cards', async () => {
    const { body: made } = await add()
    const [row] = await db().select().from(figures).where(eq(figures.id, made.id))
    const key = row?.fileKey ?? ''
    expect(await knownAmong(db(), [key, key.replace(/[0-9a-f]{12}\.webp$/, '000000000000.webp')])).toEqual(
      new Set([key]),
    )
    const gone = await teacher.send({ method: 'DELETE', url: `/api/figures/${made.id}` })
    expect(gone).toMatchObject({ status: 200, body: { message: 'Figura excluída, com seus cards' } })
    expect(await cards()).toEqual([])
    await expect(school.files.open(key)).rejects.toThrow()
    expect(await knownAmong(db(), [key])).toEqual(new Set())
    expect((await db().select().from(flipCards)).some(({ state }) => state === 'removed')).toBe(true)
  })

  test('goes with its material', async () => {
    const { body: made } = await add()
    const [row] = await db().select().from(figures).where(eq(figures.id, made.id))
    expect(row?.fileKey).toBeTruthy()
    await teacher.send({ method: 'DELETE', url: `/api/materials/${materialId}` })
    await expect(school.files.open(row?.fileKey ?? '')).rejects.toThrow()
  })
})

describe('whose figure it is', () => {
  test('a pupil sees its picture while a card of it is shown, and nobody else’s teacher does', async () => {
    const { body: made } = await add()
    const image = `/api/figures/${made.id}/image`
    expect((await pupil.get(image)).status).toBe(200)
    expect((await colleague.get(image)).status).toBe(404)
    for (const { cardId } of made.parts)
      await teacher.send({ method: 'PUT', url: `/api/items/card/${cardId}/state`, payload: { state: 'hidden' } })
    expect((await pupil.get(image)).status).toBe(404)
    expect((await teacher.get(image)).status).toBe(200)
  })

  test('nobody but its teacher draws, changes, lists or deletes', async () => {
    const { body: made } = await add()
    for (const [who, status] of [
      [colleague, 404],
      [pupil, 403],
    ] as const) {
      expect((await add(who)).status).toBe(status)
      expect((await edit(made.id, { revision: 1, ...content() }, who)).status).toBe(status)
      expect((await who.get(`/api/materials/${materialId}/figures`)).status).toBe(status)
      expect((await who.get(`/api/figures/${made.id}/sheet`)).status).toBe(status)
      expect((await who.send({ method: 'DELETE', url: `/api/figures/${made.id}` })).status).toBe(status)
    }
  })
})

describe('what cannot be drawn is refused with a sentence', () => {
  test.each([
    ['outside', { parts: [part('Raiz', [{ left: 0.9, top: 0, width: 0.2, height: 0.1 }])] }],
    ['turned inside out', { parts: [part('Raiz', [{ left: 0.5, top: 0.5, width: -0.2, height: 0.1 }])] }],
    ['hundreds of parts', { parts: Array.from({ length: 300 }, () => part('Raiz')) }],
    [
      'hundreds of rectangles in one',
      {
        parts: [
          part(
            'Raiz',
            Array.from({ length: 300 }, () => box(0, 0)),
          ),
        ],
      },
    ],
    ['none', { parts: [] }],
    ['without an answer', { parts: [part('  ')] }],
    ['a crop outside', { crop: { left: 0, top: 0.5, width: 1, height: 0.6 } }],
    ['without a name', { title: '' }],
    ['a page that is not there', { page: 2 }],
  ])('%s', async (_, more) => {
    const { status, body } = await add(teacher, more)
    expect(status).toBe(400)
    expect(body.message).toMatch(/[a-zç]/)
    expect(await cards()).toEqual([])
  })

  test('a material that was imported has no pages', async () => {
    const imported = await makeMaterial(db(), { teacherId: teacher.id, pageCount: 1, sourceKind: 'csv' })
    const { status } = await teacher.post(`/api/materials/${imported.id}/figures`, { page: 1, crop, ...content() })
    expect(status).toBe(400)
  })
})

test('short lines of the page are offered as labels where they stand', async () => {
  const { body } = await teacher.get<{ text: string; region: { left: number } }[]>(
    `/api/materials/${materialId}/pages/1/labels`,
  )
  expect(body.map(({ text }) => text)).toEqual(['Raiz', 'Caule'])
  expect(body[0]?.region.left).toBeCloseTo(0.12, 1)
})

test('leaves as a sheet whose labels are covered, or as one with the answers', async () => {
  const { body: made } = await add(teacher, { parts: [part('Raiz', [{ left: 0, top: 0, width: 1, height: 1 }])] })
  const covered = await teacher.get<string>(`/api/figures/${made.id}/sheet`)
  const answers = await teacher.get<string>(`/api/figures/${made.id}/sheet?answers=true`)
  expect(covered).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } })
  expect(answers.status).toBe(200)
  expect(covered.headers.etag).not.toBe(answers.headers.etag)
})
