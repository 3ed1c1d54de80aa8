import { maskedEmail } from '@capivira/core/accounts/mailbox'
import { messages } from '@capivira/core/http/errors'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { askLetter } from '../accounts/ask-letter.ts'
import { recordAct } from '../admin/record-act.ts'
import { takeBack } from './answer-consent.ts'
import { isPupilOf, type SchoolViewer } from './list-store.ts'
import { findCurrent } from './sharing-store.ts'
import { lockChild, writeChecked } from './store.ts'

type Tools = { db: Database; now: Date }
type Who = SchoolViewer & { fullName: string }

const notFound = new Refusal(404, messages.notFound)
const nothingToCheck = new Refusal(409, 'Não há autorização por link para conferir neste aluno: veja a lista de novo.')

/** Notes that the school looked at a consent given by link. Refuses 404 for somebody else's pupil, 409 where there is none to look at. */
export async function checkConsent(
  { db, now }: Tools,
  who: Who,
  userId: string,
): Promise<{ message: string } | Refusal> {
  if (!(await isPupilOf(db, who, userId))) return notFound
  const checked = await writeChecked(db, userId, {
    checkedAt: now,
    checkedById: who.id,
    checkedByName: who.fullName,
  })
  return checked ? { message: 'Consentimento conferido.' } : nothingToCheck
}

/**
 * Takes back what was given by link where the school does not believe that it was a guardian: it counts no more, the act is
 * written down, and the pupil and who gave it are told. Refuses like {@link checkConsent}.
 */
export async function objectToConsent(
  { db, jobs, now }: Tools & { jobs: Pick<Jobs, 'sendLetter'> },
  who: Who,
  userId: string,
): Promise<{ message: string } | Refusal> {
  if (!(await isPupilOf(db, who, userId))) return notFound
  return inTransaction(db, async tx => {
    const child = await lockChild(tx, userId)
    if (!child) return notFound
    const consent = await findCurrent(tx, userId)
    if (!consent?.givenAt || !consent.guardianEmail) return nothingToCheck
    await takeBack(tx, userId, { revokedBy: 'objection', revokedById: who.id, revokedByName: who.fullName }, now)
    // No name: the record is kept for a year, whoever leaves meanwhile.
    const detail = `por link enviado a ${maskedEmail(consent.guardianEmail)}`
    await recordAct(tx, { actor: who, now }, 'object-consent', { id: userId, name: child.fullName }, detail)
    await askLetter({ db: tx, jobs, now }, 'consent-objected', { userId })
    await askLetter({ db: tx, jobs, now }, 'guardian-objected', { userId })
    return { message: 'A autorização não vale mais. O aluno e quem autorizou são avisados.' }
  })
}
