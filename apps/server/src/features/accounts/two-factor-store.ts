import { and, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { recoveryCodes, signInChallenges, twoFactorCodes } from './tables.ts'

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

/**
 * Counts a try before the code is looked at, so that parallel guesses count too. Answers whose sign-in it is; null when
 * it has ended.
 */
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

type NewCode = typeof twoFactorCodes.$inferInsert

export async function insertCode(db: Queryable, row: NewCode): Promise<void> {
  await db.insert(twoFactorCodes).values(row)
}

/** Which code: of a sign-in, or of something in the profile. */
export type CodeOf = { userId: string; purpose: NewCode['purpose']; challenge: string | null }

/** Counts a try of the newest code that still counts. Answers its id and its e-mail; null when there is none. */
export async function tryNewestCode(
  db: Queryable,
  { userId, purpose, challenge }: CodeOf,
  now: Date,
): Promise<{ id: number; emailId: string } | null> {
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
    .returning({ id: twoFactorCodes.id, emailId: twoFactorCodes.emailId })
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

/** Spends a recovery code; false when it is none of this user's, or was used before. */
export async function spendRecoveryCode(
  db: Queryable,
  userId: string,
  hashes: readonly string[],
  now: Date,
): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, [...hashes]), isNull(recoveryCodes.usedAt)),
    )
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

/** Makes every code of a user worthless. */
export async function deleteCodesOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(twoFactorCodes).where(eq(twoFactorCodes.userId, userId))
}

/** Whether the code of an e-mail may still be typed. */
export async function isCodeLive(db: Queryable, userId: string, emailId: string, now: Date): Promise<boolean> {
  const live = await db
    .select({ id: twoFactorCodes.id })
    .from(twoFactorCodes)
    .where(
      and(
        eq(twoFactorCodes.userId, userId),
        eq(twoFactorCodes.emailId, emailId),
        eq(twoFactorCodes.isUsed, false),
        gt(twoFactorCodes.expiresAt, now),
      ),
    )
  return live.length > 0
}

/** Removes codes and sign-ins in progress that have expired. */
export async function deleteExpiredSteps(db: Queryable, now: Date): Promise<void> {
  await db.delete(twoFactorCodes).where(lt(twoFactorCodes.expiresAt, now))
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now))
}
