import type { Transaction } from '../../platform/database.ts'
import { type Access, type Checked, writeAccess, writeRecoveryCodes } from './access-store.ts'
import { deleteEmailChange } from './email-store.ts'
import { spendAllResets } from './recovery-store.ts'
import { deleteChallengesOf, deleteOtherSessions, deleteSessionsOf } from './session-store.ts'
import type { UserRow } from './store.ts'
import { deleteCodesOf } from './two-factor-store.ts'

/** What changes who may sign in. `recoveryCodes` are HMACs of the codes that take the place of all earlier ones. */
export type AccessChange = Partial<Access> & { recoveryCodes?: readonly string[] }

/** Which sessions a change ends: all of them, all but the one with this id, or none. */
export type EndedSessions = 'all' | { but: string } | 'none'

/** Two-factor switched off, with everything that belonged to it. */
export const twoFactorOff = {
  twoFactorEnabled: false,
  twoFactorMethod: null,
  twoFactorSecret: null,
  twoFactorLastStep: null,
  recoveryCodes: [],
} as const satisfies AccessChange

/**
 * Whatever changes who may sign in ends every pending change, link and code: whoever had got hold of the account cannot
 * come back by something they left behind. One function for every path, in the transaction of the change: an address
 * that waits to be confirmed, links for a forgotten password (also those whose e-mail is still queued), codes, sign-ins
 * that wait for their second step, a second factor that waits for its first code. The caller has made sure that it may.
 *
 * E-mails that a path sends itself, asked for in the same transaction, stay good. A link that proves the account's own
 * address stays as long as the address does: it opens nothing.
 *
 * Answers the account as it is now; null, and nothing is changed, when it is gone or changed since `user` was read.
 * @throws when the address is somebody else's
 */
export async function changeAccess(
  tx: Transaction,
  user: Checked,
  { recoveryCodes, ...columns }: AccessChange,
  { now, sessions }: { now: Date; sessions: EndedSessions },
): Promise<UserRow | null> {
  // First: it holds the account, so that nothing begins between this and what follows.
  const changed = await writeAccess(tx, user, columns, now)
  if (!changed) return null
  await Promise.all([
    deleteEmailChange(tx, user.id),
    spendAllResets(tx, user.id, now),
    deleteCodesOf(tx, user.id),
    deleteChallengesOf(tx, user.id),
    recoveryCodes && writeRecoveryCodes(tx, user.id, recoveryCodes, now),
    endSessions(tx, user.id, sessions),
  ])
  return changed
}

async function endSessions(tx: Transaction, userId: string, which: EndedSessions): Promise<void> {
  if (which === 'all') await deleteSessionsOf(tx, userId)
  else if (which !== 'none') await deleteOtherSessions(tx, userId, which.but)
}
