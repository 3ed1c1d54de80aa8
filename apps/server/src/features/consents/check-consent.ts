import { maskedEmail } from '@capivira/core/accounts/mailbox'
import type { Jobs } from '../../platform/jobs.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { queueEmail } from '../accounts/queue-email.ts'
import { recordAct } from '../admin/record-act.ts'
import { takeBack } from './answer-consent.ts'
import { forOwnPupil, noSuchPupil, type SchoolActor, type SchoolTools } from './school-actor.ts'
import { findCurrent } from './sharing-store.ts'
import { lockChild, writeChecked } from './store.ts'

const nothingToCheck = new Refusal(409, 'Não há autorização por link para conferir neste aluno: veja a lista de novo.')

/**
 * Notes that the school looked at a consent given by link. Refuses 404 for somebody else's pupil, 409 where there is
 * none to look at.
 */
export async function checkConsent(
  { db, now }: SchoolTools,
  who: SchoolActor,
  userId: string,
): Promise<{ message: string } | Refusal> {
  const check = { checkedAt: now, checkedById: who.id, checkedByName: who.fullName }
  return forOwnPupil(db, who, userId, async () =>
    (await writeChecked(db, userId, check)) ? { message: 'Consentimento conferido.' } : nothingToCheck,
  )
}

/**
 * Takes back what was given by link where the school does not believe that it was a guardian: it counts no more, the
 * act is written down, and the pupil and who gave it are told. Refuses like {@link checkConsent}.
 */
export async function objectToConsent(
  { db, jobs, now }: SchoolTools & { jobs: Pick<Jobs, 'sendEmail'> },
  who: SchoolActor,
  userId: string,
): Promise<{ message: string } | Refusal> {
  return forOwnPupil(db, who, userId, () =>
    inTransaction(db, async tx => {
      const child = await lockChild(tx, userId)
      if (!child) return noSuchPupil
      const consent = await findCurrent(tx, userId)
      if (!consent?.givenAt || !consent.guardianEmail) return nothingToCheck
      await takeBack(tx, userId, { revokedBy: 'objection', revokedById: who.id, revokedByName: who.fullName }, now)
      // No name: the record is kept for a year, whoever leaves meanwhile.
      const detail = `por link enviado a ${maskedEmail(consent.guardianEmail)}`
      await recordAct(tx, { actor: who, now }, 'object-consent', { id: userId, name: child.fullName }, detail)
      await queueEmail({ db: tx, jobs, now }, 'consent-objected', { userId })
      await queueEmail({ db: tx, jobs, now }, 'guardian-objected', { userId })
      return { message: 'A autorização não vale mais. O aluno e quem autorizou são avisados.' }
    }),
  )
}
