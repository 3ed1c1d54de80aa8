import { and, eq, gt, isNull, lt, lte, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { passwordResets, users } from './tables.ts'

/**
 * Keeps the hash of a verification link's token. Answers false when the user has a newer link, or is verified: the
 * e-mail with this one is then not worth sending.
 */
export async function keepVerificationToken(
  db: Queryable,
  userId: string,
  tokenHash: string,
  expires: Date,
): Promise<boolean> {
  const kept = await db
    .update(users)
    .set({ emailVerificationToken: tokenHash, emailVerificationExpires: expires })
    .where(
      and(
        eq(users.id, userId),
        eq(users.isEmailVerified, false),
        or(isNull(users.emailVerificationExpires), lte(users.emailVerificationExpires, expires)),
      ),
    )
    .returning({ id: users.id })
  return kept.length > 0
}

/**
 * Verifies the address of whose link this is, and answers who that is; the link is spent with it. Null when no link
 * that is still good has this token.
 */
export async function spendVerificationToken(db: Queryable, tokenHash: string, now: Date): Promise<string | null> {
  const verified = await db
    .update(users)
    .set({ isEmailVerified: true, emailVerificationToken: null, emailVerificationExpires: null, updatedAt: now })
    .where(
      and(
        eq(users.emailVerificationToken, tokenHash),
        gt(users.emailVerificationExpires, now),
        // An account that the administration keeps out gains nothing meanwhile; its link works again once it is open.
        isNull(users.lockedAt),
      ),
    )
    .returning({ id: users.id })
  return verified[0]?.id ?? null
}

/** Keeps a reset link. False when it is spent already; nothing happens when it is kept already. */
export async function insertPasswordReset(db: Queryable, row: typeof passwordResets.$inferInsert): Promise<boolean> {
  await db.insert(passwordResets).values(row).onConflictDoNothing()
  const [kept] = await db
    .select({ usedAt: passwordResets.usedAt })
    .from(passwordResets)
    .where(eq(passwordResets.tokenHash, row.tokenHash))
  return kept?.usedAt === null
}

const isGood = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now))

/** Whose reset link this is; null when it is not good any more. */
export async function findPasswordReset(db: Queryable, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await db.select({ userId: passwordResets.userId }).from(passwordResets).where(isGood(tokenHash, now))
  return row?.userId ?? null
}

/** Makes every reset link of a user worthless: who may sign in has changed since. */
export async function spendAllResets(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
}

/** Removes links that have expired. */
export async function deleteExpiredResets(db: Queryable, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
}
