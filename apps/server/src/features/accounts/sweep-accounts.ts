import type { Database } from '../../platform/database.ts'
import { deleteExpiredAttempts } from './attempts-store.ts'
import { deleteExpiredEmailChanges } from './email-store.ts'
import { deleteExpiredResets } from './recovery-store.ts'
import { deleteExpiredSessions } from './session-store.ts'
import { deleteExpiredSteps } from './two-factor-store.ts'

/** Removes what has expired: sessions, links, codes and counted attempts. */
export async function sweepAccounts(db: Database, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now)
  await deleteExpiredResets(db, now)
  await deleteExpiredEmailChanges(db, now)
  await deleteExpiredSteps(db, now)
  await deleteExpiredAttempts(db, now)
}
