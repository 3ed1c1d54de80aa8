import type { ProgressEntry } from '@capivira/core/progress/contract'
import type { Queryable } from '../../platform/database.ts'
import { selectProgress } from './store.ts'

/** A pupil's progress in every material they can study, the one studied last first, then the newest. */
export async function listProgress(db: Queryable, userId: string, now: Date): Promise<ProgressEntry[]> {
  const rows = await selectProgress(db, { userId, now })
  return rows.map(row => {
    // Cards may have been taken out of the material since they were studied.
    const cardsStudied = Math.min(row.cardsStudied, row.totalCards)
    return {
      ...row,
      id: row.materialId,
      cardsStudied,
      cardsRemaining: row.totalCards - cardsStudied,
      completionPercentage: row.totalCards === 0 ? 0 : Math.floor((cardsStudied * 100) / row.totalCards),
      lastStudied: row.lastStudied && new Date(row.lastStudied).toISOString(),
    }
  })
}
