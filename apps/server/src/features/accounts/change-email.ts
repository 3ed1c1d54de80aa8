import { type changeEmailBody, emailLinkSpent, sameEmail } from '@capivira/core/accounts/email-contract'
import pg from 'pg'
import type * as z from 'zod/mini'
import type { Transaction } from '../../platform/database.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { askLetter, type LetterTools } from './ask-letter.ts'
import { checkOwnPassword } from './check-password.ts'
import { deleteEmailChange, keepEmailChange, takeEmailChange, writeEmail } from './email-store.ts'
import { linkToken, tokenHash } from './letter-secrets.ts'
import { spendAllResets } from './recovery-store.ts'
import { refusedCode, type SecondStepTools } from './second-step.ts'
import { deleteOtherSessions } from './session-store.ts'
import { findUserById, lockUser, type UserRow } from './store.ts'
import { insertCode } from './two-factor-store.ts'

const changing = { purpose: 'change-email', challenge: null } as const

/**
 * Begins to change an address, by who knows the password and, where two-factor is on, a code. Nothing changes before the link
 * sent to the new address is opened; the present one is told. Whether anybody has the new address is not looked at here, so that
 * neither answer nor time tells. Answers 'code' when the code is still to be given.
 */
export async function askEmailChange(
  tools: SecondStepTools,
  userId: string,
  { email, currentPassword, code }: z.output<typeof changeEmailBody>,
): Promise<'asked' | { codeBy: UserRow['twoFactorMethod'] } | Refusal> {
  const { db, settings, now } = tools
  const refused = await checkOwnPassword(db, userId, currentPassword, 'currentPassword')
  if (refused) return refused
  const user = await findUserById(db, userId)
  if (!user) throw new Error('the user is gone')
  if (user.email === email) return refuseField(400, 'email', sameEmail)
  if (user.twoFactorEnabled) {
    if (code === undefined) return { codeBy: await sendCode(tools, user) }
    const wrong = await refusedCode(tools, user, code, changing)
    if (wrong) return refuseField(400, 'code', wrong)
  }
  await inTransaction(db, async tx => {
    const { id, until } = await askLetter({ ...tools, db: tx }, 'confirm-new-email', { userId })
    const hash = tokenHash(linkToken(settings.sessionSecret, id))
    await keepEmailChange(tx, { userId, newEmail: email, tokenHash: hash, expiresAt: until, createdAt: now })
    await askLetter({ ...tools, db: tx }, 'email-change-asked', { userId })
  })
  return 'asked'
}

/** Sends a code to the present address, for those whose second factor it is; answers where the code is to be found. */
async function sendCode(tools: SecondStepTools, { id: userId, twoFactorMethod }: UserRow) {
  if (twoFactorMethod === 'email')
    await inTransaction(tools.db, async tx => {
      const { id, until } = await askLetter({ ...tools, db: tx }, 'email-change-code', { userId })
      await insertCode(tx, { ...changing, userId, letterId: id, expiresAt: until, createdAt: tools.now })
    })
  return twoFactorMethod
}

/**
 * Changes the address whose link this is, and tells the former one. Every session ends but `keptSession`, the one the link was
 * opened in, should it be the owner's. Refuses 410 for a link that is not good any more, or when somebody has the address by now.
 */
export async function confirmEmail(
  { db, jobs, now }: Omit<LetterTools, 'db'> & Pick<SecondStepTools, 'db'>,
  token: string,
  keptSession: string,
): Promise<true | Refusal> {
  const spent = new Refusal(410, emailLinkSpent)
  try {
    return await inTransaction(db, async tx => {
      const change = await takeEmailChange(tx, tokenHash(token), now)
      const user = change && (await lockUser(tx, change.userId))
      if (!user) return spent
      await writeEmail(tx, user.id, change.newEmail, { proven: true, now })
      await spendAllResets(tx, user.id, now)
      await deleteOtherSessions(tx, user.id, keptSession)
      await askLetter({ db: tx, jobs, now }, 'email-changed', { userId: user.id, address: user.email })
      return true
    })
  } catch (error) {
    if (isEmailTaken(error)) return spent
    throw error
  }
}

/**
 * Corrects the address of somebody's account, in the caller's transaction: the new one has yet to be proven, the former one is
 * told, and every link that was under way is worthless. The caller has made sure that it may, and ends the sessions.
 * @throws when somebody has the address; {@link isEmailTaken} tells
 */
export async function correctEmail(
  { db, jobs, now }: Omit<LetterTools, 'db'> & { db: Transaction },
  user: UserRow,
  email: string,
): Promise<void> {
  await writeEmail(db, user.id, email, { proven: false, now })
  await deleteEmailChange(db, user.id)
  await spendAllResets(db, user.id, now)
  await askLetter({ db, jobs, now }, 'email-changed', { userId: user.id, address: user.email })
  await askLetter({ db, jobs, now }, 'verify-email', { userId: user.id })
}

/** Whether something failed because somebody has the address. */
export function isEmailTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof pg.DatabaseError && cause.constraint === 'users_email_key'
}
