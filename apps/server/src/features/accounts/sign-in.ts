import { accountLocked, temporaryPasswordExpired, wrongCredentials } from '@capivira/core/accounts/contract'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { renewHash } from './access-store.ts'
import { hashPassword, isOutdated, nobodysHash, passwordMatches } from './password-hash.ts'
import type { UserRow } from './store.ts'

/**
 * The user of an address whose password this is. The same answer, after the same time, where the address has no account and for a wrong
 * password; only who has the right one learns that the account is locked.
 */
export async function signIn(
  { db, now }: { db: Database; now: Date },
  user: UserRow | null,
  password: string,
): Promise<UserRow | Refusal> {
  const matches = await passwordMatches(user?.password ?? nobodysHash, password)
  if (!user || !matches) return new Refusal(401, wrongCredentials)
  if (user.lockedAt) return new Refusal(403, accountLocked)
  if (user.temporaryPasswordUntil && user.temporaryPasswordUntil <= now)
    return new Refusal(403, temporaryPasswordExpired)
  if (!isOutdated(user.password)) return user
  const renewed = await hashPassword(password)
  await renewHash(db, user, renewed, now)
  return { ...user, password: renewed }
}
