import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyTables } from '../../../test/empty-tables.ts'
import { makeMaterial } from '../../../test/factories.ts'
import { box, lines, Paper, text } from '../../../test/paper.ts'
import { readOneAfterTheOther } from '../../../test/pdf-child.ts'
import { generated, page, pages, queuedMaterial, reads } from '../../../test/processing.ts'
import { useSchool } from '../../../test/use-school.ts'
import { countHidden } from '../../extraction/count-hidden.ts'
import { lookForHidden } from './look-for-hidden.ts'
import { processMaterial } from './process-material.ts'
import { reprocessMaterial } from './reprocess-material.ts'
import { hiddenTexts, materialPages } from './tables.ts'

readOneAfterTheOther()

const school = useSchool()
const db = () => school.connection.db
beforeEach(() => emptyTables(school.connection.pool, 'users'))

const shown = lines(['A nascente é o ponto onde brota um rio.'], 72, 100)
const covered = text('O rio nasce no mar.', 72, 160) + box(70, 148, 400, 18, '1 g')
const hiding = new Paper()
  .sheet({ content: shown })
  .sheet({ content: shown + covered })
  .bytes()
const plain = new Paper().sheet({ content: shown }).bytes()

/** A material that was read before anybody asked what its pages hide. */
async function readBefore(title: string, pdf: Buffer) {
  const row = await makeMaterial(db(), { title })
  await writeFile(join(school.files.incoming, '..', row.pdfPath), pdf)
  return row
}
const none = new AbortController().signal
const count = vi.fn(countHidden)
beforeEach(() => {
  count.mockClear()
})
const look = (goMs?: number) =>
  lookForHidden({
    db: db(),
    files: school.files,
    count,
    logger: { info: () => {} },
    now: school.now,
    signal: none,
    ...(goMs !== undefined && { goMs }),
  })

type Listed = {
  materials: { id: number; title: string; letters: number; pages: number[] }[]
  more: boolean
  left: number
}
const list = async (query = '') => {
  const admin = await school.signedIn('admin')
  return (await admin.get<Listed>(`/api/admin/hidden-text${query}`)).body
}

describe('materials read before', () => {
  test('are listed where their pages hide text, looked at once, and unchanged', async () => {
    const rivers = await readBefore('Os rios', hiding)
    await readBefore('O solo', plain)
    expect(await list()).toEqual({ materials: [], more: false, left: 2 })
    await look()
    expect(await list()).toMatchObject({
      materials: [{ id: rivers.id, title: 'Os rios', letters: 15, pages: [2], status: 'processed' }],
      more: false,
      left: 0,
    })
    await look()
    expect(count).toHaveBeenCalledTimes(2)
  })

  test('leave the list once they are read again, without what they hide', async () => {
    const rivers = await readBefore('Os rios', hiding)
    await look()
    const told = pages(2).map(event =>
      event.kind === 'page' ? { ...event, page: toldPage(event.page.number) } : event,
    )
    await reprocessMaterial({ db: db(), jobs: { processMaterial: async () => {} } }, rivers.teacherId, rivers.id)
    expect((await list()).materials).toMatchObject([{ id: rivers.id, status: 'queued' }])
    await processMaterial(
      { db: db(), files: school.files, extract: reads(told), generate: async () => generated([]), now: school.now },
      { id: rivers.id, generation: rivers.generation + 1 },
      { signal: none, lane: 'slow' },
    )
    expect(await db().select().from(hiddenTexts)).toMatchObject([{ letters: 15, pages: [2], wasRead: false }])
    expect(await list()).toEqual({ materials: [], more: false, left: 0 })
  })

  test('that were put together of pages read before and after stay to be looked at', async () => {
    const mixed = await queuedMaterial(school)
    await db()
      .insert(materialPages)
      .values({ materialId: mixed.id, number: 1, page: page(1) })
    await mixed.process({ extract: reads(pages(2)) })
    expect(await list()).toEqual({ materials: [], more: false, left: 1 })
  })

  test('whose file has gone are not looked for again, unless no file is there at all', async () => {
    const gone = await readBefore('Os rios', hiding)
    await rm(join(school.files.incoming, '..', gone.pdfPath))
    await look()
    expect(await list()).toMatchObject({ left: 1 })
    await readBefore('O solo', plain)
    await look()
    expect(await list()).toEqual({ materials: [], more: false, left: 0 })
  })

  test('wait while a material is being processed, and beyond the time of a go', async () => {
    await readBefore('Os rios', hiding)
    const waiting = await makeMaterial(db(), { status: 'queued', isProcessed: false })
    await look()
    expect(count).not.toHaveBeenCalled()
    await school.connection.pool.query('delete from materials where id = $1', [waiting.id])
    await look(-1)
    expect(count).not.toHaveBeenCalled()
    await look()
    expect(count).toHaveBeenCalledOnce()
  })

  test('are told page by page of the list', async () => {
    const many = []
    for (let n = 0; n < 51; n++) many.push(await makeMaterial(db()))
    await db()
      .insert(hiddenTexts)
      .values(many.map(({ id }) => ({ materialId: id, letters: 3, pages: [1], wasRead: true, lookedAt: school.now() })))
    const first = await list()
    expect([first.materials.length, first.more]).toEqual([50, true])
    const second = await list(`?before=${first.materials.at(-1)?.id}`)
    expect(second.materials.map(({ id }) => id)).toEqual([many[0]?.id])
  })

  test('are told to nobody but administrators', async () => {
    const teacher = await school.signedIn('teacher')
    expect((await teacher.get('/api/admin/hidden-text')).status).toBe(403)
  })
})

/** A page as it is read now: its line says where it comes from. */
const toldPage = (number: number) => ({
  ...page(number),
  lines: page(number).lines.map(line => ({ ...line, source: 'text' as const })),
  ...(number === 2 && { hidden: 15 }),
})
