import { wrongPassword } from '@capivira/core/accounts/profile-contract'
import type { Database } from '../../platform/database.ts'
import { type Refusal, refuseField } from '../../platform/refusal.ts'
import { passwordMatches } from './password-hash.ts'
import { findUserById } from './store.ts'

/** Refuses 403, at the field `field`, when `password` is not the user's own. */
export async function checkOwnPassword(
  db: Database,
  userId: string,
  password: string,
  field = 'password',
): Promise<Refusal | null> {
  const user = await findUserById(db, userId)
  if (user && (await passwordMatches(user.password, password))) return null
  return refuseField(403, field, wrongPassword)
}
