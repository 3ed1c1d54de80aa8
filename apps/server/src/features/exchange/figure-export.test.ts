import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Figure } from '@capivira/core/editing/figure-contract'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial } from '../../../test/factories.ts'
import { makePdf } from '../../../test/pdf.ts'
import { readOneAfterTheOther } from '../../../test/pdf-child.ts'

readOneAfterTheOther()

let school: TestApp
let teacher: Awaited<ReturnType<TestApp['signedIn']>>
/** Of the same teacher, for what is answered in bytes. */
let cookies: Record<string, string>
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher')
  const login = await school.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { email: teacher.email, password: 'Vento&Mar7lento' },
  })
  cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]))
})
afterAll(() => school.close())

const box = (left: number) => ({ left, top: 0.1, width: 0.2, height: 0.1 })
const part = (label: string, ...boxes: object[]) => ({ cardId: null, label, alternative: '', boxes })
const crop = { left: 0, top: 0, width: 1, height: 0.5 }

/** A material with one card of words and a figure of three parts. */
async function withFigure(hides: 'all' | 'one' = 'all') {
  const { db } = school.connection
  const material = await makeMaterial(db, {
    teacherId: teacher.id,
    title: 'A planta',
    pageCount: 1,
    pdfPath: `${randomUUID()}.pdf`,
  })
  const path = join(school.files.incoming, 'x.part')
  await writeFile(path, await makePdf([['Raiz', 'Caule']]))
  await school.files.keep(path, material.pdfPath)
  await makeCards(db, 1, { materialId: material.id, question: 'O que é a seiva?' })
  const parts = [part('Raiz', box(0.1)), part('Folha', box(0.4), box(0.7)), part('<Flor>', box(0.5))]
  const { body } = await teacher.post<Figure>(`/api/materials/${material.id}/figures`, {
    page: 1,
    crop,
    title: 'Partes & funções',
    hides,
    parts,
  })
  return { material, figure: body }
}

/** Exports a material's cards and opens the package. */
async function exported(materialId: number) {
  const { rawPayload } = await school.app.inject({
    url: `/api/materials/${materialId}/cards/export?format=apkg`,
    cookies,
  })
  const files = unzipSync(rawPayload)
  const collection = new DatabaseSync(':memory:')
  collection.deserialize(files['collection.anki2'] ?? new Uint8Array())
  const names: Record<string, string> = JSON.parse(new TextDecoder().decode(files.media))
  const ask = (query: string) => collection.prepare(query).all()
  return { files, names, ask }
}

const figureNotes = "from notes n where n.flds like '{{c%'"

test('a figure leaves for Anki as one note of image occlusion with its picture, a card for each part', async () => {
  const { material } = await withFigure()
  const { files, names, ask } = await exported(material.id)
  const [note] = ask(`select id, mid, flds, tags ${figureNotes}`)
  const [occlusions, image, header, extra, comments] = String(note?.flds).split('\x1f')
  expect(occlusions).toBe(
    '{{c1::image-occlusion:rect:left=.1000:top=.1000:width=.2000:height=.1000:oi=1}}<br>' +
      '{{c2::image-occlusion:rect:left=.4000:top=.1000:width=.2000:height=.1000:oi=1}}<br>' +
      '{{c2::image-occlusion:rect:left=.7000:top=.1000:width=.2000:height=.1000:oi=1}}<br>' +
      '{{c3::image-occlusion:rect:left=.5000:top=.1000:width=.2000:height=.1000:oi=1}}',
  )
  expect([header, extra, comments]).toEqual([
    'Partes &amp; funções',
    'A planta — página 1',
    '1. Raiz<br>2. Folha<br>3. &lt;Flor&gt;',
  ])
  expect(note?.tags).toBe(' capivira figura A_planta ')
  expect(image).toBe(`<img src="${names[0]}">`)
  expect(names[0]).toMatch(/^capivira-[0-9a-f-]{36}\.webp$/)
  expect(await sharp(files[0]).metadata()).toMatchObject({ format: 'webp', width: 1200 })
  expect(ask(`select ord from cards where nid = ${note?.id} order by ord`).map(({ ord }) => ord)).toEqual([0, 1, 2])
  expect(ask('select count(*) as notes from notes')).toEqual([{ notes: 2 }])
  const fields = ask(
    `select f.value ->> 'name' as name, f.value ->> 'tag' as tag, m.value ->> 'originalStockKind' as kind,
      m.value ->> 'type' as type
     from col, json_each(col.models) m, json_each(m.value -> 'flds') f where m.key = '${note?.mid}'`,
  )
  expect(fields.map(({ name, tag, kind, type }) => [name, tag, kind, type])).toEqual([
    ['Occlusion', 0, 6, 1],
    ['Image', 1, 6, 1],
    ['Header', 2, 6, 1],
    ['Back Extra', 3, 6, 1],
    ['Comments', 4, 6, 1],
  ])
})

test('that covers one label at a time covers no other in Anki', async () => {
  const { material } = await withFigure('one')
  const { ask } = await exported(material.id)
  expect(String(ask(`select flds ${figureNotes}`)[0]?.flds)).not.toContain('oi=1')
})

test('what Anki remembers of a part stays its own when another goes and one is added', async () => {
  const { material, figure } = await withFigure()
  const before = await exported(material.id)
  const kept = figure.parts.slice(1).map(({ cardId, label, boxes }) => ({ cardId, label, alternative: '', boxes }))
  await teacher.send({
    method: 'PUT',
    url: `/api/figures/${figure.id}`,
    payload: {
      title: figure.title,
      hides: 'all',
      revision: 1,
      parts: [...kept, part('Semente', box(0.2))],
    },
  })
  const after = await exported(material.id)
  const [one, other] = [before, after].map(({ ask }) => ask(`select id, guid, flds ${figureNotes}`)[0])
  expect([other?.id, other?.guid]).toEqual([one?.id, one?.guid])
  expect(String(other?.flds)).toContain('2. Folha<br>3. &lt;Flor&gt;<br>4. Semente')
  const cardsOf = ({ ask }: typeof after) =>
    new Map(ask(`select id, ord from cards where nid = ${one?.id}`).map(({ id, ord }) => [ord, id]))
  expect([...cardsOf(after).keys()].sort()).toEqual([1, 2, 3])
  expect(cardsOf(after).get(1)).toBe(cardsOf(before).get(1))
})

test('a hidden part, a figure without any, and a picture that is gone leave a package that is whole', async () => {
  const { material, figure } = await withFigure()
  async function hide(cardId: number) {
    const url = `/api/items/card/${cardId}/state`
    const { status, body } = await teacher.send({ method: 'PUT', url, payload: { state: 'hidden' } })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  await hide(figure.parts[0]?.cardId ?? 0)
  const { ask } = await exported(material.id)
  expect(String(ask(`select flds ${figureNotes}`)[0]?.flds)).not.toMatch(/c1::|Raiz/)
  await school.connection.pool.query('update figures set file_key = $1 where id = $2', ['figures/x/y.webp', figure.id])
  expect((await exported(material.id)).names).toEqual({})
  for (const { cardId } of figure.parts) await hide(cardId)
  const without = await exported(material.id)
  expect(without.ask('select count(*) as notes from notes')).toEqual([{ notes: 1 }])
  expect(without.names).toEqual({})
})
