import { type AboutAge, needsGuardian } from '@capivira/core/consents/consent'
import type { paperBody } from '@capivira/core/consents/contract'
import { consentVersion } from '@capivira/core/consents/text-versions'
import type * as z from 'zod/mini'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { hidePhoto, showPhoto } from '../accounts/drop-photo.ts'
import { recordAct } from '../admin/record-act.ts'
import { revokeFor } from './answer-consent.ts'
import { alreadyGiven, notNeeded } from './ask-guardian.ts'
import { forOwnPupil, noSuchPupil, type SchoolActor, type SchoolTools } from './school-actor.ts'
import { findCurrent } from './sharing-store.ts'
import { deleteAsked, insertConsent, lockChild, updateAge } from './store.ts'

const noConsent = new Refusal(409, 'Não há consentimento registrado para este aluno.')

/**
 * Records that the signed sheet came in. Refuses 404 for somebody else's pupil, 409 where none is needed or it was
 * given.
 */
export async function recordPaper(
  { db, now }: SchoolTools,
  who: SchoolActor,
  userId: string,
  guardian: z.output<typeof paperBody>,
): Promise<{ message: string } | Refusal> {
  return forOwnPupil(db, who, userId, () =>
    inTransaction(db, async tx => {
      const child = await lockChild(tx, userId)
      if (!child) return noSuchPupil
      if (!needsGuardian(child)) return notNeeded
      if ((await findCurrent(tx, userId))?.givenAt) return alreadyGiven
      await deleteAsked(tx, userId)
      await insertConsent(tx, {
        textVersion: consentVersion,
        ...guardian,
        userId,
        method: 'paper',
        askedAt: now,
        givenAt: now,
        recordedBy: who.id,
        recordedByName: who.fullName,
      })
      await showPhoto(tx, userId, now)
      return { message: 'Consentimento em papel registrado.' }
    }),
  )
}

/** Records that the guardian has told the school that they take the consent back. */
export async function revokeForGuardian(
  tools: SchoolTools,
  who: SchoolActor,
  userId: string,
): Promise<{ message: string } | Refusal> {
  const by = { revokedBy: 'school', revokedById: who.id, revokedByName: who.fullName } as const
  return forOwnPupil(tools.db, who, userId, async () =>
    (await revokeFor(tools, userId, by)) ? { message: 'Consentimento retirado.' } : noConsent,
  )
}

/**
 * Puts a pupil's age range right, and writes down who did. The photo of one who turns out to be a child is put aside.
 */
export async function setPupilAge(
  { db, now }: SchoolTools,
  who: SchoolActor,
  userId: string,
  ageRange: 'até 12' | '13 a 17' | '18 ou mais',
): Promise<{ message: string } | Refusal> {
  return forOwnPupil(db, who, userId, () =>
    inTransaction(db, async tx => {
      const child = await lockChild(tx, userId)
      if (!child) return noSuchPupil
      if (child.ageRange !== ageRange) {
        await updateAge(tx, userId, ageRange, now)
        const detail = `${child.ageRange ?? 'não informada'} → ${ageRange}`
        await recordAct(tx, { actor: who, now }, 'correct-age', { id: userId, name: child.fullName }, detail)
      }
      const next: AboutAge = { ...child, ageRange }
      const agreed = !needsGuardian(next) || (await findCurrent(tx, userId))?.givenAt
      await (agreed ? showPhoto : hidePhoto)(tx, userId, now)
      return { message: 'Faixa de idade corrigida.' }
    }),
  )
}
