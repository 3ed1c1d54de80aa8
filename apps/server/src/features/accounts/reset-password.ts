import { resetLinkSpent } from '@capivira/core/accounts/recovery-contract'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { askLetter } from './ask-letter.ts'
import { endSessions } from './end-sessions.ts'
import { tokenHash } from './letter-secrets.ts'
import { hashPassword } from './password-hash.ts'
import { spendPasswordReset, writePassword } from './recovery-store.ts'

/**
 * Writes a new password for whoever holds the link that was sent by e-mail, and ends every session. The link is spent, by one
 * of several at once. Two-factor stays as it is: the link proves the address, no more.
 */
export async function resetPassword(
  { db, jobs, now }: { db: Database; jobs: Pick<Jobs, 'sendLetter'>; now: Date },
  { token, password }: { token: string; password: string },
): Promise<true | Refusal> {
  // Hashed before the link is looked at, so that a bad link takes as long as a good one.
  const hash = await hashPassword(password)
  return inTransaction(db, async tx => {
    const userId = await spendPasswordReset(tx, tokenHash(token), now)
    if (!userId) return new Refusal(410, resetLinkSpent)
    await writePassword(tx, userId, hash, now, { proven: true })
    await endSessions(tx, userId)
    await askLetter({ db: tx, jobs, now }, 'password-changed', { userId })
    return true
  })
}
