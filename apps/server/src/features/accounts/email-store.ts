import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { emailChanges } from './tables.ts'

/** Keeps the address a user wants, in place of one they wanted before. */
export async function keepEmailChange(db: Queryable, change: typeof emailChanges.$inferInsert): Promise<void> {
  const { userId, ...wanted } = change
  await db.insert(emailChanges).values(change).onConflictDoUpdate({ target: emailChanges.userId, set: wanted })
}

/** The change whose link has this token, or null. */
export async function findEmailChange(db: Queryable, tokenHash: string) {
  const [row] = await db.select().from(emailChanges).where(eq(emailChanges.tokenHash, tokenHash))
  return row ?? null
}

/** The address a user waits to confirm, or null. */
export async function findPendingEmail(db: Queryable, userId: string, now: Date) {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
  return row ?? null
}

/** Takes a change whose link is still good: of two at once, one gets it. */
export async function takeEmailChange(tx: Transaction, tokenHash: string, now: Date) {
  const [row] = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)))
    .returning()
  return row ?? null
}

/** Forgets the address a user wanted. */
export async function deleteEmailChange(db: Queryable, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId))
}

/** Removes changes whose links have expired. */
export async function deleteExpiredEmailChanges(db: Queryable, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now))
}

/** The address a user wanted, whether or not its link is good any more. */
export async function selectWantedEmail(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
  return rows.map(({ newEmail }) => newEmail)
}
