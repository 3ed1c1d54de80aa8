import type { ModelQuestion } from '@capivira/generation/model/ask'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeMaterial } from '../../../test/factories.ts'
import { fakeProvider } from '../../../test/model.ts'
import type { AiLimits } from '../../platform/ai-settings.ts'
import { materials } from '../materials/tables.ts'
import { openModel } from './ask-model.ts'
import { CallFailure } from './call-failure.ts'
import type { CallProvider } from './formats.ts'
import { ModelClient } from './model-client.ts'
import { aiCalls, modelAnswers } from './tables.ts'

let school: TestApp
let material: typeof materials.$inferSelect
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())
beforeEach(async () => {
  await school.connection.db.delete(aiCalls)
  material = await makeMaterial(school.connection.db)
})

const never = new AbortController().signal
const question = (key: string): ModelQuestion => ({ key, system: 'Sistema', user: 'Trecho', schema: {}, limit: 100 })
const answer = (raw: string) => ({ raw, finishReason: 'stop' as const, usage: { input: 1000, output: 100 } })

/** Access to a service that does as told, at a time that goes on as told. */
async function access(
  call: CallProvider,
  limits: Partial<AiLimits> = {},
  clock = { now: new Date('2026-03-02T15:00:00Z') },
) {
  const { db } = school.connection
  const usual = fakeProvider('http://127.0.0.1:9', 'modelo-1')
  const ai = { ...usual, limits: { ...usual.limits, ...limits } }
  const now = () => clock.now
  const client = new ModelClient({ provider: async () => call, now, chance: () => 0, sleep: async () => {} })
  return openModel({ ai, db, client, now })(material, never)
}

/** A service that answers with its turn. */
function counting(): CallProvider & { turns: number } {
  const call = async () => answer(`resposta ${++call.turns}`)
  call.turns = 0
  return call
}

describe('an answer that was paid for', () => {
  test('is not asked for again, by whoever works on the material next', async () => {
    const call = counting()
    const first = await access(call)
    expect(await first.ask(question('a'))).toEqual(answer('resposta 1'))
    expect(await first.ask(question('b'))).toEqual(answer('resposta 2'))
    const next = await access(call)
    expect(await next.ask(question('a'))).toEqual(answer('resposta 1'))
    expect(call.turns).toBe(2)
  })

  test('is kept for its material alone, and goes with it', async () => {
    const { db } = school.connection
    const call = counting()
    await (await access(call)).ask(question('a'))
    const before = material
    material = await makeMaterial(db)
    await (await access(call)).ask(question('a'))
    expect(call.turns).toBe(2)
    await db.delete(materials).where(eq(materials.id, before.id))
    expect(await db.select().from(modelAnswers).where(eq(modelAnswers.materialId, before.id))).toEqual([])
    // What was spent stays known.
    expect(await db.select().from(aiCalls)).toHaveLength(2)
  })

  test('may hold anything', async () => {
    const odd = 'a\0b\ud800c "x"'
    const { ask } = await access(async () => answer(odd))
    await ask(question('odd'))
    expect(await ask(question('odd'))).toMatchObject({ raw: 'a b\ufffdc "x"' })
  })
})

describe('a limit ends the asking', () => {
  test.each<[string, Partial<AiLimits>, number]>([
    ['calls', { calls: 2 }, 2],
    // Each call takes 1,100 tokens; the next may take a hundred.
    ['tokens', { tokens: 2250 }, 2],
    // 1,000 × 1 + 100 × 4 millionths a call.
    ['cost', { cost: 0.003 }, 2],
    ['cost of a day', { dailyCost: 0.003 }, 2],
  ])('of %s', async (_, limits, expected) => {
    const call = counting()
    const { ask } = await access(call, limits)
    const ends = []
    for (const key of ['a', 'b', 'c', 'd']) ends.push(await ask(question(key)))
    expect(call.turns).toBe(expected)
    expect(ends.at(-1)).toEqual({ failure: 'limit' })
    // A worker that starts again has no more.
    const again = await access(call, limits)
    expect(await again.ask(question('d'))).toEqual({ failure: 'limit' })
    expect(await again.ask(question('a'))).toEqual(answer('resposta 1'))
  })

  test('of time', async () => {
    const clock = { now: new Date('2026-03-02T15:00:00Z') }
    const { ask } = await access(counting(), { minutes: 1 }, clock)
    expect(await ask(question('a'))).toEqual(answer('resposta 1'))
    clock.now = new Date('2026-03-02T15:01:00Z')
    expect(await ask(question('b'))).toEqual({ failure: 'limit' })
  })

  test('also of calls made at the same time, and of tries that failed', async () => {
    const call = counting()
    const { ask } = await access(call, { calls: 3 })
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(key => ask(question(key))))
    expect(call.turns).toBe(3)
    await school.connection.db.delete(aiCalls)
    let tries = 0
    const failing = await access(
      async () => {
        tries += 1
        throw new CallFailure('server', 'status 500')
      },
      { calls: 2 },
    )
    expect(await failing.ask(question('x'))).toEqual({ failure: 'limit' })
    expect(tries).toBe(2)
  })
})

test('an answer that came too late counts as what it may have cost', async () => {
  let tries = 0
  const { ask } = await access(
    async () => {
      tries += 1
      throw new CallFailure('timeout', 'too slow')
    },
    // A call takes 405 millionths at most.
    { cost: 0.0005 },
  )
  expect(await ask(question('a'))).toEqual({ failure: 'limit' })
  expect(tries).toBe(1)
  expect(await school.connection.db.select().from(aiCalls)).toMatchObject([
    { outcome: 'timeout', inputTokens: 5, outputTokens: 100, costMicros: 405 },
  ])
})

test('the cost of a day is that of all materials at once', async () => {
  const call = counting()
  const limits = { dailyCost: 0.003 }
  const one = await access(call, limits)
  material = await makeMaterial(school.connection.db)
  const other = await access(call, limits)
  const ends = []
  for (const key of ['a', 'b', 'c']) ends.push(await one.ask(question(key)), await other.ask(question(key)))
  expect(call.turns).toBe(2)
  expect(ends.slice(2)).toEqual(Array.from({ length: 4 }, () => ({ failure: 'limit' })))
})

test('a text without spaces is not taken for one word', async () => {
  const call = counting()
  const { ask } = await access(call, { tokens: 1000 })
  expect(await ask({ ...question('a'), user: 'x'.repeat(6000) })).toEqual({ failure: 'limit' })
  expect(call.turns).toBe(0)
})

test('a new processing of the material may spend again, and takes what is known', async () => {
  const call = counting()
  await (await access(call, { calls: 1 })).ask(question('a'))
  material = { ...material, generation: 2 }
  const { ask } = await access(call, { calls: 1 })
  expect(await ask(question('a'))).toEqual(answer('resposta 1'))
  expect(await ask(question('b'))).toEqual(answer('resposta 2'))
})

test('a surprise is thrown, not hidden', async () => {
  const { ask } = await access(async () => {
    throw new TypeError('a mistake of ours')
  })
  await expect(ask(question('a'))).rejects.toThrow('a mistake of ours')
})
