import { wrongPassword } from '@capivira/core/accounts/profile-contract'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { changeAccess } from './change-access.ts'
import { checkOwnPassword } from './check-password.ts'
import { hashPassword } from './password-hash.ts'
import { queueEmail } from './queue-email.ts'
import { type PlaceNames, refuseWeakPassword } from './refuse-weak-password.ts'
import type { UserRow } from './store.ts'

type Change = { currentPassword: string; password: string }

const same = 'Escolha uma senha diferente da atual.'

/**
 * Changes a password by who knows the current one. Every session ends, with all that is under way: the
 * caller starts a new session for this device. The owner is told by e-mail.
 */
export async function changePassword(
  { db, settings, jobs, now }: { db: Database; settings: PlaceNames; jobs: Pick<Jobs, 'sendEmail'>; now: Date },
  userId: string,
  { currentPassword, password }: Change,
): Promise<UserRow | Refusal> {
  const user = await checkOwnPassword(db, userId, currentPassword, 'currentPassword')
  if (user instanceof Refusal) return user
  if (password === currentPassword) return refuseField(400, 'password', same)
  const weak = await refuseWeakPassword(password, user, settings)
  if (weak) return weak
  const hash = await hashPassword(password)
  return inTransaction(db, async tx => {
    const own = { password: hash, temporaryPasswordUntil: null }
    const changed = await changeAccess(tx, user, own, { now, sessions: 'all' })
    // Another one was chosen meanwhile.
    if (!changed) return refuseField(403, 'currentPassword', wrongPassword)
    await queueEmail({ db: tx, jobs, now }, 'password-changed', { userId })
    return changed
  })
}
