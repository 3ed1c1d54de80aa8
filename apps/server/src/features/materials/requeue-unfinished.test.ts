import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeMaterial } from '../../../test/factories.ts'
import type { MaterialJob } from '../../platform/jobs.ts'
import { requeueUnfinished } from './requeue-unfinished.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())

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
