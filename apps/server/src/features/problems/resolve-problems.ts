import type { Queryable } from '../../platform/database.ts'
import { type Reported, resolveReports } from './store.ts'

/** Ticks off what pupils reported about an item, whoever acted on it being allowed to; in the caller's transaction. */
export function resolveProblems(db: Queryable, item: Reported, now: Date): Promise<void> {
  return resolveReports(db, item, now)
}
