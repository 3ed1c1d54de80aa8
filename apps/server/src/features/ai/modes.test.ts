import { draftMaterial, generateMaterial } from '@capivira/generation/generate'
import type { GeneratedMaterial } from '@capivira/generation/items'
import { checkCard, checkQuestion } from '@capivira/generation/quality/check'
import { isAccepted } from '@capivira/generation/quality/finding'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { type FakeModelServer, startFakeModel } from '../../../test/fake-model-server.ts'
import { lesson } from '../../../test/lesson.ts'
import { fakeModel, fakeProvider, generateHere } from '../../../test/model.ts'
import { queuedMaterial, reads } from '../../../test/processing.ts'
import type { AiProvider } from '../../platform/ai-settings.ts'
import { Failure, type Generate } from '../materials/processing.ts'
import { quizQuestions, quizzes } from '../quizzes/tables.ts'
import { aiCalls } from './tables.ts'

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

const document = lesson(16)
/** One document, and one PDF: it is read once, since what differs is only how the service answers. */
const samePdf = Buffer.alloc(32, 7)
const { context } = draftMaterial(document, { title: 'A água na natureza', seed: 'x' })

/** Processes a material with the service in a mode; answers what is stored of it and how the service was called. */
async function processed(mode: string, more: Partial<AiProvider> = {}) {
  const { db } = school.connection
  const material = await queuedMaterial(school, samePdf)
  const waits: number[] = []
  const openModel = fakeModel(fakeProvider(service.url, mode, more), { db, waits })
  const before = service.seen.length
  const pages = document.pages.map(page => ({
    kind: 'page' as const,
    page,
    total: document.pages.length,
    overLimit: false,
  }))
  const extract = reads([
    { kind: 'start', total: document.pages.length },
    ...pages,
    { kind: 'end', outline: document.outline, title: document.title },
  ])
  // The tables keep less of an item than the gates ask about: what is stored is found again in what was made.
  const made: GeneratedMaterial[] = []
  const generate: Generate = async (...order) => {
    const result = await generateHere(...order)
    if (!(result instanceof Failure)) made.push(result)
    return result
  }
  await material.process({ extract, generate, ...(openModel && { openModel }) })
  const cards = await material.cards()
  const questions = (
    await db
      .select({ question: quizQuestions })
      .from(quizQuestions)
      .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
      .where(eq(quizzes.materialId, material.id))
  ).map(({ question }) => question)
  const row = await material.read()
  const items = [...cards, ...questions]
  const good = new Set(
    [
      ...made.flatMap(({ cards }) => cards.filter(card => isAccepted(checkCard(card, context)))),
      ...made.flatMap(({ questions }) => questions.filter(question => isAccepted(checkQuestion(question, context)))),
    ].map(({ fingerprint }) => fingerprint),
  )
  const failing = items.filter(({ fingerprint }) => !good.has(fingerprint)).map(({ question }) => question)
  return {
    status: row?.status,
    notices: row?.notices.filter(({ code }) => code.startsWith('model')).map(({ message }) => message) ?? [],
    cards: cards.length,
    questions: questions.length,
    byModel: items.filter(({ engine }) => engine === 'model').length,
    failing,
    seen: service.seen.slice(before),
    calls: await db.select().from(aiCalls).where(eq(aiCalls.materialId, material.id)),
    waits,
  }
}

const text = 'Os itens foram extraídos do texto pela própria Capivira.'
const discarded = `O que a IA escreveu não passou na conferência com o texto e foi descartado. ${text}`
const away = `O serviço de IA não respondeu; para tentar de novo, reprocesse o material mais tarde. ${text}`
const refused = `O serviço de IA não quis escrever sobre este material. ${text}`
const noAccess = `O serviço de IA recusou o acesso; avise quem administra a Capivira. ${text}`
const notAccepted = `O serviço de IA não aceitou o pedido; avise quem administra a Capivira. ${text}`

type Expected = {
  mode: string
  /** 'model': items of the model are stored. 'text': none is. */
  outcome: 'model' | 'text'
  /** Calls for items that the service sees at most; the lesson has two parts. */
  calls: number
  notice?: string
  provider?: AiProvider['provider']
  nearby?: boolean
  timeoutMs?: number
}

const table: readonly Expected[] = [
  { mode: 'ok', outcome: 'model', calls: 2 },
  { mode: 'ok', outcome: 'model', calls: 2, nearby: true },
  { mode: 'ok', outcome: 'model', calls: 2, provider: 'anthropic' },
  { mode: 'ok', outcome: 'model', calls: 2, provider: 'google' },
  { mode: 'ok', outcome: 'model', calls: 2, provider: 'anthropic', nearby: true },
  { mode: 'ok', outcome: 'model', calls: 2, provider: 'google', nearby: true },
  { mode: 'fenced', outcome: 'model', calls: 2 },
  { mode: 'fenced', outcome: 'model', calls: 2, provider: 'anthropic' },
  { mode: 'prose', outcome: 'text', calls: 4, notice: discarded },
  { mode: 'empty', outcome: 'text', calls: 4, notice: discarded },
  { mode: 'truncated', outcome: 'model', calls: 3 },
  { mode: 'truncated', outcome: 'model', calls: 3, provider: 'google' },
  { mode: 'missing-field', outcome: 'model', calls: 4 },
  { mode: 'wrong-enum', outcome: 'model', calls: 2 },
  { mode: 'refusal', outcome: 'text', calls: 2, notice: refused },
  { mode: 'filter', outcome: 'text', calls: 2, notice: refused },
  { mode: 'filter', outcome: 'text', calls: 2, notice: refused, nearby: true },
  { mode: 'filter', outcome: 'text', calls: 2, notice: refused, provider: 'anthropic' },
  { mode: 'filter', outcome: 'text', calls: 2, notice: refused, provider: 'google' },
  { mode: 'filter', outcome: 'text', calls: 2, notice: refused, provider: 'anthropic', nearby: true },
  { mode: 'filter', outcome: 'text', calls: 2, notice: refused, provider: 'google', nearby: true },
  { mode: '429-retry-after', outcome: 'model', calls: 6 },
  { mode: '429-retry-after', outcome: 'model', calls: 6, provider: 'anthropic' },
  { mode: '429-retry-after', outcome: 'model', calls: 6, provider: 'google' },
  { mode: '429-long-wait', outcome: 'text', calls: 2, notice: away },
  { mode: '429-no-header', outcome: 'text', calls: 6, notice: away },
  { mode: '429-no-money', outcome: 'text', calls: 2, notice: noAccess },
  { mode: '500', outcome: 'text', calls: 6, notice: away },
  { mode: '500', outcome: 'text', calls: 6, notice: away, nearby: true },
  { mode: '503-html', outcome: 'text', calls: 6, notice: away },
  { mode: '200-html', outcome: 'text', calls: 6, notice: away },
  { mode: '400-format', outcome: 'model', calls: 6 },
  { mode: '400-format', outcome: 'model', calls: 6, provider: 'anthropic' },
  { mode: '400-format', outcome: 'model', calls: 6, provider: 'google' },
  { mode: '400-max-tokens', outcome: 'model', calls: 4 },
  { mode: '400-always', outcome: 'text', calls: 6, notice: notAccepted },
  { mode: '401', outcome: 'text', calls: 2, notice: noAccess },
  { mode: '401', outcome: 'text', calls: 2, notice: noAccess, provider: 'anthropic' },
  { mode: '401', outcome: 'text', calls: 2, notice: noAccess, provider: 'google' },
  { mode: 'redirect', outcome: 'text', calls: 6, notice: notAccepted },
  { mode: 'slow', outcome: 'model', calls: 2 },
  { mode: 'hang', outcome: 'text', calls: 4, notice: away, timeoutMs: 100 },
  { mode: 'hang', outcome: 'text', calls: 4, notice: away, timeoutMs: 100, nearby: true },
  { mode: 'reset', outcome: 'text', calls: 6, notice: away },
  { mode: 'huge', outcome: 'text', calls: 2, notice: notAccepted },
  { mode: 'cut-stream', outcome: 'text', calls: 6, notice: away },
  { mode: 'cut-stream', outcome: 'model', calls: 6, nearby: true },
  { mode: 'cut-stream', outcome: 'model', calls: 6, provider: 'anthropic', nearby: true },
  { mode: 'cut-stream', outcome: 'model', calls: 6, provider: 'google', nearby: true },
  { mode: 'split-utf8', outcome: 'model', calls: 2 },
  { mode: 'split-utf8', outcome: 'model', calls: 2, nearby: true },
  { mode: 'split-utf8', outcome: 'model', calls: 2, provider: 'anthropic', nearby: true },
  { mode: 'split-utf8', outcome: 'model', calls: 2, provider: 'google', nearby: true },
  { mode: 'false-quote', outcome: 'text', calls: 4, notice: discarded },
  { mode: 'paraphrased-quote', outcome: 'text', calls: 4, notice: discarded },
  { mode: 'swapped-number', outcome: 'text', calls: 4, notice: discarded },
  { mode: 'negation', outcome: 'text', calls: 4, notice: discarded },
  { mode: 'english', outcome: 'text', calls: 4, notice: discarded },
  { mode: 'duplicates', outcome: 'model', calls: 2 },
  { mode: 'longest-key', outcome: 'model', calls: 2 },
  { mode: 'two-right', outcome: 'model', calls: 2 },
  { mode: 'obeys-injection', outcome: 'text', calls: 4, notice: discarded },
  { mode: 'echoes-schema', outcome: 'text', calls: 4, notice: discarded },
  { mode: 'lost-end', outcome: 'model', calls: 8 },
]

describe('whatever the service does, the material is processed, with items that pass every gate', () => {
  const embedded = generateMaterial(document, { title: 'A água na natureza', seed: 'x' })

  test.each(table)('$mode ($provider, nearby: $nearby): $outcome', async expected => {
    const { mode, outcome, calls, notice, ...more } = expected
    const result = await processed(mode, more)
    expect(result.status).toBe('processed')
    expect(result.failing).toEqual([])
    expect(result.byModel > 0).toBe(outcome === 'model')
    expect(result.cards).toBeGreaterThanOrEqual(Math.min(12, embedded.cards.length))
    expect(result.questions).toBeGreaterThanOrEqual(Math.min(15, embedded.questions.length) - 3)
    const opinions = result.seen.filter(({ opinion }) => opinion)
    expect(result.seen.length - opinions.length).toBeLessThanOrEqual(calls)
    // One that wrote nothing is not asked what it thinks of the rest.
    if (outcome === 'text') expect(opinions).toEqual([])
    if (mode === 'ok') expect(opinions.length).toBeGreaterThan(0)
    expect(result.calls).toHaveLength(result.seen.length)
    if (notice) expect(result.notices).toEqual([notice])
    const answered = result.calls.filter(call => call.outcome === 'answered')
    if (mode !== '429-retry-after') return
    expect(answered.length).toBeGreaterThanOrEqual(2)
    expect(result.waits).toEqual(answered.flatMap(() => [1000, 1000]))
  })
})

describe('what is sent and kept', () => {
  test('the passage is sent, nothing about people, and the key only where it belongs', async () => {
    const { seen, calls } = await processed('ok')
    const sent = JSON.stringify(seen.map(({ body, path }) => ({ body, path })))
    expect(sent).not.toContain('chave-de-teste-secreta')
    for (const word of ['escola.example', 'Bento', 'Lima', '98765']) expect(sent).not.toContain(word)
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(seen.map(() => 'Bearer chave-de-teste-secreta'))
    expect(JSON.stringify(calls)).not.toContain('chave')
    expect(calls[0]).toMatchObject({ provider: 'openai-compatible', model: 'ok', outcome: 'answered' })
    expect(calls[0]?.costMicros).toBe((calls[0]?.inputTokens ?? 0) + 4 * (calls[0]?.outputTokens ?? 0))
  })

  test('items of the model say so, and so do the others', async () => {
    const { byModel, cards, questions } = await processed('ok')
    expect(byModel).toBeGreaterThan(8)
    expect(byModel).toBeLessThan(cards + questions)
  })
})
