import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../platform/database.ts'
import type { Jobs, LetterJob, LetterKind } from '../../platform/jobs.ts'

const minute = 60_000
const hour = 60 * minute

/** How long each letter is of use, in milliseconds: as long as its link or code, or as the news in it. */
const usefulFor: Record<LetterKind, number> = {
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

export type LetterTools = { db: Queryable; jobs: Pick<Jobs, 'sendLetter'>; now: Date }

/** Queues a letter, in the caller's transaction when `db` is one. Answers its id, and when it stops being of use. */
export async function askLetter(
  { db, jobs, now }: LetterTools,
  kind: LetterKind,
  to: LetterJob['to'],
): Promise<{ id: string; until: Date }> {
  const id = randomUUID()
  const until = new Date(now.getTime() + usefulFor[kind])
  await jobs.sendLetter(db, { id, kind, to, askedAt: now.toISOString(), until: until.toISOString() })
  return { id, until }
}
