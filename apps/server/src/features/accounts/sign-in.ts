import { accountLocked, temporaryPasswordExpired, wrongCredentials } from '@capivira/core/accounts/contract'
import { withoutUnseen } from '@capivira/core/http/unseen'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { renewHash } from './access-store.ts'
import { hashPassword, isOutdated, nobodysHash, passwordMatches } from './password-hash.ts'
import type { UserRow } from './store.ts'

/**
 * The user of an address whose password this is. The same answer, after the same time, where the address has no account
 * and for a wrong password; only who has the right one learns that the account is locked. A password that was handed
 * out is pasted from a message, and what nobody sees comes along with it; one that a person chose is what they chose.
 */
export async function signIn(
  { db, now }: { db: Database; now: Date },
  user: UserRow | null,
  typed: string,
): Promise<UserRow | Refusal> {
  const password = user?.temporaryPasswordUntil ? withoutUnseen(typed).trim() : typed
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
