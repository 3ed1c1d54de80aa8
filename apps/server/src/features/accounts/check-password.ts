import { wrongPassword } from '@capivira/core/accounts/profile-contract'
import type { Database } from '../../platform/database.ts'
import { type Refusal, refuseField } from '../../platform/refusal.ts'
import { passwordMatches } from './password-hash.ts'
import { findUserById, type UserRow } from './store.ts'

/** The user whose own `password` is; refuses 403, at the field `field`, when it is another. */
export async function checkOwnPassword(
  db: Database,
  userId: string,
  password: string,
  field = 'password',
): Promise<UserRow | Refusal> {
  const user = await findUserById(db, userId)
  if (user && (await passwordMatches(user.password, password))) return user
  return refuseField(403, field, wrongPassword)
}
