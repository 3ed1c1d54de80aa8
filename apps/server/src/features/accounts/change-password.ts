import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { type Refusal, refuseField } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { askLetter } from './ask-letter.ts'
import { checkOwnPassword } from './check-password.ts'
import { endSessions } from './end-sessions.ts'
import { hashPassword } from './password-hash.ts'
import { writePassword } from './recovery-store.ts'
import type { UserRow } from './store.ts'

type Change = { currentPassword: string; password: string }

const same = 'Escolha uma senha diferente da atual.'

/**
 * Changes a password by who knows the current one. Every session ends: the caller starts a new one for this device. The
 * owner is told by e-mail.
 */
export async function changePassword(
  { db, jobs, now }: { db: Database; jobs: Pick<Jobs, 'sendLetter'>; now: Date },
  userId: string,
  { currentPassword, password }: Change,
): Promise<UserRow | Refusal> {
  const refused = await checkOwnPassword(db, userId, currentPassword, 'currentPassword')
  if (refused) return refused
  if (password === currentPassword) return refuseField(400, 'password', same)
  const hash = await hashPassword(password)
  return inTransaction(db, async tx => {
    const user = await writePassword(tx, userId, hash, now)
    if (!user) throw new Error('the user is gone')
    await endSessions(tx, userId)
    await askLetter({ db: tx, jobs, now }, 'password-changed', { userId })
    return user
  })
}
