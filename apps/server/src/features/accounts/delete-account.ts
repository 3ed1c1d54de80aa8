import { adminsStay } from '@capivira/core/accounts/profile-contract'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { beginErasure, eraseAccount, finishErasure } from '../erasure/erase-account.ts'
import { checkOwnPassword } from './check-password.ts'
import { lockUser } from './store.ts'

/**
 * Deletes one's own account, after the password, with everything of theirs: what they studied and earned, and a
 * teacher's subjects and materials with their files. Refuses 409 for admins, who are deleted by nobody.
 */
export async function deleteAccount(
  { db, files, settings }: Pick<Services, 'db' | 'files' | 'settings'>,
  user: { id: string; userType: string },
  password: string,
  now: Date,
): Promise<true | Refusal> {
  if (user.userType === 'admin') return new Refusal(409, adminsStay)
  const proven = await checkOwnPassword(db, user.id, password)
  if (proven instanceof Refusal) return proven
  const erasure = await beginErasure(settings)
  const left = await inTransaction(db, async tx => {
    // Made an admin meanwhile.
    if ((await lockUser(tx, user.id))?.userType === 'admin') return new Refusal(409, adminsStay)
    return eraseAccount(tx, erasure, { userId: user.id, now })
  })
  if (left instanceof Refusal) return left
  if (left) await finishErasure({ files, settings }, erasure, left)
  return true
}
