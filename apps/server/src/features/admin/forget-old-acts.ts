import type { Database } from '../../platform/database.ts'
import { deleteActsBefore } from './acts-store.ts'

/** Days that acts are kept: a year, and the leap day. */
const keptDays = 366

/** Removes the acts that were kept long enough; answers how many. */
export async function forgetOldActs(db: Database, now: Date): Promise<number> {
  return deleteActsBefore(db, new Date(now.getTime() - keptDays * 86_400_000))
}
