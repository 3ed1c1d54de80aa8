import type { Queryable } from '../../platform/database.ts'
import { noteOldUse } from './use-store.ts'

/**
 * Notes when pupils last used their accounts for whom nobody did so then, as far as it can be told; only of those made
 * before an instant, so many at once.
 */
export const settleUse = (db: Queryable, timeZone: string, before: Date, most: number): Promise<void> =>
  noteOldUse(db, timeZone, before, most)
