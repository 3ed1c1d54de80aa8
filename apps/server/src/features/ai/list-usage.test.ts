import type { AiUsage } from '@capivira/core/ai/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial } from '../../../test/factories.ts'
import { aiCalls } from './tables.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp({
    settings: {
      ai: {
        provider: 'anthropic',
        model: 'modelo-1',
        baseUrl: 'https://ia.example/v1',
        apiKey: 'segredo-do-servico',
        nearby: false,
        timeoutMs: 1000,
        image: { model: 'pintor-1', perDay: 10, price: 0 },
        limits: { calls: 60, tokens: 1000, minutes: 15, cost: null, dailyCost: 20 },
        prices: { input: 1, output: 2 },
      },
    },
  })
})
afterAll(() => school.close())

test('an administrator sees calls, tokens, cost and failures by day, and never the key', async () => {
  const { db } = school.connection
  const material = await makeMaterial(db)
  await makeCards(db, 2, { materialId: material.id, engine: 'model' })
  await makeCards(db, 1, { materialId: material.id, engine: 'extractive' })
  await makeCards(db, 1, { materialId: material.id })
  const call = {
    materialId: material.id,
    generation: 1,
    provider: 'anthropic',
    model: 'modelo-1',
    outcome: 'answered' as const,
    inputTokens: 1000,
    outputTokens: 500,
    costMicros: 250_000,
    milliseconds: 900,
  }
  await db.insert(aiCalls).values([
    { ...call, startedAt: new Date('2026-03-02T14:00:00Z') },
    // Half past ten at night in São Paulo: still the first of March.
    { ...call, startedAt: new Date('2026-03-02T01:30:00Z') },
    {
      ...call,
      outcome: 'timeout',
      inputTokens: 0,
      outputTokens: 0,
      costMicros: 0,
      startedAt: new Date('2026-03-02T14:30:00Z'),
    },
    { ...call, startedAt: new Date('2025-12-01T12:00:00Z') },
  ])

  const admin = await school.signedIn('admin')
  const { status, body } = await admin.get<AiUsage>('/api/admin/ai-usage')
  expect(status).toBe(200)
  expect(body).toEqual({
    service: {
      provider: 'anthropic',
      model: 'modelo-1',
      host: 'ia.example',
      draws: true,
      limits: { calls: 60, tokens: 1000, minutes: 15, cost: null, dailyCost: 20 },
    },
    totals: { calls: 3, failures: 1, inputTokens: 2000, outputTokens: 1000, cost: 0.5 },
    days: [
      { day: '2026-03-02', calls: 2, failures: 1, inputTokens: 1000, outputTokens: 500, cost: 0.25 },
      { day: '2026-03-01', calls: 1, failures: 0, inputTokens: 1000, outputTokens: 500, cost: 0.25 },
    ],
    failures: [{ outcome: 'timeout', count: 1, lastAt: '2026-03-02T14:30:00.000Z' }],
    items: { model: 2, extractive: 1 },
  })
  expect(JSON.stringify(body)).not.toContain('segredo')
  const all = await admin.get<AiUsage>('/api/admin/ai-usage?days=366')
  expect(all.body.totals.calls).toBe(4)
})

test('nobody else does', async () => {
  expect((await school.visitor().get('/api/admin/ai-usage')).status).toBe(401)
  for (const userType of ['student', 'teacher'] as const) {
    const person = await school.signedIn(userType)
    expect((await person.get('/api/admin/ai-usage')).status).toBe(403)
  }
})

test('days are checked', async () => {
  const admin = await school.signedIn('admin')
  for (const days of ['0', '367', 'x', '-1']) {
    const { status, body } = await admin.get<{ message: string }>(`/api/admin/ai-usage?days=${days}`)
    expect([status, body.message]).toEqual([400, 'Informe de 1 a 366 dias'])
  }
})

test('without a service there is nothing to tell', async () => {
  const plain = await startTestApp()
  const admin = await plain.signedIn('admin')
  const { body } = await admin.get<AiUsage>('/api/admin/ai-usage')
  expect(body).toMatchObject({ service: null, totals: { calls: 0, cost: null }, days: [], failures: [] })
  await plain.close()
})
