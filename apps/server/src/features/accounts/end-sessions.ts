import type { Queryable } from '../../platform/database.ts'
import { deleteChallengesOf, deleteSessionsOf } from './session-store.ts'

/** Ends every session of a user, and every sign-in that waits for its second step: what got in before does not stay in. */
export async function endSessions(db: Queryable, userId: string): Promise<void> {
  await deleteChallengesOf(db, userId)
  await deleteSessionsOf(db, userId)
}
