import type { ItemKind } from '@capivira/core/editing/contract'
import type { Transaction } from '../../platform/database.ts'
import { settleMaterial } from '../classes/settle-assignments.ts'
import { recountProgress } from '../materials/recount-progress.ts'

/**
 * What follows when items of a material come into pupils' sight or go out of it: progress is counted anew, and with
 * what goes assignments may be done.
 */
export async function afterChange(
  tx: Transaction,
  { materialId, kinds, goes, now }: { materialId: number; kinds: readonly ItemKind[]; goes: boolean; now: Date },
): Promise<void> {
  if (kinds.includes('card')) await recountProgress(tx, materialId)
  if (goes && kinds.some(kind => kind !== 'word')) await settleMaterial(tx, { materialId, now })
}
