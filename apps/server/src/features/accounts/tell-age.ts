import { isAgeless, isChild, mayChangeAge, maySharePublicly } from '@capivira/core/consents/consent'
import { ageStays } from '@capivira/core/consents/contract'
import type { Database, Transaction } from '../../platform/database.ts'
import { type Refusal, refuseField } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { consentStateOf } from '../consents/sharing.ts'
import { hidePhoto } from './drop-photo.ts'
import { updateProfile } from './profile-store.ts'
import { findUserById, lockUser, type UserRow } from './store.ts'

/**
 * Keeps what a pupil answers to the question how old they are; null is 'not now', and is not asked again in so many
 * words. Refuses 409 when a child takes back that they are one.
 */
export async function tellAge(
  { db, now }: { db: Database; now: Date },
  userId: string,
  ageRange: UserRow['ageRange'],
): Promise<UserRow | Refusal> {
  return inTransaction(db, async tx => {
    const before = await lockUser(tx, userId)
    if (!before) throw new Error('the user is gone')
    if (ageRange === null) return isAgeless(before) ? updateProfile(tx, userId, asked(before, now), now) : before
    if (!mayChangeAge(before, ageRange)) return refuseField(409, 'ageRange', ageStays)
    return withPhotoHidden(tx, await updateProfile(tx, userId, { ageRange }, now), now)
  })
}

/** Notes that a pupil was asked, and did not say. */
const asked = ({ settings }: Pick<UserRow, 'settings'>, now: Date) => ({
  settings: { ...settings, ageAskedAt: now.toISOString() },
})

/** Somebody whose photo is put aside, if they are a child of whom no guardian has agreed. */
export async function withPhotoHidden(tx: Transaction, user: UserRow, now: Date): Promise<UserRow> {
  if (!isChild(user) || maySharePublicly(await consentStateOf(tx, user))) return user
  await hidePhoto(tx, user.id, now)
  return (await findUserById(tx, user.id)) ?? user
}
