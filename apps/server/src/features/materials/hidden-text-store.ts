import { and, desc, eq, gt, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { HiddenLetters } from '../../extraction/count-hidden.ts'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { hiddenTexts, materialPages, materials } from './tables.ts'

/** A material whose file nobody has looked at yet. */
export type Unlooked = { id: number; generation: number; pdfPath: string }

const toLookAt = (db: Queryable): SQL | undefined =>
  and(
    eq(materials.sourceKind, 'pdf'),
    eq(materials.status, 'processed'),
    notExists(db.select({ one: sql`1` }).from(hiddenTexts).where(eq(hiddenTexts.materialId, materials.id))),
  )

/** The newest materials below an id, up to so many, that were read before letters that no page shows were counted. */
export function selectUnlooked(
  db: Queryable,
  { before, limit }: { before: number; limit: number },
): Promise<Unlooked[]> {
  return db
    .select({ id: materials.id, generation: materials.generation, pdfPath: materials.pdfPath })
    .from(materials)
    .where(and(toLookAt(db), lt(materials.id, before)))
    .orderBy(desc(materials.id))
    .limit(limit)
}

/** How many of them there are. */
export async function countUnlooked(db: Queryable): Promise<number> {
  return db.$count(materials, toLookAt(db))
}

/** Keeps what a look found; nothing when the material has gone or was read anew meanwhile. */
export async function saveLook(
  db: Queryable,
  { id, generation }: Pick<Unlooked, 'id' | 'generation'>,
  { hidden, now }: { hidden: readonly HiddenLetters[]; now: Date },
): Promise<void> {
  const letters = hidden.reduce((sum, page) => sum + page.letters, 0)
  const pages = hidden.map(({ page }) => page)
  const same = and(eq(materials.id, id), eq(materials.generation, generation), eq(materials.status, 'processed'))
  await db
    .insert(hiddenTexts)
    .select(
      db
        .select({
          materialId: materials.id,
          letters: sql<number>`${letters}::int`.as('letters'),
          pages: sql<number[]>`${sql.param(pages, hiddenTexts.pages)}::int[]`.as('pages'),
          wasRead: sql<boolean>`true`.as('was_read'),
          lookedAt: sql<Date>`${sql.param(now, hiddenTexts.lookedAt)}::timestamptz`.as('looked_at'),
        })
        .from(materials)
        .where(same),
    )
    .onConflictDoNothing()
}

/**
 * Notes what the pages just read say of letters that they do not show: these were left out. Pages that a version before
 * has read, which never say where a line comes from, tell nothing: then what was known stays.
 */
export async function noteLeftOut(tx: Transaction, materialId: number, now: Date): Promise<void> {
  const { page, number } = materialPages
  const [found] = await tx
    .select({
      letters: sql<number>`coalesce(sum((${page}->>'hidden')::int), 0)::int`,
      pages: sql<number[]>`coalesce(array_agg(${number} order by ${number}) filter (where ${page} ? 'hidden'), '{}')`,
      isTold: sql<boolean>`coalesce(bool_and(${page}->'lines' = '[]' or ${page}->'lines'->0 ? 'source'), false)`,
    })
    .from(materialPages)
    .where(eq(materialPages.materialId, materialId))
  if (!found?.isTold) return
  const values = { letters: found.letters, pages: found.pages, wasRead: false, lookedAt: now }
  await tx
    .insert(hiddenTexts)
    .values({ materialId, ...values })
    .onConflictDoUpdate({ target: hiddenTexts.materialId, set: values })
}

const listed = and(eq(hiddenTexts.wasRead, true), gt(hiddenTexts.letters, 0))

/** Materials read with letters that their pages do not show, the newest first. */
export function selectReadHidden(db: Queryable, { before, limit }: { before?: number; limit: number }) {
  return db
    .select({
      id: materials.id,
      title: materials.title,
      teacher: { fullName: users.fullName, firstName: users.firstName },
      status: materials.status,
      createdAt: materials.createdAt,
      letters: hiddenTexts.letters,
      pages: hiddenTexts.pages,
    })
    .from(hiddenTexts)
    .innerJoin(materials, eq(materials.id, hiddenTexts.materialId))
    .innerJoin(users, eq(users.id, materials.teacherId))
    .where(and(listed, before === undefined ? undefined : lt(hiddenTexts.materialId, before)))
    .orderBy(desc(hiddenTexts.materialId))
    .limit(limit)
}
