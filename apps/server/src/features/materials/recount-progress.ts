import type { Transaction } from '../../platform/database.ts'
import { recountProgress as recount } from './recount-store.ts'

/** Counts the progress of every pupil of a material anew, after its cards changed; in the caller's transaction. */
export function recountProgress(tx: Transaction, materialId: number): Promise<void> {
  return recount(tx, materialId)
}
