import type { Database, Transaction } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { startGeneration } from './processing-store.ts'

/**
 * Queues a teacher's material to be processed again from its PDF; what is there to study stays until the new is ready.
 * One that is being processed is left to it. Answers false when they have no such material.
 */
export async function reprocessMaterial(
  { db, jobs }: { db: Database; jobs: Pick<Jobs, 'processMaterial'> },
  teacherId: string,
  materialId: number,
): Promise<boolean> {
  return inTransaction(db, tx => queueAgain(tx, jobs, teacherId, materialId))
}

/** The same in the caller's transaction. */
export async function queueAgain(
  tx: Transaction,
  jobs: Pick<Jobs, 'processMaterial'>,
  teacherId: string,
  materialId: number,
): Promise<boolean> {
  const material = await startGeneration(tx, teacherId, materialId)
  if (!material) return false
  if (material.generation !== null) await jobs.processMaterial(tx, { id: materialId, generation: material.generation })
  return true
}
