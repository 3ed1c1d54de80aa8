import type { MaterialAuthors } from '@capivira/core/ai/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial } from '../../../test/factories.ts'
import { aiCalls } from './tables.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())

const call = {
  generation: 1,
  provider: 'openai-compatible',
  model: 'modelo-da-escola',
  host: '192.168.0.9:11434',
  outcome: 'answered' as const,
  inputTokens: 900,
  outputTokens: 300,
  costMicros: 0,
  milliseconds: 41_000,
  startedAt: new Date('2026-03-02T14:00:00Z'),
}

test('a teacher sees who wrote the items of a material, and what the models took; nobody else does', async () => {
  const { db } = school.connection
  const owner = await school.signedIn('teacher')
  const { id: materialId } = await makeMaterial(db, { teacherId: owner.id })
  await makeCards(db, 3, { materialId, engine: 'extractive' })
  await makeCards(db, 2, { materialId, engine: 'model' })
  await makeCards(db, 1, { materialId, engine: 'model', origin: 'requested', pasted: true })
  await makeCards(db, 1, { materialId, origin: 'teacher' })
  await makeCards(db, 1, { materialId, engine: 'extractive', state: 'removed' })
  await db.insert(aiCalls).values([
    { ...call, materialId },
    { ...call, materialId, outcome: 'timeout', outputTokens: 0, startedAt: new Date('2026-03-02T14:05:00Z') },
    {
      ...call,
      materialId,
      model: 'outro',
      host: null,
      costMicros: 12_300,
      startedAt: new Date('2026-03-01T14:00:00Z'),
    },
    { ...call, materialId: null },
  ])

  const url = `/api/materials/${materialId}/authors`
  const { status, body } = await owner.get<MaterialAuthors>(url)
  expect(status).toBe(200)
  expect(body.items).toEqual({ patterns: 3, model: 2, assistant: 1, teacher: 1, imported: 0, unknown: 0 })
  expect(body.services).toEqual([
    {
      provider: 'openai-compatible',
      model: 'modelo-da-escola',
      host: '192.168.0.9:11434',
      calls: 2,
      failures: 1,
      seconds: 82,
      tokens: 2100,
      cost: null,
      lastAt: '2026-03-02T14:05:00.000Z',
    },
    expect.objectContaining({ model: 'outro', host: null, cost: 0.0123, seconds: 41 }),
  ])

  expect((await (await school.signedIn('teacher')).get(url)).status).toBe(404)
  expect((await (await school.signedIn('student')).get(url)).status).toBe(403)
  expect((await (await school.signedIn('admin')).get(url)).status).toBe(200)
})
