import { accountLocked, temporaryPasswordExpired, wrongCredentials } from '@capivira/core/accounts/contract'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { renewHash } from './access-store.ts'
import { hashPassword, isOutdated, nobodysHash, passwordMatches } from './password-hash.ts'
import { findUserByEmail, type UserRow } from './store.ts'

/**
 * The user with this e-mail and password. The same answer, after the same time, for an unknown e-mail and a wrong password;
 * only who has the right one learns that the account is locked.
 * @param found told whose account was tried, for the record of security events
 */
export async function signIn(
  { db, now }: { db: Database; now: Date },
  { email, password }: { email: string; password: string },
  found?: (userId: string) => void,
): Promise<UserRow | Refusal> {
  const user = await findUserByEmail(db, email)
  if (user) found?.(user.id)
  const matches = await passwordMatches(user?.password ?? nobodysHash, password)
  if (!user || !matches) return new Refusal(401, wrongCredentials)
  if (user.lockedAt) return new Refusal(403, accountLocked)
  if (user.temporaryPasswordUntil && user.temporaryPasswordUntil <= now)
    return new Refusal(403, temporaryPasswordExpired)
  if (!isOutdated(user.password)) return user
  await renewHash(db, user, await hashPassword(password), now)
  return user
}
