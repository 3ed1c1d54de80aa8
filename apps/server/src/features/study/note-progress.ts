import type { Transaction } from '../../platform/database.ts'
import { upsertProgress } from './store.ts'

/** Notes that a pupil studied a material just now; in the caller's transaction. */
export async function noteProgress(
  tx: Transaction,
  pupil: { id: string; now: Date },
  material: { id: number; newlyStudied?: number; completed?: boolean },
): Promise<void> {
  const { id, newlyStudied = 0, completed = false } = material
  await upsertProgress(tx, { userId: pupil.id, materialId: id, newlyStudied, completed, now: pupil.now })
}
