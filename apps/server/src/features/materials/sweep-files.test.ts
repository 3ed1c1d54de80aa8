import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeMaterial } from '../../../test/factories.ts'
import type { MaterialJob } from '../../platform/jobs.ts'
import { requeueUnfinished } from './requeue-unfinished.ts'
import { sweepFiles } from './sweep-files.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())

const now = new Date('2026-03-02T15:00:00Z')

async function file(name: string, minutesOld: number): Promise<void> {
  const path = join(school.files.incoming, '..', name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'x')
  const modified = new Date(now.getTime() - minutesOld * 60_000)
  await utimes(path, modified, modified)
}

test('files that nobody refers to are removed once they are an hour old', async () => {
  await makeMaterial(school.connection.db, { pdfPath: 'known.pdf' })
  for (const name of ['known.pdf', 'pages/known/1.webp', 'orphan.pdf', 'pages/orphan/2.webp', 'incoming/broken.part'])
    await file(name, 61)
  await file('fresh.pdf', 59)
  await file('drawings/of-another-feature.png', 61)
  await file('incoming/fresh.part', 59)
  expect(await sweepFiles({ db: school.connection.db, files: school.files, now })).toBe(3)
  const left: string[] = []
  for await (const { key } of school.files.list()) left.push(key)
  expect(left.sort()).toEqual(['drawings/of-another-feature.png', 'fresh.pdf', 'known.pdf', 'pages/known/1.webp'])
  expect(await readdir(school.files.incoming)).toEqual(['fresh.part'])
  expect(await sweepFiles({ db: school.connection.db, files: school.files, now })).toBe(0)
})

test('every unfinished material gets a job', async () => {
  const { db } = school.connection
  const unfinished = { isProcessed: false, generation: 3 }
  const { id, subjectId } = await makeMaterial(db, { ...unfinished, status: 'queued' })
  const other = await makeMaterial(db, { ...unfinished, subjectId, status: 'generating' })
  await makeMaterial(db, { subjectId, status: 'failed' })
  const sent: MaterialJob[] = []
  await requeueUnfinished({ db, jobs: { processMaterial: async (_, job) => void sent.push(job) } })
  expect(sent).toEqual([
    { id, generation: 3 },
    { id: other.id, generation: 3 },
  ])
})
