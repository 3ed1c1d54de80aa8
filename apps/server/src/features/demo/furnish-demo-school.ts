import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FileStore } from '../../platform/files.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { Refusal } from '../../platform/refusal.ts'
import { uploadMaterial } from '../materials/upload-material.ts'
import { demoAccounts } from './accounts.ts'
import { openDemoClass } from './open-demo-class.ts'
import { openDemoReview } from './open-demo-review.ts'
import { type DemoTools, openDemoSchool, seemingAgeMs } from './open-demo-school.ts'
import { type DemoItems, findDemoMaterial, findUserIds, listSteps, noteStep, readItems } from './store.ts'
import { studyAsDemoPupils } from './study-as-demo-pupils.ts'
import { type DemoTextName, demoTexts, readDemoText } from './texts.ts'

export type FurnishTools = DemoTools & { files: FileStore; jobs: Pick<Jobs, 'processMaterial'>; signal: AbortSignal }

/** How often, and how long, to look whether the texts are processed. */
const waiting = { everyMs: 500, atMostMs: 10 * 60 * 1000 }

const teacherEmail = demoAccounts[0].email

/**
 * Gives the demo school its texts, sent and processed like any teacher's, and its pupils some days of study. Each step
 * is done once: killed at any moment, it is completed the next time, and what a visitor deletes stays deleted.
 */
export async function furnishDemoSchool(tools: FurnishTools): Promise<void> {
  const begun = await openDemoSchool(tools)
  if (!begun || (await listSteps(tools.db)).has('history')) return
  const teacherId = (await findUserIds(tools.db, [teacherEmail])).get(teacherEmail)
  if (!teacherId) return
  const items = new Map<DemoTextName, DemoItems>()
  for (const name of demoTexts) await sendText(tools, { name, teacherId, begun })
  for (const name of demoTexts) {
    const materialId = await processed(tools, teacherId, name)
    if (materialId !== null) items.set(name, await readItems(tools.db, materialId))
  }
  await openDemoClass(tools, items, { teacherId, begun })
  await studyAsDemoPupils(tools, items, begun)
  await openDemoReview(tools, items.get('geografia-6-ano'), teacherId)
  await noteStep(tools.db, 'history', tools.now)
}

async function sendText(
  tools: FurnishTools,
  { name, teacherId, begun }: { name: DemoTextName; teacherId: string; begun: Date },
): Promise<void> {
  const step = `text:${name}`
  if ((await listSteps(tools.db)).has(step)) return
  const { pdf, sha256, text } = await render(name)
  const path = join(tools.files.incoming, `${randomUUID()}.part`)
  try {
    await writeFile(path, pdf, { flag: 'wx', mode: 0o600 })
    // Were it sent before, by a start that was killed then, the same bytes answer the same material.
    const sent = await uploadMaterial(tools, {
      teacherId,
      file: { path, sha256, bytes: pdf.length },
      fields: {
        title: text.title,
        description: `${text.subject}, ${text.grade}. ${text.subtitle}.`,
        subject: text.subject,
      },
      // What comes of these texts was read item by item: it is as their teacher would have it after the review.
      policy: 'all',
      now: new Date(begun.getTime() - seemingAgeMs),
    })
    if (sent instanceof Refusal) throw new Error(`${name}: ${sent.message}`)
    await noteStep(tools.db, step, tools.now)
  } finally {
    await rm(path, { force: true })
  }
}

/** Waits until a text is processed; null when it failed or was deleted meanwhile. */
async function processed({ db, signal }: FurnishTools, teacherId: string, name: DemoTextName): Promise<number | null> {
  const { sha256 } = await render(name)
  for (let waited = 0; waited < waiting.atMostMs; waited += waiting.everyMs) {
    const material = await findDemoMaterial(db, teacherId, sha256)
    if (!material || material.status === 'failed') return null
    if (material.status === 'processed') return material.id
    await sleep(waiting.everyMs, undefined, { signal })
  }
  throw new Error(`${name} is still not processed`)
}

/** A text as PDF: the same text always gives the same bytes. */
async function render(name: DemoTextName) {
  // Drawing PDFs is needed once in the life of an installation; nothing else loads it.
  const [{ renderText }, { parseText }] = await Promise.all([
    import('../../../demo/render.ts'),
    import('../../../demo/text.ts'),
  ])
  const markdown = await readDemoText(name)
  const pdf = await renderText(markdown)
  return { pdf, sha256: createHash('sha256').update(pdf).digest(), text: parseText(markdown) }
}
