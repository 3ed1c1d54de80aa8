import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { type FakeModelServer, startFakeModel } from '../../../test/fake-model-server.ts'
import { makePdf } from '../../../test/pdf.ts'
import { startUploadSchool } from '../../../test/upload.ts'
import { type NodeProgram, startNodeProgram } from '../../platform/launcher/node-program.ts'
import { flipCards, materials } from '../materials/tables.ts'
import { aiCalls } from './tables.ts'

/** From upload to cards through the queue and real worker processes, with a pretended service. */

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
let school: Awaited<ReturnType<typeof startUploadSchool>>
let service: FakeModelServer
const workers: NodeProgram[] = []
beforeEach(async () => {
  // One each: a worker's real clock ends the sessions of the test's.
  school = await startUploadSchool()
  service = await startFakeModel()
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map(worker => worker.stop(true)))
  await service.close()
  await school.close()
})

function startWorkerProcess(mode: string, more: Record<string, string> = {}): NodeProgram {
  const worker = startNodeProgram(main, ['--worker'], {
    PATH: process.env.PATH,
    DATABASE_URL: school.databaseUrl,
    DATA_DIR: school.settings.dataFolder,
    DEMO: '0',
    LOG_LEVEL: 'error',
    // As `npm start` has it: what one of them compiled the next one finds.
    NODE_COMPILE_CACHE: inject('compileCache'),
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `${service.url}/v1`,
    AI_MODEL: mode,
    AI_API_KEY: 'chave-de-teste-secreta',
    ...more,
  })
  workers.push(worker)
  return worker
}

/** Paragraphs of the demo texts, some per page. */
function paragraphs(files: readonly string[]): string[][] {
  const all = files.flatMap(file =>
    readFileSync(new URL(`../../../demo/texts/${file}.md`, import.meta.url), 'utf8')
      .split(/\n{2,}/)
      .filter(block => /^\p{Lu}/u.test(block) && block.length > 200)
      .map(block => block.replace(/\*\*|_/g, '').replace(/\s+/g, ' ')),
  )
  return Array.from({ length: Math.ceil(all.length / 5) }, (_, page) => all.slice(page * 5, page * 5 + 5))
}

async function upload(files: readonly string[]): Promise<number> {
  const bytes = await makePdf(paragraphs(files))
  const { body } = await school.send([
    ['title', 'Lições'],
    ['pdfFile', school.file(bytes, 'licoes.pdf')],
    ['insist', 'true'],
  ])
  return body.id
}

async function look(id: number) {
  const [row] = await school.connection.db.select().from(materials).where(eq(materials.id, id))
  if (!row) throw new Error('the material is gone')
  return row
}
const finished = (id: number) =>
  vi.waitUntil(async () => ['processed', 'failed'].includes((await look(id)).status), {
    timeout: 110_000,
    interval: 100,
  })

const cardsOf = (id: number) =>
  school.connection.db.select().from(flipCards).where(eq(flipCards.materialId, id)).orderBy(asc(flipCards.position))
const callsOf = (id: number) => school.connection.db.select().from(aiCalls).where(eq(aiCalls.materialId, id))

test('a service that hangs does not keep the teacher waiting', { timeout: 120_000 }, async () => {
  const id = await upload(['historia-8-ano'])
  startWorkerProcess('hang', { AI_TIMEOUT_SECONDS: '5' })
  await finished(id)
  const { status, notices } = await look(id)
  expect([status, notices.map(({ code }) => code)]).toEqual(['processed', ['model-unused']])
  expect(new Set((await cardsOf(id)).map(({ engine }) => engine))).toEqual(new Set(['extractive']))
  expect((await callsOf(id)).map(({ outcome }) => outcome)).toEqual(['timeout', 'timeout', 'timeout', 'timeout'])
})

test('the model writes the cards; a service that asks for a pause gets it', { timeout: 120_000 }, async () => {
  const before = service.seen.length
  const id = await upload(['historia-8-ano'])
  startWorkerProcess('429-retry-after')
  await finished(id)
  expect(await look(id)).toMatchObject({ status: 'processed', notices: [] })
  expect((await cardsOf(id)).filter(({ engine }) => engine === 'model').length).toBeGreaterThan(5)
  const outcomes = (await callsOf(id)).map(({ outcome }) => outcome).sort()
  const answered = outcomes.filter(outcome => outcome === 'answered')
  expect(answered.length).toBeGreaterThanOrEqual(2)
  expect(outcomes).toEqual([...answered, ...answered.flatMap(() => ['rate-limit', 'rate-limit'])])
  // Two parts of the lesson, each held up twice; what waits is asked about in calls of its own.
  const forItems = service.seen.slice(before).filter(({ opinion }) => !opinion)
  expect(forItems).toHaveLength(6)
})

test('a worker that is killed between two parts pays for none of them twice', { timeout: 300_000 }, async () => {
  const id = await upload(['historia-8-ano', 'ciencias-7-ano'])
  service.answersLeft = 2
  const first = startWorkerProcess('ok')
  await vi.waitUntil(() => service.seen.length === 3, { timeout: 180_000, interval: 20 })
  await first.stop(true)
  const answered = service.seen.slice(0, 2)
  service.answersLeft = Number.POSITIVE_INFINITY
  startWorkerProcess('ok')
  await finished(id)
  expect(await look(id)).toMatchObject({ status: 'processed' })
  const times = ({ anchors, repair }: (typeof service.seen)[number]) =>
    service.seen.filter(other => other.anchors[0] === anchors[0] && other.repair === repair).length
  expect(answered.map(times)).toEqual([1, 1])
  const later = service.seen.slice(3).filter(({ opinion }) => !opinion)
  expect(later.length).toBeGreaterThan(0)
  expect(Math.max(...later.map(times))).toBeLessThanOrEqual(2)
  const calls = await callsOf(id)
  expect(calls.length).toBe(service.seen.length - 1)
  expect(calls.every(({ outcome }) => outcome === 'answered')).toBe(true)
  expect((await cardsOf(id)).filter(({ engine }) => engine === 'model').length).toBeGreaterThan(10)
})
