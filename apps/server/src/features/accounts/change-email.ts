import { type changeEmailBody, emailLinkSpent, sameEmail } from '@capivira/core/accounts/email-contract'
import { accountChanged } from '@capivira/core/accounts/two-factor-contract'
import pg from 'pg'
import type * as z from 'zod/mini'
import type { Transaction } from '../../platform/database.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { holdUnchanged } from './access-store.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import { changeAccess } from './change-access.ts'
import { checkOwnPassword } from './check-password.ts'
import { linkToken, tokenHash } from './email-secrets.ts'
import { findEmailChange, keepEmailChange, takeEmailChange } from './email-store.ts'
import { type OwnCode, sendOwnCode } from './own-code.ts'
import { type EmailTools, queueEmail } from './queue-email.ts'
import { refusedCode, type SecondStepTools } from './second-step.ts'
import { lockUser, type UserRow } from './store.ts'

/** Somebody, perhaps its owner elsewhere, changed how one signs in while this was being checked. */
const changedMeanwhile = new Refusal(409, accountChanged)
const changing: OwnCode = { purpose: 'change-email', emailKind: 'email-change-code' }

/**
 * Begins to change an address, by who knows the password and, where two-factor is on, a code. Nothing changes before
 * the link sent to the new address is opened; the present one is told. Whether anybody has the new address is not
 * looked at here, so that neither answer nor time tells. Answers 'code' when the code is still to be given.
 */
export async function askEmailChange(
  { limits, ...tools }: SecondStepTools & { limits: Pick<AttemptLimits, 'countOwnEmail' | 'countNewAddress'> },
  userId: string,
  { email, currentPassword, code }: z.output<typeof changeEmailBody>,
): Promise<'asked' | { codeBy: UserRow['twoFactorMethod'] } | Refusal> {
  const { db, settings, now } = tools
  const user = await checkOwnPassword(db, userId, currentPassword, 'currentPassword')
  if (user instanceof Refusal) return user
  if (user.email === email) return refuseField(400, 'email', sameEmail)
  if (user.twoFactorEnabled) {
    if (code === undefined) {
      const limited = user.twoFactorMethod === 'email' ? await limits.countOwnEmail(userId) : null
      if (limited) return limited
      return (await sendOwnCode(tools, user, changing)) ? { codeBy: user.twoFactorMethod } : changedMeanwhile
    }
    const wrong = await refusedCode(tools, user, code, { purpose: changing.purpose, challenge: null })
    if (wrong) return refuseField(400, 'code', wrong)
  }
  // The new address may be anybody's: what one account has sent to strangers has an end.
  const limited = await limits.countNewAddress(userId)
  if (limited) return limited
  return inTransaction(db, async tx => {
    if (!(await holdUnchanged(tx, user))) return changedMeanwhile
    const { id, until } = await queueEmail({ ...tools, db: tx }, 'confirm-new-email', { userId })
    const hash = tokenHash(linkToken(settings.sessionSecret, id))
    await keepEmailChange(tx, { userId, newEmail: email, tokenHash: hash, expiresAt: until, createdAt: now })
    await queueEmail({ ...tools, db: tx }, 'email-change-asked', { userId })
    return 'asked'
  })
}

/**
 * Changes the address whose link this is, and tells the former one. Every session ends but `keptSession`, the one the
 * link was opened in, should it be the owner's. Refuses 410 for a link that is not good any more, when somebody has the
 * address by now, and while the administration keeps the account out.
 * @param found told whose account it is, for the record of security events
 */
export async function confirmEmail(
  { db, jobs, now }: Omit<EmailTools, 'db'> & Pick<SecondStepTools, 'db'>,
  token: string,
  keptSession: string,
  found?: (userId: string) => void,
): Promise<true | Refusal> {
  const spent = new Refusal(410, emailLinkSpent)
  try {
    return await inTransaction(db, async tx => {
      const asked = await findEmailChange(tx, tokenHash(token))
      const user = asked && (await lockUser(tx, asked.userId))
      // Taken now that the account is held: whatever ended it meanwhile comes first.
      const change = user && (await takeEmailChange(tx, tokenHash(token), now))
      if (!change) return spent
      found?.(user.id)
      if (user.lockedAt) return spent
      const proven = { email: change.newEmail, isEmailVerified: true }
      if (!(await changeAccess(tx, user, proven, { now, sessions: { but: keptSession } }))) return spent
      await queueEmail({ db: tx, jobs, now }, 'email-changed', { userId: user.id, address: user.email })
      return true
    })
  } catch (error) {
    if (isEmailTaken(error)) return spent
    throw error
  }
}

/**
 * Corrects the address of somebody's account, in the caller's transaction: the new one has yet to be proven, the former
 * one is told, and every session and all that was under way ends. The caller has made sure that it may, and holds the
 * account.
 * @throws when somebody has the address; {@link isEmailTaken} tells
 */
export async function correctEmail(
  { db, jobs, now }: Omit<EmailTools, 'db'> & { db: Transaction },
  user: UserRow,
  email: string,
): Promise<void> {
  await queueEmail({ db, jobs, now }, 'email-changed', { userId: user.id, address: user.email })
  const { until } = await queueEmail({ db, jobs, now }, 'verify-email', { userId: user.id })
  const corrected = {
    email,
    isEmailVerified: false,
    // An e-mail from before, still queued, would prove the former address: only one that lasts as long as this one
    // counts.
    emailVerificationExpires: until,
    selfRegistered: false,
  }
  if (!(await changeAccess(db, user, corrected, { now, sessions: 'all' }))) throw new Error('a held user changed')
}

/** Whether something failed because somebody has the address. */
export function isEmailTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof pg.DatabaseError && cause.constraint === 'users_email_key'
}
