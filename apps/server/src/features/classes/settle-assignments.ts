import type { Transaction } from '../../platform/database.ts'
import { insertResults } from './result-store.ts'

/**
 * Notes which assignments a pupil has just completed: all of a material after an act on it, in the act's transaction, or
 * all of a class when they join it.
 */
export async function settleAssignments(
  tx: Transaction,
  { userId, materialId, classId, now }: { userId: string; materialId?: number; classId?: number; now: Date },
): Promise<void> {
  await insertResults(tx, { userId, materialId: materialId ?? null, classId: classId ?? null, now })
}
