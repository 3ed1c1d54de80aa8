import type { Material } from '@capivira/core/materials/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeUser } from '../test/factories.ts'
import { sendForm } from '../test/multipart.ts'
import { makePdf } from '../test/pdf.ts'
import { publishAll } from '../test/publish-all.ts'
import { sessions } from './features/accounts/tables.ts'
import { openJobs, type Running } from './platform/jobs.ts'
import { startWorker } from './worker.ts'

const logger = pino({ level: 'silent' })
/** The clock of the school as well. */
const now = () => new Date('2026-03-02T15:00:00Z')
let school: TestApp
let queue: Running
beforeAll(async () => {
  school = await startTestApp({ jobs: { processMaterial: (...call) => queue.jobs.processMaterial(...call) } })
  queue = await openJobs(school.connection.pool, logger)
})
afterAll(async () => {
  await queue.stop()
  await school.close()
})

async function withWorker(work: () => Promise<void>): Promise<void> {
  const { databaseUrl, connection, files, settings } = school
  const worker = await startWorker({ settings, databaseUrl, db: connection.db, files, logger, now })
  try {
    await work()
  } finally {
    await worker.stop()
  }
}

const text = [
  'A fotossíntese é o processo pelo qual as plantas produzem seu próprio alimento usando a luz do Sol.',
  'O Instituto Brasileiro de Geografia e Estatística (IBGE) foi fundado em 1936.',
  'A chuva ácida ocorre porque os gases das fábricas se misturam com o vapor de água da atmosfera.',
]

test('a PDF that a teacher sends becomes cards with the page and the passage they come from', async () => {
  const teacher = await school.signedIn('teacher')
  const { body: sent } = await sendForm<Material>(teacher, '/api/materials', [
    ['title', 'Plantas'],
    ['pdf', { name: 'plantas.pdf', bytes: await makePdf([['Capa'], text]) }],
  ])
  await publishAll(teacher, sent.id)
  const look = async () => (await teacher.get<Material>(`/api/materials/${sent.id}`)).body
  await withWorker(async () => {
    await vi.waitUntil(async () => ['processed', 'failed'].includes((await look()).status), { timeout: 100_000 })
  })
  expect(await look()).toMatchObject({ status: 'processed', isProcessed: true, progress: 100, pageCount: 2 })
  const { body: cards } = await teacher.get<{ sourcePage: number; sourceQuote: string }[]>(
    `/api/materials/${sent.id}/cards`,
  )
  expect(cards.length).toBeGreaterThan(0)
  for (const { sourcePage, sourceQuote } of cards) {
    const quote = encodeURIComponent(sourceQuote)
    const page = await teacher.get<{ regions: object[] }>(
      `/api/materials/${sent.id}/pages/${sourcePage}?quote=${quote}`,
    )
    expect(page.body.regions.length).toBeGreaterThan(0)
  }
})

test('of five teachers at once, nobody with a lesson waits until the book that came first is done', async () => {
  const send = async (title: string, pages: string[][]) => {
    const teacher = await school.signedIn('teacher')
    const fields = [['title', title] as const, ['pdf', { name: 'a.pdf', bytes: await makePdf(pages) }] as const]
    const { body } = await sendForm<Material>(teacher, '/api/materials', fields)
    return { id: body.id, look: async () => (await teacher.get<Material>(`/api/materials/${body.id}`)).body.status }
  }
  const book = await send(
    'Livro',
    Array.from({ length: 300 }, (_, page) => [`Capítulo ${page + 1}`, ...text]),
  )
  const lessons = await Promise.all(
    ['A', 'B', 'C', 'D'].map(name => send(name, [[`Aula ${name}`], text, text, text, [`Fim da aula ${name}`]])),
  )
  const order: string[] = []
  await withWorker(async () => {
    const wait = async (name: string, { look }: typeof book) => {
      await vi.waitUntil(async () => ['processed', 'failed'].includes(await look()), { timeout: 280_000 })
      order.push(`${name} ${await look()}`)
    }
    await Promise.all([wait('book', book), ...lessons.map(lesson => wait('lesson', lesson))])
  })
  expect(order.toSorted()).toEqual(['book processed', ...Array.from({ length: 4 }, () => 'lesson processed')])
  expect(order[0]).toBe('lesson processed')
}, 300_000)

test('a worker that starts takes up what lost its job, and forgets expired sessions', async () => {
  const teacher = await school.signedIn('teacher')
  const { body: sent } = await sendForm<Material>(teacher, '/api/materials', [
    ['title', 'Sem fila'],
    ['pdf', { name: 'x.pdf', bytes: await makePdf([['Uma página.']]) }],
  ])
  await school.connection.pool.query('delete from pgboss.job')
  const past = new Date('2026-01-01T00:00:00Z')
  const { id } = await makeUser(school.connection.db)
  await school.connection.db
    .insert(sessions)
    .values({ sid: 'old', sess: { userAgent: '' }, userId: id, createdAt: past, lastSeenAt: past, expire: past })
  const count = async () => (await school.connection.pool.query(`select 1 from sessions where sid = 'old'`)).rowCount
  const status = async () =>
    (await school.connection.pool.query('select status from materials where id = $1', [sent.id])).rows[0]?.status
  await withWorker(async () => {
    await vi.waitUntil(async () => (await status()) === 'processed' && (await count()) === 0, { timeout: 100_000 })
  })
  expect(await status()).toBe('processed')
})
