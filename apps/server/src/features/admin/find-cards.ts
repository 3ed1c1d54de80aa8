import { foundLimit, pageSize } from '@capivira/core/admin/contract'
import type { Queryable } from '../../platform/database.ts'
import { type CardLine, selectCards, selectCommonCards } from './lists-store.ts'
import { countFound } from './read-counts.ts'

/** The newest cards that a search finds, and how many it finds in all. */
export async function findCards(db: Queryable, search: string): Promise<{ rows: CardLine[]; found: number }> {
  const found = await countFound(db, 'flipCards', search)
  const newest = found > foundLimit ? await selectCommonCards(db, search) : []
  return { found, rows: newest.length === pageSize ? newest : await selectCards(db, search) }
}
