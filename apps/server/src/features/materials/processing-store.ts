import type { Page } from '@capivira/core/materials/document'
import type { Notice } from '@capivira/generation/items'
import { and, asc, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../platform/database.ts'
import type { MaterialJob } from '../../platform/jobs.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { materialPages, materials } from './tables.ts'

const ended = ['processed', 'failed'] as const

/** A worker's hold on a material: everything it writes names its run, so that one presumed dead writes nothing. */
export type Run = {
  id: number
  generation: number
  run: number
  starts: number
  title: string
  pdfPath: string
  pdfSha256: Buffer
}

/** The material was deleted, or is processed by somebody else by now. */
export class Superseded extends Error {
  override readonly name = 'Superseded'
}

const held = ({ id, generation, run }: Run): SQL | undefined =>
  and(eq(materials.id, id), eq(materials.generation, generation), eq(materials.run, run))

/**
 * Begins a generation of a teacher's material, forgetting the pages read before. `generation` is null when one is on
 * its way already; null when they have no such material.
 */
export async function startGeneration(
  tx: Transaction,
  teacherId: string,
  id: number,
): Promise<{ generation: number | null } | null> {
  const [material] = await tx
    .select({ status: materials.status, sourceKind: materials.sourceKind })
    .from(materials)
    .where(and(eq(materials.id, id), eq(materials.teacherId, teacherId)))
    .for('update')
  if (!material) return null
  // Imported cards are as their file had them: there is nothing to read again.
  if (material.sourceKind !== 'pdf') return { generation: null }
  if (material.status !== 'processed' && material.status !== 'failed') return { generation: null }
  await tx.delete(materialPages).where(eq(materialPages.materialId, id))
  const [begun] = await tx
    .update(materials)
    .set({
      generation: sql`${materials.generation} + 1`,
      starts: 0,
      status: 'queued',
      progress: 0,
      step: null,
      failureReason: null,
      firstCards: [],
    })
    .where(eq(materials.id, id))
    .returning({ generation: materials.generation })
  return begun ?? null
}

/** Materials that are neither processed nor failed: each of them should have a job. */
export function listUnfinished(db: Queryable): Promise<MaterialJob[]> {
  return db
    .select({ id: materials.id, generation: materials.generation })
    .from(materials)
    .where(notInArray(materials.status, [...ended]))
    .orderBy(asc(materials.id))
}

/** Whether a material waits or is being processed. */
export async function hasUnfinished(db: Queryable): Promise<boolean> {
  const some = db
    .select({ id: materials.id })
    .from(materials)
    .where(notInArray(materials.status, [...ended]))
    .limit(1)
  return (await some).length > 0
}

/** Takes a material up for a job; null when there is nothing left to do in this generation. */
export async function beginRun(db: Queryable, { id, generation }: MaterialJob): Promise<Run | null> {
  const [run] = await db
    .update(materials)
    .set({
      run: sql`${materials.run} + 1`,
      starts: sql`${materials.starts} + 1`,
      status: 'extracting',
      step: 'Abrindo o PDF',
      firstCards: [],
    })
    .where(and(eq(materials.id, id), eq(materials.generation, generation), notInArray(materials.status, [...ended])))
    .returning({
      id: materials.id,
      generation: materials.generation,
      run: materials.run,
      starts: materials.starts,
      title: materials.title,
      pdfPath: materials.pdfPath,
      pdfSha256: materials.pdfSha256,
    })
  return run ?? null
}

export type RunChange = Partial<
  Pick<
    typeof materials.$inferInsert,
    'status' | 'progress' | 'step' | 'pageCount' | 'starts' | 'failureReason' | 'firstCards'
  >
>

/** Writes to a material held by a run. `progress` never goes back. @throws Superseded when it is held no more */
export async function updateRun(db: Queryable, run: Run, { progress, ...change }: RunChange): Promise<void> {
  const grown = progress === undefined ? {} : { progress: sql`greatest(${materials.progress}, ${progress})` }
  const written = await db
    .update(materials)
    .set({ ...change, ...grown })
    .where(held(run))
    .returning({ id: materials.id })
  if (written.length === 0) throw new Superseded(`material ${run.id}`)
}

/** How a material stands whose run came to its end. */
const atItsEnd = {
  status: 'processed',
  isProcessed: true,
  progress: 100,
  step: null,
  failureReason: null,
  firstCards: [],
} as const

/**
 * Ends a run whose document was read and has nothing legible: processed, with the reason as its notice. False where the
 * material has been processed before, since then there is something to keep. A run that holds it no more changes
 * nothing either.
 */
export async function endUnread(db: Queryable, run: Run, reason: string, now: Date): Promise<boolean> {
  const written = await db
    .update(materials)
    .set({
      ...atItsEnd,
      notices: [{ code: 'no-readable-page', message: reason }],
      processedAt: now,
    })
    .where(and(held(run), eq(materials.isProcessed, false)))
    .returning({ id: materials.id })
  return written.length > 0
}

/**
 * Publishes a run's result: processed, with its text and notices.
 * @throws Superseded when it holds the material no more
 */
export async function finishRun(
  tx: Transaction,
  run: Run,
  { content, notices, now }: { content: string; notices: readonly Notice[]; now: Date },
): Promise<void> {
  const finished = await tx
    .update(materials)
    .set({
      ...atItsEnd,
      content: content.toWellFormed().replaceAll('\0', ' '),
      notices: notices.map(({ pages, ...notice }) => ({ ...notice, ...(pages && { pages: [...pages] }) })),
      processedAt: now,
    })
    .where(held(run))
    .returning({ id: materials.id })
  if (finished.length === 0) throw new Superseded(`material ${run.id}`)
}

/** Numbers of the pages that were read already, ascending. */
export async function listPageNumbers(db: Queryable, materialId: number): Promise<number[]> {
  const rows = await db
    .select({ number: materialPages.number })
    .from(materialPages)
    .where(eq(materialPages.materialId, materialId))
    .orderBy(asc(materialPages.number))
  return rows.map(({ number }) => number)
}

/** All pages that were read, in order. */
export async function listPages(db: Queryable, materialId: number): Promise<Page[]> {
  const rows = await db
    .select({ page: materialPages.page })
    .from(materialPages)
    .where(eq(materialPages.materialId, materialId))
    .orderBy(asc(materialPages.number))
  return rows.map(({ page }) => page)
}

/**
 * Keeps pages as they are read, with the progress they make.
 * @throws Superseded when the run holds the material no more
 */
export async function savePages(db: Database, run: Run, pages: readonly Page[], change: RunChange): Promise<void> {
  await inTransaction(db, async tx => {
    await updateRun(tx, run, { ...change, starts: 0 })
    await tx
      .insert(materialPages)
      .values(pages.map(page => ({ materialId: run.id, number: page.number, page: storable(page) })))
      .onConflictDoNothing()
  })
}

/** PostgreSQL refuses NUL and half of a surrogate pair in JSON; each becomes one character, so that spans stay true. */
function storable(page: Page): Page {
  const lines = page.lines.map(line => ({ ...line, text: line.text.toWellFormed().replaceAll('\0', '\ufffd') }))
  return { ...page, lines }
}
