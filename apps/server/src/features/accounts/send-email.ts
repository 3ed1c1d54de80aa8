import { greetingName, nameInEmail } from '@capivira/core/accounts/names'
import type { Database } from '../../platform/database.ts'
import type { EmailJob, EmailKind } from '../../platform/jobs.ts'
import type { Mailer } from '../../platform/mail.ts'
import { pseudonymOf } from '../../platform/pseudonym.ts'
import type { Settings } from '../../platform/settings.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { findNotAccepted, findRequest } from '../consents/ask-guardian.ts'
import { guardianToTell } from '../consents/guardian-to-tell.ts'
import { idleEmails } from '../retention/idle-emails.ts'
import { noticeOf } from '../retention/notice.ts'
import { holdUnchangedSince } from './access-store.ts'
import { emailCode, linkToken, tokenHash } from './email-secrets.ts'
import { findEmailChange } from './email-store.ts'
import { type EmailTexts, emailTexts, writeEmail } from './email-texts.ts'
import { belongsToPupil } from './pupils-mailbox.ts'
import { insertPasswordReset, keepVerificationToken } from './recovery-store.ts'
import { findUserByEmail, findUserById, type UserRow } from './store.ts'
import { isCodeLive } from './two-factor-store.ts'
import { unlockToken } from './unlock-token.ts'

export type SendTools = {
  db: Database
  settings: Pick<Settings, 'publicUrl' | 'sessionSecret' | 'schoolTimeZone'>
  mailer: Mailer
  now: () => Date
}

type Due = { job: EmailJob; user: UserRow; until: Date }
/** Where an e-mail goes that is not for the account's own address. */
type Elsewhere = { to?: Pick<UserRow, 'email' | 'fullName'> & { id?: string } }
type Writer = (tools: SendTools, due: Due) => Promise<(EmailTexts & Elsewhere) | null>

/** An e-mail with a code; none once the code is spent or what it was for has ended. */
function codeEmail(texts: (code: string) => EmailTexts): Writer {
  return async ({ db, settings, now }, { job, user }) =>
    (await isCodeLive(db, user.id, job.id, now())) ? texts(emailCode(settings.sessionSecret, job.id)) : null
}

/**
 * What each e-mail says; null when there is nothing to send any more. What a link needs is kept before it is sent.
 * A link's secret stands behind '#': what follows it stays in the browser, and out of the logs of servers and proxies.
 */
const writers: Record<EmailKind, Writer> = {
  'verify-email': async ({ db, settings }, { job, user, until }) => {
    const token = linkToken(settings.sessionSecret, job.id)
    const kept = !user.isEmailVerified && (await keepVerificationToken(db, user.id, tokenHash(token), until))
    return kept ? emailTexts.verifyEmail(`${settings.publicUrl}/verify-email#${token}`) : null
  },
  'reset-password': async ({ db, settings }, { job, user, until }) => {
    const token = linkToken(settings.sessionSecret, job.id)
    const askedAt = new Date(job.askedAt)
    const row = { tokenHash: tokenHash(token), userId: user.id, expiresAt: until, createdAt: askedAt }
    const kept = await inTransaction(
      db,
      async tx => (await holdUnchangedSince(tx, user.id, askedAt)) && (await insertPasswordReset(tx, row)),
    )
    if (!kept) return null
    return emailTexts.resetPassword(`${settings.publicUrl}/reset-password#${token}`)
  },
  'sign-in-paused': async ({ settings }, { user, until }) => {
    const token = unlockToken(settings.sessionSecret, user, until)
    return emailTexts.signInPaused(`${settings.publicUrl}/unlock#${token}`)
  },
  'sign-in-code': codeEmail(emailTexts.signInCode),
  'enable-code': codeEmail(emailTexts.enableCode),
  'password-changed': async ({ settings }) => emailTexts.passwordChanged(`${settings.publicUrl}/forgot-password`),
  'two-factor-on': async () => emailTexts.twoFactorOn(),
  'two-factor-off': async ({ settings }) => emailTexts.twoFactorOff(`${settings.publicUrl}/forgot-password`),
  'recovery-code-used': async ({ settings }) => emailTexts.recoveryCodeUsed(`${settings.publicUrl}/profile`),
  'confirm-new-email': async ({ db, settings }, { job, user }) => {
    const token = linkToken(settings.sessionSecret, job.id)
    const change = await findEmailChange(db, tokenHash(token))
    if (!change) return null
    // Whoever asked learns nothing; the owner of the address learns that somebody tried.
    const owner = await findUserByEmail(db, change.newEmail)
    if (owner) return { ...emailTexts.emailInUse(`${settings.publicUrl}/forgot-password`), to: owner }
    const link = `${settings.publicUrl}/confirm-email#${token}`
    return { ...emailTexts.confirmNewEmail(link), to: { email: change.newEmail, fullName: user.fullName } }
  },
  'email-change-asked': async ({ settings }) => emailTexts.emailChangeAsked(`${settings.publicUrl}/profile`),
  'email-change-code': codeEmail(emailTexts.emailChangeCode),
  'two-factor-code': codeEmail(emailTexts.twoFactorCode),
  'guardian-consent': async ({ db, settings, now }, { job, user }) => {
    const token = linkToken(settings.sessionSecret, job.id)
    const request = await findRequest(db, token, now())
    if (!request?.guardianEmail) return null
    const to = { email: request.guardianEmail, fullName: request.guardianName }
    // Whoever asked learns nothing; the owner of the address learns that it will not do.
    if (await belongsToPupil(db, request.guardianEmail)) return { ...emailTexts.guardianIsPupil(), to }
    const child = greetingName(user.fullName)
    return { ...emailTexts.guardianConsent(`${settings.publicUrl}/consent#${token}`, child), to }
  },
  'consent-objected': async ({ settings }) => emailTexts.consentObjected(`${settings.publicUrl}/profile`),
  'guardian-objected': async ({ db }, { user }) => {
    const consent = await findNotAccepted(db, user.id)
    if (!consent?.guardianEmail) return null
    const to = { email: consent.guardianEmail, fullName: consent.guardianName }
    return { ...emailTexts.guardianObjected(greetingName(user.fullName)), to }
  },
  'account-idle': async ({ db, settings, now }, { user }) => {
    const notice = await noticeOf(db, user.id, { timeZone: settings.schoolTimeZone, now: now() })
    return notice && idleEmails.toPupil(settings.publicUrl, notice)
  },
  'guardian-idle': async ({ db, settings, now }, { user }) => {
    const notice = await noticeOf(db, user.id, { timeZone: settings.schoolTimeZone, now: now() })
    const guardian = notice && (await guardianToTell(db, user.id))
    if (!guardian) return null
    const to = { email: guardian.guardianEmail, fullName: guardian.guardianName }
    return { ...idleEmails.toGuardian(greetingName(user.fullName), notice), to }
  },
  'email-changed': async () => emailTexts.emailChanged(),
}

/**
 * Writes an e-mail and hands it to the mail server or the outbox. Nothing is sent to an address without an account, nor
 * when the e-mail is of no use any more. Doing it again sends the same e-mail, with the same link.
 * @throws when the mail server cannot be reached or refuses
 */
export async function sendEmail(tools: SendTools, job: EmailJob): Promise<void> {
  const until = new Date(job.until)
  if (tools.now() >= until) return
  const user =
    'userId' in job.to ? await findUserById(tools.db, job.to.userId) : await findUserByEmail(tools.db, job.to.email)
  if (!user) return
  const texts = await writers[job.kind](tools, { job, user, until })
  if (!texts) return
  const former = 'address' in job.to ? job.to.address : undefined
  const { fullName, email, id = user.id } = texts.to ?? { fullName: user.fullName, email: former ?? user.email }
  const concerned = new Set([user.id, id])
  // Whoever registers chooses the name and the address: what is no name is repeated nowhere.
  const to = { name: nameInEmail(fullName), address: email }
  await tools.mailer.deliver({
    id: job.id,
    to,
    date: new Date(job.askedAt),
    until,
    about: [...concerned].map(person => pseudonymOf(tools.settings.sessionSecret, person)),
    ...writeEmail(texts, greetingName(fullName)),
  })
}
