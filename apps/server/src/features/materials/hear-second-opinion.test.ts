import type { Card } from '@capivira/generation/items'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { type FakeModelServer, startFakeModel } from '../../../test/fake-model-server.ts'
import { fakeModel, fakeProvider } from '../../../test/model.ts'
import { card, generated, pages, queuedMaterial, reads } from '../../../test/processing.ts'
import type { AiProvider } from '../../platform/ai-settings.ts'
import { aiCalls } from '../ai/tables.ts'

let school: TestApp
let service: FakeModelServer
beforeAll(async () => {
  school = await startTestApp()
  service = await startFakeModel()
})
afterAll(async () => {
  await school.close()
  await service.close()
})

const foz = card('foz', {
  certainty: 0.7,
  source: { page: 1, quote: 'Foz é o fim de um rio.' },
  answer: 'O fim de um rio',
})
const asked: Card[] = [
  foz,
  card('certain', { certainty: 0.999 }),
  card('nobody judged it'),
  card('of a model', { certainty: 0.4, engine: 'model', proved: false }),
]

/** What becomes of the cards where a service in a mode is asked, and how often it was. */
async function weighed(mode: string, more: Partial<AiProvider> = {}) {
  const { db } = school.connection
  const material = await queuedMaterial(school)
  const openModel = fakeModel(fakeProvider(service.url, mode, more), { db })
  const before = service.seen.length
  const extract = reads(pages(1))
  await material.process({ extract, generate: async () => generated(asked), ...(openModel && { openModel }) })
  const cards = await material.cards()
  const certainties = cards.map(({ certainty }) => (certainty === null ? null : Number(certainty.toFixed(3))))
  const calls = await db.select().from(aiCalls).where(eq(aiCalls.materialId, material.id))
  return {
    certainties,
    words: cards.map(({ question, answer }) => `${question} ${answer}`),
    calls,
    seen: service.seen.slice(before),
  }
}

test('what waits is held against a model that sees its passage alone: it lifts or lowers, no more', async () => {
  const good = await weighed('ok')
  expect(good.certainties).toEqual([0.808, 0.999, null, 0.4])
  expect(good.calls.map(({ outcome }) => outcome)).toEqual(['answered'])
  expect(JSON.stringify(good.seen[0]?.body)).not.toContain('of a model')
  const bad = await weighed('prose')
  expect(bad.certainties).toEqual([0.412, 0.999, null, 0.4])
  expect(bad.words).toEqual(asked.map(({ question, answer }) => `${question} ${answer}`))
})

test.each([
  ['no money is left', { limits: { calls: 60, tokens: 1_000_000, minutes: 15, cost: 0, dailyCost: null } }],
  ['no call is left', { limits: { calls: 0, tokens: 1_000_000, minutes: 15, cost: null, dailyCost: null } }],
])('everything stays as it was where %s', async (_, more) => {
  const { certainties, calls, seen } = await weighed('ok', more)
  expect([certainties, calls, seen]).toEqual([[0.7, 0.999, null, 0.4], [], []])
})

test('a service that is away changes nothing', async () => {
  const { certainties } = await weighed('401')
  expect(certainties).toEqual([0.7, 0.999, null, 0.4])
})
