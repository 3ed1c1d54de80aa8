import type { Transaction } from '../../platform/database.ts'
import type { Settings } from '../../platform/settings.ts'
import { beginErasure, type Erasure, eraseAccount, type Leftovers } from '../erasure/erase-account.ts'
import { hasActed, isAsRegistered, lockUserByEmail } from './unproven-store.ts'

/** How long whoever registered has to open the e-mail before somebody else may have the address. */
const proofMs = 24 * 60 * 60_000

/**
 * Makes room for a new registration with an address that somebody typed a day ago, never proved, and did nothing with:
 * a pupil's account as empty as on its first day. Accounts of the staff, of the administration and of the demo school
 * stay, and so does everyone's who did anything. Only for schools whose e-mails go out: where none does, nobody proves
 * anything. Answers what is left of the first account outside the database, to be removed once the transaction is
 * through; null when there is no room.
 */
export async function replaceUnproven(
  tx: Transaction,
  settings: Settings,
  { email, now }: { email: string; now: Date },
): Promise<{ erasure: Erasure; left: Leftovers } | null> {
  if (settings.smtpUrl === undefined) return null
  const user = await lockUserByEmail(tx, email)
  if (!user?.selfRegistered || user.createdAt.getTime() > now.getTime() - proofMs) return null
  // Somebody who was here within the last day is somebody, also where they signed out.
  if (user.lastUsedAt && user.lastUsedAt.getTime() > now.getTime() - proofMs) return null
  if (!isAsRegistered(user) || (await hasActed(tx, user.id, now))) return null
  const erasure = await beginErasure(settings)
  const left = await eraseAccount(tx, erasure, { userId: user.id, now })
  return left && { erasure, left }
}
