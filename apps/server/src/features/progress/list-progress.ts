import type { ProgressEntry } from '@capivira/core/progress/contract'
import { isBlank } from '@capivira/core/search/words'
import { wordsQuery } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Stretch } from '../../platform/pages.ts'
import { selectFoundProgress, selectProgress } from './store.ts'

/**
 * A pupil's progress in the materials they can study and a search finds, the one studied last first, then the newest.
 */
export async function listProgress(
  db: Queryable,
  userId: string,
  now: Date,
  { limit, offset }: Stretch,
  search?: string,
): Promise<ProgressEntry[]> {
  const asked = { userId, now, limit, offset }
  const words = wordsQuery(search)
  if (words === undefined && !isBlank(search ?? '')) return []
  const rows = await (words === undefined ? selectProgress(db, asked) : selectFoundProgress(db, { ...asked, words }))
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
