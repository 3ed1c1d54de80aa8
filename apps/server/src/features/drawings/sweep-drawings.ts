import type { Database } from '../../platform/database.ts'
import { deleteUnfinished } from './store.ts'

/** Younger drawings may be about to get their picture. */
const safeAgeMs = 60 * 60 * 1000

/** Forgets drawings whose making broke off; what is left of their files, the sweep of the storage finds. */
export async function sweepDrawings({ db, now }: { db: Database; now: Date }): Promise<void> {
  await deleteUnfinished(db, new Date(now.getTime() - safeAgeMs))
}
