/**
 * Kills Capivira again and again under load and looks for what it lost.
 *   node bench/kill.ts [--rounds 50] [--pupils 5] [--keep]
 * Starts the real `npm start` in a data folder of its own, has pupils study and a teacher upload, sends SIGKILL to the
 * server, the worker, the database or everything at random moments, and after each restart compares the database and
 * the files with what the clients were told. Ends with 1 when anything is missing, damaged or paid twice. Linux only.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { renderText } from '../apps/server/demo/render.ts'
import { countOf, nothing } from './kill/acknowledged.ts'
import { countOrphanFiles, type Fates, fatesOf, findViolations } from './kill/checks.ts'
import { Instance, type Target, targets } from './kill/instance.ts'
import { join, type Person, type Quiz, type Study, sha256, studyUntil, uploadOnce, uploadUntil } from './kill/people.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    pupils: { type: 'string', default: '5' },
    keep: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const teacherSecret = 'segredo-professor'
const processingPatience = 600_000

const dataFolder = await mkdtemp(path.join(tmpdir(), 'capivira-kill-'))
const instance = new Instance(dataFolder, 20_000 + Math.floor(Math.random() * 20_000), {
  TEACHER_SECRET: teacherSecret,
})
const acknowledged = nothing()
const refused = new Map<string, number>()
const violations: string[] = []
const began = Date.now()

try {
  await instance.bringUp()
  const pdf = await shortPdf()
  const teacher = await join(instance.address, 'Rita', teacherSecret)
  const study = await firstMaterial(teacher, pdf)
  const pupils = await Promise.all(
    Array.from({ length: Number(values.pupils) }, (_, n) => join(instance.address, `Aluno${n + 1}`)),
  )
  for (let round = 1; round <= rounds; round++) {
    const target = targets[(round - 1) % targets.length] ?? 'server'
    await playRound(round, target, teacher, pupils, study, pdf)
  }
  await summarize(await untilProcessed())
} catch (error) {
  console.error(error)
  violations.push('the run did not reach its end')
} finally {
  await instance.stop()
  if (values.keep) console.log(`kept: ${dataFolder}`)
  else await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 })
}
process.exit(violations.length > 0 ? 1 : 0)

/** One page of a school text of ours: short, so that many are processed. */
async function shortPdf(): Promise<Buffer> {
  const file = new URL('../apps/server/demo/texts/geografia-6-ano.md', import.meta.url)
  const [beginning = ''] = (await readFile(file, 'utf8')).split('\n| ')
  return renderText(beginning)
}

/** Uploads a material and waits for something to study. */
async function firstMaterial(teacher: Person, pdf: Buffer): Promise<Study> {
  const uploaded = await uploadOnce(teacher, pdf)
  if (uploaded?.status !== 201) throw new Error(`the first upload answered ${JSON.stringify(uploaded)}`)
  const { id } = uploaded.body
  acknowledged.uploads.push({ id, sha256: sha256(pdf) })
  const deadline = Date.now() + processingPatience
  for (;;) {
    const material = await teacher.get<{ status: string; failureReason: string | null }>(`/api/materials/${id}`)
    if (material?.body.status === 'processed') break
    if (material?.body.status === 'failed' || Date.now() > deadline) throw new Error(JSON.stringify(material))
    await sleep(300)
  }
  // What pupils study is what matters here, not who looked at it first.
  const all = { policy: 'all', always: true }
  const published = await teacher.put<{ published: number }>(`/api/materials/${id}/publication-policy`, all)
  if (published?.status !== 200) throw new Error(`publishing all answered ${JSON.stringify(published)}`)
  const cards = await teacher.get<{ id: number }[]>(`/api/materials/${id}/cards`)
  const quiz = await teacher.get<Quiz>(`/api/materials/${id}/quiz`)
  if (!cards?.body.length || !quiz?.body.questions.length) throw new Error('there is nothing to study')
  return { cards: cards.body.map(card => card.id), quiz: quiz.body }
}

async function playRound(round: number, target: Target, teacher: Person, pupils: Person[], study: Study, pdf: Buffer) {
  const before = countOf(acknowledged)
  const stop = new AbortController()
  const acts = [
    ...pupils.map(pupil => studyUntil(stop.signal, pupil, study, acknowledged, refused)),
    uploadUntil(stop.signal, teacher, pdf, acknowledged, refused),
    uploadUntil(stop.signal, teacher, pdf, acknowledged, refused),
  ]
  await sleep(300 + Math.random() * 2500)
  const hit = await instance.kill(target)
  // Now and then the next blow falls while it is getting up.
  if (Math.random() < 0.2) {
    await sleep(Math.random() * 1500)
    await instance.kill(target)
  }
  const killedAt = Date.now()
  await instance.bringUp()
  const back = Date.now() - killedAt
  await sleep(300)
  stop.abort()
  await Promise.all(acts)
  await instance.bringUp()

  const found = await withDatabase(db => findViolations(db, dataFolder, acknowledged))
  violations.push(...found.map(violation => `round ${round}: ${violation}`))
  const result = found.length > 0 ? found.join('; ') : 'nothing lost'
  console.log(
    `${round}/${rounds} ${hit}: back in ${back} ms, ${countOf(acknowledged) - before} acknowledged, ${result}`,
  )
}

async function withDatabase<T>(work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: instance.databaseUrl() })
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}

/** Waits until every material is processed or failed. */
async function untilProcessed(): Promise<Fates> {
  const deadline = Date.now() + processingPatience
  for (;;) {
    const fates = await withDatabase(fatesOf)
    if (fates.unfinished === 0 || Date.now() > deadline) return fates
    await sleep(1000)
  }
}

async function summarize(fates: Fates): Promise<void> {
  violations.push(...(await withDatabase(db => findViolations(db, dataFolder, acknowledged))))
  if (fates.unfinished > 0) violations.push(`${fates.unfinished} materials are neither processed nor failed`)
  const orphans = await withDatabase(db => countOrphanFiles(db, dataFolder))
  const { uploads, reviews, sides, attempts } = acknowledged
  console.table({
    rounds,
    seconds: Math.round((Date.now() - began) / 1000),
    'acknowledged uploads': uploads.length,
    'acknowledged reviews': reviews.length,
    'acknowledged sides': sides.length,
    'acknowledged attempts': attempts.length,
    'materials processed': fates.processed,
    'materials failed': fates.failed,
    'files left for the sweeper': orphans,
    violations: violations.length,
  })
  if (fates.reasons.length > 0) console.log('why materials failed:', fates.reasons)
  if (refused.size > 0) console.log('answers other than success:', Object.fromEntries(refused))
  for (const violation of violations) console.log(violation)
}
