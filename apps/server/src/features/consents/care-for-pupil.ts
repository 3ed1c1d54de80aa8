import { type AboutAge, needsGuardian } from '@capivira/core/consents/consent'
import type { paperBody } from '@capivira/core/consents/contract'
import { consentVersion } from '@capivira/core/consents/text-versions'
import { messages } from '@capivira/core/http/errors'
import type * as z from 'zod/mini'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { hidePhoto, showPhoto } from '../accounts/drop-photo.ts'
import { recordAct } from '../admin/record-act.ts'
import { revokeFor } from './answer-consent.ts'
import { alreadyGiven, notNeeded } from './ask-guardian.ts'
import { isPupilOf, type SchoolViewer } from './list-store.ts'
import { findCurrent } from './sharing-store.ts'
import { deleteAsked, insertConsent, lockChild, updateAge } from './store.ts'

type Tools = { db: Database; now: Date }
type Who = SchoolViewer & { fullName: string }

const notFound = new Refusal(404, messages.notFound)
const noConsent = new Refusal(409, 'Não há consentimento registrado para este aluno.')

/** Records that the signed sheet came in. Refuses 404 for somebody else's pupil, 409 where none is needed or it was given. */
export async function recordPaper(
  { db, now }: Tools,
  who: Who,
  userId: string,
  guardian: z.output<typeof paperBody>,
): Promise<{ message: string } | Refusal> {
  if (!(await isPupilOf(db, who, userId))) return notFound
  return inTransaction(db, async tx => {
    const child = await lockChild(tx, userId)
    if (!child) return notFound
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
  })
}

/** Records that the guardian has told the school that they take the consent back. */
export async function revokeForGuardian(
  tools: Tools,
  who: Who,
  userId: string,
): Promise<{ message: string } | Refusal> {
  if (!(await isPupilOf(tools.db, who, userId))) return notFound
  const revoked = await revokeFor(tools, userId, {
    revokedBy: 'school',
    revokedById: who.id,
    revokedByName: who.fullName,
  })
  return revoked ? { message: 'Consentimento retirado.' } : noConsent
}

/** Puts a pupil's age range right, and writes down who did. The photo of one who turns out to be a child is put aside. */
export async function setPupilAge(
  { db, now }: Tools,
  who: Who,
  userId: string,
  ageRange: 'até 12' | '13 a 17' | '18 ou mais',
): Promise<{ message: string } | Refusal> {
  if (!(await isPupilOf(db, who, userId))) return notFound
  return inTransaction(db, async tx => {
    const child = await lockChild(tx, userId)
    if (!child) return notFound
    if (child.ageRange !== ageRange) {
      await updateAge(tx, userId, ageRange, now)
      const detail = `${child.ageRange ?? 'não informada'} → ${ageRange}`
      await recordAct(tx, { actor: who, now }, 'correct-age', { id: userId, name: child.fullName }, detail)
    }
    const next: AboutAge = { ...child, ageRange }
    const agreed = !needsGuardian(next) || (await findCurrent(tx, userId))?.givenAt
    await (agreed ? showPhoto : hidePhoto)(tx, userId, now)
    return { message: 'Faixa de idade corrigida.' }
  })
}
