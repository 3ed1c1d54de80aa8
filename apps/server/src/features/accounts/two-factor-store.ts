import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { recoveryCodes, signInChallenges, twoFactorCodes, users } from './tables.ts'

/** Tries per code and per sign-in. */
const maxTries = 5

export async function insertChallenge(db: Queryable, row: typeof signInChallenges.$inferInsert): Promise<void> {
  await db.insert(signInChallenges).values(row)
}

/** Whose sign-in this is, without counting a try; null when there is none any more. */
export async function findChallenge(db: Queryable, id: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ userId: signInChallenges.userId })
    .from(signInChallenges)
    .where(and(eq(signInChallenges.id, id), gt(signInChallenges.expiresAt, now)))
  return row?.userId ?? null
}

/** Counts a try before the code is looked at, so that parallel guesses count too. Answers whose sign-in it is; null when it has ended. */
export async function takeTry(db: Queryable, id: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(signInChallenges)
    .set({ attempts: sql`${signInChallenges.attempts} + 1` })
    .where(
      and(eq(signInChallenges.id, id), gt(signInChallenges.expiresAt, now), lt(signInChallenges.attempts, maxTries)),
    )
    .returning({ userId: signInChallenges.userId })
  return row?.userId ?? null
}

/** Ends a sign-in in progress; false when it has ended already. */
export async function endChallenge(db: Queryable, id: string): Promise<boolean> {
  const gone = await db
    .delete(signInChallenges)
    .where(eq(signInChallenges.id, id))
    .returning({ id: signInChallenges.id })
  return gone.length > 0
}

/** How many codes were sent for a sign-in. */
export async function countCodes(db: Queryable, challenge: string, userId: string): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(twoFactorCodes)
    .where(and(eq(twoFactorCodes.userId, userId), eq(twoFactorCodes.challenge, challenge)))
  return row?.sent ?? 0
}

export async function insertCode(db: Queryable, row: typeof twoFactorCodes.$inferInsert): Promise<void> {
  await db.insert(twoFactorCodes).values(row)
}

/** Which code: of a sign-in, or of something in the profile. */
export type CodeOf = { userId: string; purpose: 'sign-in' | 'enable' | 'change-email'; challenge: string | null }

/** Counts a try of the newest code that still counts. Answers its id and its letter; null when there is none. */
export async function tryNewestCode(
  db: Queryable,
  { userId, purpose, challenge }: CodeOf,
  now: Date,
): Promise<{ id: number; letterId: string } | null> {
  const newest = db
    .select({ id: twoFactorCodes.id })
    .from(twoFactorCodes)
    .where(
      and(
        eq(twoFactorCodes.userId, userId),
        eq(twoFactorCodes.purpose, purpose),
        challenge === null ? isNull(twoFactorCodes.challenge) : eq(twoFactorCodes.challenge, challenge),
      ),
    )
    .orderBy(desc(twoFactorCodes.createdAt), desc(twoFactorCodes.id))
    .limit(1)
  const [row] = await db
    .update(twoFactorCodes)
    .set({ attempts: sql`${twoFactorCodes.attempts} + 1` })
    .where(
      and(
        eq(twoFactorCodes.id, newest),
        eq(twoFactorCodes.isUsed, false),
        gt(twoFactorCodes.expiresAt, now),
        lt(twoFactorCodes.attempts, maxTries),
      ),
    )
    .returning({ id: twoFactorCodes.id, letterId: twoFactorCodes.letterId })
  return row ?? null
}

/** Spends a code; false when it was spent meanwhile. */
export async function spendCode(db: Queryable, id: number): Promise<boolean> {
  const spent = await db
    .update(twoFactorCodes)
    .set({ isUsed: true })
    .where(and(eq(twoFactorCodes.id, id), eq(twoFactorCodes.isUsed, false)))
    .returning({ id: twoFactorCodes.id })
  return spent.length > 0
}

/** Spends the step of an authenticator's code; false when it, or a later one, was used before. */
export async function spendStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const spent = await db
    .update(users)
    .set({ twoFactorLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.twoFactorLastStep), lt(users.twoFactorLastStep, step))))
    .returning({ id: users.id })
  return spent.length > 0
}

/** Spends a recovery code; false when it is none of this user's, or was used before. */
export async function spendRecoveryCode(db: Queryable, userId: string, codeHash: string, now: Date): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id })
  return spent.length > 0
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** Puts new recovery codes in place of all earlier ones. */
export async function replaceRecoveryCodes(
  db: Queryable,
  userId: string,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (hashes.length === 0) return
  await db.insert(recoveryCodes).values(hashes.map(codeHash => ({ userId, codeHash, createdAt: now })))
}

/** Keeps a sealed secret that waits for its first code; false when two-factor is on already. */
export async function keepPendingSecret(db: Queryable, userId: string, sealed: string): Promise<boolean> {
  const kept = await db
    .update(users)
    .set({ twoFactorSecret: sealed, twoFactorLastStep: null })
    .where(and(eq(users.id, userId), eq(users.twoFactorEnabled, false)))
    .returning({ id: users.id })
  return kept.length > 0
}

/** Switches two-factor on; false when it is on already. An address that received a code is verified by it. */
export async function enableTwoFactor(
  db: Queryable,
  userId: string,
  method: 'app' | 'email',
  now: Date,
): Promise<boolean> {
  const enabled = await db
    .update(users)
    .set({
      twoFactorEnabled: true,
      twoFactorMethod: method,
      updatedAt: now,
      ...(method === 'email' && { isEmailVerified: true, twoFactorSecret: null }),
    })
    .where(and(eq(users.id, userId), eq(users.twoFactorEnabled, false)))
    .returning({ id: users.id })
  return enabled.length > 0
}

/** Switches two-factor off and forgets everything that belonged to it; false when it was off. */
export async function disableTwoFactor(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const disabled = await db
    .update(users)
    .set({
      twoFactorEnabled: false,
      twoFactorMethod: null,
      twoFactorSecret: null,
      twoFactorLastStep: null,
      updatedAt: now,
    })
    .where(and(eq(users.id, userId), eq(users.twoFactorEnabled, true)))
    .returning({ id: users.id })
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.delete(twoFactorCodes).where(eq(twoFactorCodes.userId, userId))
  await db.delete(signInChallenges).where(eq(signInChallenges.userId, userId))
  return disabled.length > 0
}

/** Removes codes and sign-ins in progress that have expired. */
export async function deleteExpiredSteps(db: Queryable, now: Date): Promise<void> {
  await db.delete(twoFactorCodes).where(lt(twoFactorCodes.expiresAt, now))
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now))
}
