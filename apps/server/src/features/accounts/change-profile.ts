import { splitName } from '@capivira/core/accounts/names'
import { type profileBody, profileProblem } from '@capivira/core/accounts/profile-contract'
import { mayChangeAge } from '@capivira/core/consents/consent'
import { ageStays } from '@capivira/core/consents/contract'
import type * as z from 'zod/mini'
import type { Database } from '../../platform/database.ts'
import { type Refusal, refuseField } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { updateProfile } from './profile-store.ts'
import { lockUser, type UserRow } from './store.ts'
import { withPhotoHidden } from './tell-age.ts'

/**
 * Writes what a person tells of themselves. Refuses 400 for a new name or telephone that will not do, and 409 when a
 * child takes back that they are one. A photo of somebody who turns out to be a child is put aside, until a guardian
 * agrees.
 */
export async function changeProfile(
  { db, now }: { db: Database; now: Date },
  userId: string,
  body: z.output<typeof profileBody>,
): Promise<UserRow | Refusal> {
  return inTransaction(db, async tx => {
    const before = await lockUser(tx, userId)
    if (!before) throw new Error('the user is gone')
    const unfit = profileProblem(body, before)
    if (unfit) return refuseField(400, unfit.field, unfit.message)
    if (!mayChangeAge(before, body.ageRange)) return refuseField(409, 'ageRange', ageStays)
    const after = await updateProfile(tx, userId, { ...body, ...splitName(body.fullName) }, now)
    return withPhotoHidden(tx, after, now)
  })
}
