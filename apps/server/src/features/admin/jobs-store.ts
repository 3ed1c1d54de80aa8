import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { materials } from '../materials/tables.ts'

const failedShown = 50

/** The materials that jobs are about, by their ids. */
export async function selectMaterialsOf(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const { id, title, step, progress } = materials
  const rows = await db
    .select({ id, title, step, progress })
    .from(materials)
    .where(inArray(id, [...ids]))
  return new Map(rows.map(row => [row.id, row]))
}

/** Materials whose processing failed, the newest first. */
export function selectFailed(db: Queryable) {
  return db
    .select({
      id: materials.id,
      title: materials.title,
      teacher: { fullName: users.fullName, firstName: users.firstName },
      failureReason: materials.failureReason,
      createdAt: materials.createdAt,
    })
    .from(materials)
    .innerJoin(users, eq(users.id, materials.teacherId))
    .where(eq(materials.status, 'failed'))
    .orderBy(desc(materials.createdAt), desc(materials.id))
    .limit(failedShown)
}

/**
 * Marks an unfinished material as cancelled; a worker that is at it holds it no more. False when it is finished or
 * gone.
 */
export async function cancelProcessing(tx: Transaction, id: number, reason: string): Promise<boolean> {
  const stopped = await tx
    .update(materials)
    .set({
      generation: sql`${materials.generation} + 1`,
      status: sql`case when ${materials.isProcessed} then 'processed' else 'failed' end`,
      step: null,
      failureReason: reason,
    })
    .where(sql`${materials.id} = ${id} and ${materials.status} not in ('processed', 'failed')`)
    .returning({ id: materials.id })
  return stopped.length > 0
}
