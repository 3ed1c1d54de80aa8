import type { Database } from '../../platform/database.ts'
import { deleteUnanswered } from './store.ts'

/** Removes requests to guardians that nobody answered in time. */
export async function sweepConsents(db: Database, now: Date): Promise<void> {
  await deleteUnanswered(db, now)
}
