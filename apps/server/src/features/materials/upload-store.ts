import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { materials } from './tables.ts'

export type NewMaterial = Pick<
  typeof materials.$inferInsert,
  'title' | 'description' | 'subjectId' | 'teacherId' | 'pdfPath' | 'pdfSha256' | 'pdfBytes' | 'pageCount' | 'createdAt'
> &
  Pick<typeof materials.$inferSelect, 'schoolLevel' | 'publicationPolicy'>

/** Inserts a material that waits to be processed. */
export async function insertMaterial(
  tx: Transaction,
  material: NewMaterial,
): Promise<{ id: number; generation: number }> {
  const [row] = await tx
    .insert(materials)
    .values(material)
    .returning({ id: materials.id, generation: materials.generation })
  if (!row) throw new Error('an insert answered no row')
  return row
}

/** Lets one upload of a file by a teacher at a time go on, until the transaction ends. */
export async function lockUpload(tx: Transaction, teacherId: string, sha256: Buffer): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${teacherId}:${sha256.toString('hex')}`}, 0))`)
}

/** The newest material a teacher made of a file with these bytes, or null. */
export async function findSameFile(db: Queryable, teacherId: string, sha256: Buffer): Promise<number | null> {
  const [row] = await db
    .select({ id: sql<number>`max(${materials.id})` })
    .from(materials)
    .where(and(eq(materials.teacherId, teacherId), eq(materials.pdfSha256, sha256)))
  return row?.id ?? null
}

/** What a teacher has stored, in bytes, and how many of their materials are not done yet. */
export async function measureUse(db: Queryable, teacherId: string): Promise<{ bytes: number; unfinished: number }> {
  const [use] = await db
    .select({
      bytes: sql<number>`coalesce(sum(${materials.pdfBytes}), 0)::bigint`,
      unfinished: sql<number>`(count(*) filter (where ${materials.status} not in ('processed', 'failed')))::int`,
    })
    .from(materials)
    .where(eq(materials.teacherId, teacherId))
  return use ?? { bytes: 0, unfinished: 0 }
}
