import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeMaterial } from '../../../test/factories.ts'
import { startFakeS3 } from '../../../test/fake-s3.ts'
import { type BareStore, openFileStore } from '../../platform/files.ts'
import type { Standing } from './ownership.ts'
import { insertDue, selectDue } from './store.ts'
import { sweepStorage } from './sweep-storage.ts'

let school: TestApp
let store: BareStore
let folder: string
beforeAll(async () => {
  school = await startTestApp()
})
beforeEach(async () => {
  folder = join(school.settings.dataFolder, randomUUID())
  store = await openFileStore({ storage: { kind: 'folder', folder }, dataFolder: folder })
  await school.connection.pool.query('delete from subjects; delete from unknown_files; delete from removals_due')
  logged.length = 0
})
afterAll(() => school.close())

const start = new Date('2026-03-02T15:00:00Z')
const logged: object[] = []
const logger = { warn: (fields: object) => void logged.push(fields) }

async function sweep(hours: number, state: Standing['state'] = 'ours', swept = store): Promise<number> {
  const now = new Date(start.getTime() + hours * 3600_000)
  const look = async () => ({ state, sentence: null })
  return sweepStorage({ db: school.connection.db, store: swept, logger, now }, { look })
}

/** Sweeps once an hour, from one hour to another. */
async function sweepHourly(from: number, to: number, state?: Standing['state'], swept?: BareStore): Promise<number> {
  let removed = 0
  for (let hour = from; hour <= to; hour++) removed += await sweep(hour, state, swept)
  return removed
}

async function file(key: string, hoursOld = 3): Promise<string> {
  const path = join(folder, key)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'x')
  const modified = new Date(start.getTime() - hoursOld * 3600_000)
  await utimes(path, modified, modified)
  return key
}

const left = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

const pdf = () => `${randomUUID()}.pdf`

test('a file that no row has referred to for a day is removed, and said; what is known stays', async () => {
  const { pdfPath } = await makeMaterial(school.connection.db, { pdfPath: pdf() })
  const [orphan, drawing] = [pdf(), `drawings/${randomUUID()}.png`]
  const page = `pages/${orphan.slice(0, -4)}/2.webp`
  for (const key of [pdfPath, `pages/${pdfPath.slice(0, -4)}/1.webp`, orphan, page, drawing]) await file(key)
  expect(await sweepHourly(0, 23)).toBe(0)
  expect(await sweep(24)).toBe(3)
  expect(await left()).toEqual([pdfPath, `pages/${pdfPath.slice(0, -4)}/1.webp`].sort())
  expect(logged).toHaveLength(3)
  expect(logged).toContainEqual({ key: orphan })
})

test('a file that becomes known again waits a whole day anew', async () => {
  const key = await file(pdf())
  await sweepHourly(0, 20)
  await makeMaterial(school.connection.db, { pdfPath: key })
  expect(await sweep(21)).toBe(0)
  await school.connection.pool.query('delete from subjects')
  expect(await sweepHourly(22, 45)).toBe(0)
  expect(await sweep(46)).toBe(1)
})

test('a clock that jumps makes no day', async () => {
  await file(pdf())
  await sweep(0)
  expect(await sweep(24 * 365)).toBe(0)
  expect(await sweep(-24 * 365)).toBe(0)
  expect(await sweep(24 * 365)).toBe(0)
})

test('whatever is not of our own form is not even listed, and stands in nobody’s way', async () => {
  const theirs = [
    ...['contrato.pdf', 'notas.xlsx', '.htaccess', '1º ano.pdf', 'Tom & Ana.txt', 'ata~', 'pages/fotos/1.webp'],
    ...['incoming/carta.txt', 'drawings/mapa.png', `backup/${randomUUID()}.pdf`, 'pages/lista.txt'],
  ]
  for (const key of theirs) await file(key)
  await file(`incoming/${randomUUID()}.part`, 2)
  const fresh = await file(`incoming/${randomUUID()}.part`, 0.5)
  expect(await sweepHourly(0, 0)).toBe(1)
  await sweepHourly(1, 30)
  expect(await left()).toEqual([...theirs, fresh].filter(key => key !== fresh).sort())
})

test.each<Standing['state']>(['copy', 'foreign', 'lost'])(
  'where the storage is not ours (%s) nothing goes',
  async state => {
    await file(pdf())
    await file(`incoming/${randomUUID()}.part`)
    await insertDue(school.connection.db, pdf())
    expect(await sweepHourly(0, 30, state)).toBe(0)
    expect(await left()).toHaveLength(2)
    expect(await selectDue(school.connection.db, 10)).toHaveLength(1)
  },
)

test('what could not go with its row goes with the first sweep that may; what is known again stays', async () => {
  const { db } = school.connection
  const gone = await file(pdf())
  const page = await file(`pages/${gone.slice(0, -4)}/1.webp`)
  const unknown = await file(pdf())
  const back = await file(pdf())
  await makeMaterial(db, { pdfPath: back })
  for (const key of [gone, `pages/${gone.slice(0, -4)}/`, back]) await insertDue(db, key)
  expect(await sweep(0, 'withhold')).toBe(2)
  expect(await left()).toEqual([unknown, back].sort())
  expect(await left()).not.toContain(page)
  expect(await selectDue(db, 10)).toEqual([])
  expect(await sweepHourly(1, 30, 'withhold')).toBe(0)
})

test('what lies at a bucket’s root is read there, copied under the prefix, and gone there a day later', async () => {
  const { endpoint, objects, server } = await startFakeS3('balde')
  const s3 = { kind: 's3', bucket: 'balde', endpoint, accessKeyId: 'c', secretAccessKey: 's' } as const
  const under = await openFileStore({ storage: { ...s3, prefix: 'capivira/prod/' }, dataFolder: folder })
  const { pdfPath } = await makeMaterial(school.connection.db, { pdfPath: pdf() })
  const others = [pdf(), 'contrato.pdf']
  for (const key of [pdfPath, ...others]) objects.set(key, { body: Buffer.from(key), modified: start })
  await under.open(pdfPath).then(({ release }) => release())
  await sweep(0, 'ours', under)
  const at = `capivira/prod/${pdfPath}`
  expect([...objects.keys()].sort()).toEqual([at, pdfPath, ...others].sort())
  expect(String(objects.get(at)?.body)).toBe(pdfPath)
  await sweepHourly(1, 24, 'ours', under)
  expect(objects.has(pdfPath)).toBe(true)
  await sweep(25, 'ours', under)
  expect([...objects.keys()].sort()).toEqual([at, ...others].sort())
  expect(logged).toEqual([{ key: pdfPath }])
  await under.open(pdfPath).then(({ release }) => release())
  server.close()
})

test('nothing is taken from the root of a bucket that has an owner', async () => {
  const { endpoint, objects, server } = await startFakeS3('balde')
  const s3 = { kind: 's3', bucket: 'balde', endpoint, accessKeyId: 'c', secretAccessKey: 's' } as const
  const under = await openFileStore({ storage: { ...s3, prefix: 'teste/' }, dataFolder: folder })
  const { pdfPath } = await makeMaterial(school.connection.db, { pdfPath: pdf() })
  for (const key of [pdfPath, 'capivira-installation.json'])
    objects.set(key, { body: Buffer.from('x'), modified: start })
  await sweepHourly(0, 30, 'ours', under)
  expect([...objects.keys()].sort()).toEqual([pdfPath, 'capivira-installation.json'].sort())
  server.close()
})
