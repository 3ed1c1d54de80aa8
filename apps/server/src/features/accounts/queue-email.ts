import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../platform/database.ts'
import type { EmailJob, EmailKind, Jobs } from '../../platform/jobs.ts'

const minute = 60_000
const hour = 60 * minute

/** How long each e-mail is of use, in milliseconds: as long as its link or code, or as the news in it. */
const usefulFor: Record<EmailKind, number> = {
  'verify-email': 24 * hour,
  'reset-password': hour,
  'sign-in-paused': 24 * hour,
  'sign-in-code': 10 * minute,
  'enable-code': 10 * minute,
  'password-changed': 24 * hour,
  'two-factor-on': 24 * hour,
  'two-factor-off': 24 * hour,
  'recovery-code-used': 24 * hour,
  'confirm-new-email': 24 * hour,
  'email-change-asked': 24 * hour,
  'email-change-code': 10 * minute,
  'two-factor-code': 10 * minute,
  'email-changed': 24 * hour,
  'guardian-consent': 30 * 24 * hour,
  'consent-objected': 24 * hour,
  'guardian-objected': 24 * hour,
  'account-idle': 24 * hour,
  'guardian-idle': 24 * hour,
}

export type EmailTools = { db: Queryable; jobs: Pick<Jobs, 'sendEmail'>; now: Date }

/** Queues an e-mail, in the caller's transaction when `db` is one. Answers its id, and when it stops being of use. */
export async function queueEmail(
  { db, jobs, now }: EmailTools,
  kind: EmailKind,
  to: EmailJob['to'],
): Promise<{ id: string; until: Date }> {
  const id = randomUUID()
  const until = new Date(now.getTime() + usefulFor[kind])
  await jobs.sendEmail(db, { id, kind, to, askedAt: now.toISOString(), until: until.toISOString() })
  return { id, until }
}
