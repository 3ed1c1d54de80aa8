import type { Transaction } from '../../platform/database.ts'
import { insertResults, insertResultsOfMaterial } from './result-store.ts'

/**
 * Notes which assignments a pupil has just completed: all of a material after an act on it, in the act's transaction,
 * or all of a class when they join it.
 */
export async function settleAssignments(
  tx: Transaction,
  { userId, materialId, classId, now }: { userId: string; materialId?: number; classId?: number; now: Date },
): Promise<void> {
  await insertResults(tx, { userId, materialId: materialId ?? null, classId: classId ?? null, now })
}

/**
 * Notes for every pupil which assignments of a material are done now that its items are others; in the change's
 * transaction.
 */
export async function settleMaterial(
  tx: Transaction,
  { materialId, now }: { materialId: number; now: Date },
): Promise<void> {
  await insertResultsOfMaterial(tx, { materialId, now })
}
