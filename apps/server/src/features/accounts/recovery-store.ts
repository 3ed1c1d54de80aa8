import { and, eq, gt, isNull, lt, lte, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import type { UserRow } from './store.ts'
import { passwordResets, users } from './tables.ts'

/**
 * Keeps the hash of a verification link's token. Answers false when the user has a newer link, or is verified: the letter
 * with this one is then not worth sending.
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

/** Verifies the address of whose link this is; the link is spent with it. False when no link that is still good has this token. */
export async function spendVerificationToken(db: Queryable, tokenHash: string, now: Date): Promise<boolean> {
  const verified = await db
    .update(users)
    .set({ isEmailVerified: true, emailVerificationToken: null, emailVerificationExpires: null, updatedAt: now })
    .where(and(eq(users.emailVerificationToken, tokenHash), gt(users.emailVerificationExpires, now)))
    .returning({ id: users.id })
  return verified.length > 0
}

/** Keeps a reset link; nothing happens when it is kept already. */
export async function insertPasswordReset(db: Queryable, row: typeof passwordResets.$inferInsert): Promise<void> {
  await db.insert(passwordResets).values(row).onConflictDoNothing()
}

/** Spends a reset link, and with it every other one of its user. Answers whose it was; null when it is not good any more. */
export async function spendPasswordReset(db: Queryable, tokenHash: string, now: Date): Promise<string | null> {
  const [spent] = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(
      and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)),
    )
    .returning({ userId: passwordResets.userId })
  if (!spent) return null
  await spendAllResets(db, spent.userId, now)
  return spent.userId
}

/**
 * Writes a new password of the user's own. `proven`: they showed that the address is theirs.
 */
export async function writePassword(
  db: Queryable,
  userId: string,
  password: string,
  now: Date,
  { proven = false } = {},
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({
      password,
      temporaryPasswordUntil: null,
      updatedAt: now,
      ...(proven && { isEmailVerified: true, emailVerificationToken: null, emailVerificationExpires: null }),
    })
    .where(eq(users.id, userId))
    .returning()
  return row ?? null
}

/** Makes every reset link of a user worthless: the address they went to is not theirs any more. */
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
