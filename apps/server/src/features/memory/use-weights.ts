import type { Queryable } from '../../platform/database.ts'
import { noteForReplay } from '../study/note-for-replay.ts'
import { resetClasses, type Standing, updateStanding } from './store.ts'

/**
 * From now on memories are reckoned with these weights, null for those before any fit; those there are follow, from the
 * log.
 */
export async function useWeights(
  tx: Queryable,
  standing: Standing,
  weights: readonly number[] | null,
  now: Date,
): Promise<void> {
  if (String(weights) === String(standing.weights)) return
  await updateStanding(tx, standing.id, { weights: weights && [...weights], usedSince: weights && now })
  if (standing.classId === null) await resetClasses(tx)
  await noteForReplay(tx, standing.classId, now)
}
