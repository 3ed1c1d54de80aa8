import { sameMailbox } from '@capivira/core/accounts/mailbox'
import { needsGuardian } from '@capivira/core/consents/consent'
import { addressNotAccepted, ownAddress } from '@capivira/core/consents/contract'
import { consentVersion } from '@capivira/core/consents/text-versions'
import type { Database, Queryable, Transaction } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import type { Settings } from '../../platform/settings.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { linkToken, tokenHash } from '../accounts/email-secrets.ts'
import { onItsWay } from '../accounts/on-its-way.ts'
import { queueEmail } from '../accounts/queue-email.ts'
import { findCurrent } from './sharing-store.ts'
import { deleteAsked, findByToken, findObjected, insertConsent, lockChild, wasObjectedTo } from './store.ts'

export type AskTools = {
  settings: Pick<Settings, 'sessionSecret' | 'smtpUrl'>
  jobs: Pick<Jobs, 'sendEmail'>
  now: Date
}
export type Guardian = { guardianName: string; relation: string; guardianEmail: string }

export const notNeeded = new Refusal(409, 'Esta conta não precisa da autorização de um responsável.')
export const alreadyGiven = new Refusal(409, 'O responsável já autorizou.')

/** Refuses the address of who asks: it is no guardian's. Nothing is said of the addresses of others (send-email.ts). */
export function refuseOwnAddress(own: string, guardianEmail: string): Refusal | null {
  return sameMailbox(own, guardianEmail) ? refuseField(400, 'guardianEmail', ownAddress) : null
}

/**
 * Sends a child's guardian the link with the text and the question, in place of a request that was not answered yet.
 */
export async function askGuardian(
  { db, ...tools }: AskTools & { db: Database },
  userId: string,
  guardian: Guardian,
): Promise<{ message: string } | Refusal> {
  return inTransaction(db, async tx => {
    const child = await lockChild(tx, userId)
    if (!child || !needsGuardian(child)) return notNeeded
    if ((await findCurrent(tx, userId))?.givenAt) return alreadyGiven
    const own = refuseOwnAddress(child.email, guardian.guardianEmail)
    if (own) return own
    if (await wasObjectedTo(tx, userId, guardian.guardianEmail))
      return refuseField(409, 'guardianEmail', addressNotAccepted)
    await sendRequest({ ...tools, db: tx }, userId, guardian)
    return { message: onItsWay(tools.settings, 'a mensagem', guardian.guardianEmail) }
  })
}

/** The same, in the caller's transaction, which holds the child or has just made the account. */
export async function sendRequest(
  { db, settings, jobs, now }: AskTools & { db: Transaction },
  userId: string,
  guardian: Guardian,
): Promise<void> {
  await deleteAsked(db, userId)
  const { id, until } = await queueEmail({ db, jobs, now }, 'guardian-consent', { userId })
  await insertConsent(db, {
    ...guardian,
    userId,
    method: 'letter',
    textVersion: consentVersion,
    tokenHash: tokenHash(linkToken(settings.sessionSecret, id)),
    askedAt: now,
    expiresAt: until,
  })
}

/** Whom the e-mail with this token goes to; null when it is of no use any more. */
export async function findRequest(db: Queryable, token: string, now: Date) {
  const found = await findByToken(db, tokenHash(token), now)
  return found && found.consent.givenAt === null ? found.consent : null
}

/**
 * Whose consent for a child the school did not accept last, for the e-mail that tells them; null when there is none.
 */
export async function findNotAccepted(db: Queryable, userId: string) {
  const consent = await findObjected(db, userId)
  return consent && { guardianName: consent.guardianName, guardianEmail: consent.guardianEmail }
}
