import type { giveBody } from '@capivira/core/consents/contract'
import { consentLinkSpent, linkOfPupil } from '@capivira/core/consents/contract'
import { consentVersion } from '@capivira/core/consents/text-versions'
import type * as z from 'zod/mini'
import type { Database, Queryable, Transaction } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { dropPhoto, showPhoto } from '../accounts/drop-photo.ts'
import { tokenHash } from '../accounts/email-secrets.ts'
import { belongsToPupil } from '../accounts/pupils-mailbox.ts'
import {
  type ConsentRow,
  deleteAsked,
  findByToken,
  lockChild,
  type Revoked,
  writeGiven,
  writeRevoked,
} from './store.ts'

export const linkSpent = new Refusal(410, consentLinkSpent)

const ofPupil = new Refusal(403, linkOfPupil)

type Tools = {
  db: Database
  now: Date
  /** Told which child a link is about, for the record of security events. */
  tell?: ((childId: string) => void) | undefined
}

/**
 * Refuses a link that went to an address which is a pupil's by now, the child's own among them, so long as nothing was
 * given by it: what was given is taken back by the same link, whose ever the address is.
 */
export async function refusePupilsLink(
  db: Queryable,
  { guardianEmail, givenAt, revokedAt }: ConsentRow,
): Promise<Refusal | null> {
  if (givenAt || revokedAt || guardianEmail === null) return null
  return (await belongsToPupil(db, guardianEmail)) ? ofPupil : null
}

/**
 * What a link leads to, with its child locked, as it stands once nobody else can change it; null when it is good no
 * more.
 */
async function lockByLink(tx: Transaction, token: string, { now, tell }: Pick<Tools, 'now' | 'tell'>) {
  const hash = tokenHash(token)
  const first = await findByToken(tx, hash, now)
  if (!first) return null
  tell?.(first.child.id)
  await lockChild(tx, first.child.id)
  return findByToken(tx, hash, now)
}

/** Gives the consent by its link. Giving it again changes nothing; refuses 410 for a link that is not good any more. */
export async function giveConsent(
  { db, now, tell }: Tools,
  token: string,
  { guardianName, relation, textVersion = consentVersion }: z.output<typeof giveBody>,
): Promise<{ message: string } | Refusal> {
  return inTransaction(db, async tx => {
    const found = await lockByLink(tx, token, { now, tell })
    if (!found || found.consent.revokedAt) return linkSpent
    const refused = await refusePupilsLink(tx, found.consent)
    if (refused) return refused
    if (!found.consent.givenAt) {
      await writeGiven(tx, found.consent.id, { guardianName, relation, textVersion, givenAt: now })
      await showPhoto(tx, found.child.id, now)
    }
    return { message: `Obrigado! O consentimento para ${found.child.firstName} está registrado.` }
  })
}

/** Takes the consent back by its link. Refuses 410 where there is nothing to take back. */
export async function revokeByLink({ db, now, tell }: Tools, token: string): Promise<{ message: string } | Refusal> {
  return inTransaction(db, async tx => {
    const found = await lockByLink(tx, token, { now, tell })
    if (!found || found.consent.revokedAt || !found.consent.givenAt) return linkSpent
    await takeBack(tx, found.child.id, { revokedBy: 'guardian' }, now)
    return { message: 'O consentimento foi retirado. Os desenhos saíram da galeria e a foto foi apagada.' }
  })
}

/** Takes a consent back, or forgets a request, for the child or by the school. Answers false when there was neither. */
export async function revokeFor({ db, now }: Tools, userId: string, by: Revoked): Promise<boolean> {
  return inTransaction(db, async tx => {
    if (!(await lockChild(tx, userId))) return false
    return takeBack(tx, userId, by, now)
  })
}

/** The same, in the caller's transaction, which holds the child. */
export async function takeBack(tx: Transaction, userId: string, by: Revoked, now: Date): Promise<boolean> {
  const revoked = await writeRevoked(tx, userId, { ...by, revokedAt: now })
  await deleteAsked(tx, userId)
  // Drawings leave the gallery by themselves (sharing-store.ts); a photo is seen by whoever knows its address.
  await dropPhoto(tx, userId, now)
  return revoked
}
