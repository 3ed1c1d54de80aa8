import { securityDays } from '@capivira/core/admin/security-contract'
import type { Database } from '../../platform/database.ts'
import { deleteEventsBefore } from './store.ts'

/** Removes the events that were kept long enough. */
export async function forgetOldEvents(db: Database, now: Date): Promise<void> {
  await deleteEventsBefore(db, new Date(now.getTime() - securityDays * 86_400_000))
}
