import { accountLocked } from '@capivira/core/accounts/contract'
import { resetLinkSpent } from '@capivira/core/accounts/recovery-contract'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { changeAccess, twoFactorOff } from './change-access.ts'
import { tokenHash } from './email-secrets.ts'
import { hashPassword } from './password-hash.ts'
import { queueEmail } from './queue-email.ts'
import { findPasswordReset } from './recovery-store.ts'
import { type PlaceNames, refuseWeakPassword } from './refuse-weak-password.ts'
import { lockUser, type UserRow } from './store.ts'

/**
 * Writes a new password for whoever holds the link that was sent by e-mail, and ends every session. The link is spent,
 * by one of several at once. Two-factor stays as it is: the link proves the address, no more. But where nobody had ever
 * proven it, whoever registered may have been anybody: the second factor they set goes. Refuses 403 while the
 * administration keeps the account out.
 * @param tell told whose account it is, for the record of security events
 */
export async function resetPassword(
  { db, settings, jobs, now }: { db: Database; settings: PlaceNames; jobs: Pick<Jobs, 'sendEmail'>; now: Date },
  { token, password }: { token: string; password: string },
  tell?: (userId: string) => void,
): Promise<true | Refusal> {
  const spent = new Refusal(410, resetLinkSpent)
  // Hashed before the link is looked at, so that a bad link takes as long as a good one.
  const hash = await hashPassword(password)
  return inTransaction(db, async tx => {
    const link = tokenHash(token)
    const found = await findPasswordReset(tx, link, now)
    const user = found && (await lockUser(tx, found))
    // Looked at again now that the account is held: of two at once one gets it.
    if (!user || !(await findPasswordReset(tx, link, now))) return spent
    tell?.(user.id)
    if (user.lockedAt) return new Refusal(403, accountLocked)
    // The link stays good: another password can be tried.
    const weak = await refuseWeakPassword(password, user, settings)
    if (weak) return weak
    const cleared = user.twoFactorEnabled && isUnproven(user)
    const change = { password: hash, temporaryPasswordUntil: null, isEmailVerified: true, ...(cleared && twoFactorOff) }
    if (!(await changeAccess(tx, user, change, { now, sessions: 'all' }))) return spent
    await queueEmail({ db: tx, jobs, now }, 'password-changed', { userId: user.id })
    if (cleared) await queueEmail({ db: tx, jobs, now }, 'two-factor-off', { userId: user.id })
    return true
  })
}

/**
 * Whether nobody has ever proven the address of a registration. Of the school's own accounts the school knows whose
 * they are.
 */
const isUnproven = ({ selfRegistered, isEmailVerified }: UserRow) => selfRegistered && !isEmailVerified
