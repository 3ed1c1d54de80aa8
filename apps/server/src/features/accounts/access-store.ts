import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import type { UserRow } from './store.ts'
import { recoveryCodes, users } from './tables.ts'

/**
 * The only file that writes the columns of a user that say who may sign in, and how; a test sees to it. What changes
 * them comes through change-access.ts, which ends all that was under way.
 */
export type Access = Pick<
  UserRow,
  | 'email'
  | 'isEmailVerified'
  | 'emailVerificationExpires'
  | 'password'
  | 'temporaryPasswordUntil'
  | 'userType'
  | 'lockedAt'
  | 'selfRegistered'
  | 'twoFactorEnabled'
  | 'twoFactorMethod'
  | 'twoFactorSecret'
  | 'twoFactorLastStep'
>

/** An account as it was when something about it was checked. */
export type Checked = Pick<UserRow, 'id' | 'accessVersion'>

/**
 * Writes what changes; null when the account is gone or changed since it was checked. A link that was to prove the
 * address is worth nothing once there is another one or it is proven. A second factor that waits for its first code is
 * forgotten.
 * @throws when somebody else has the address
 */
export async function writeAccess(
  tx: Transaction,
  { id, accessVersion }: Checked,
  change: Partial<Access>,
  now: Date,
): Promise<UserRow | null> {
  const settlesAddress = change.email !== undefined || change.isEmailVerified !== undefined
  const [row] = await tx
    .update(users)
    .set({
      ...(settlesAddress && { emailVerificationToken: null, emailVerificationExpires: null }),
      ...change,
      twoFactorPending: null,
      accessVersion: sql`${users.accessVersion} + 1`,
      accessChangedAt: now,
      updatedAt: now,
    })
    .where(and(eq(users.id, id), eq(users.accessVersion, accessVersion)))
    .returning()
  return row ?? null
}

/** Puts new recovery codes, HMACs of them, in place of all earlier ones. */
export async function writeRecoveryCodes(
  tx: Transaction,
  userId: string,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (hashes.length === 0) return
  await tx.insert(recoveryCodes).values(hashes.map(codeHash => ({ userId, codeHash, createdAt: now })))
}

/**
 * Holds an account until the transaction ends. False when it is gone, or something changed who may sign in since it was
 * checked: what rests on that check is not to begin.
 */
export async function holdUnchanged(tx: Transaction, { id, accessVersion }: Checked): Promise<boolean> {
  const [row] = await tx.select({ accessVersion: users.accessVersion }).from(users).where(eq(users.id, id)).for('share')
  return row?.accessVersion === accessVersion
}

/**
 * The same for an e-mail, whose asker checked nothing: false when something changed who may sign in since it was asked
 * for.
 */
export async function holdUnchangedSince(tx: Transaction, userId: string, askedAt: Date): Promise<boolean> {
  const [row] = await tx
    .select({ createdAt: users.createdAt, accessChangedAt: users.accessChangedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  return row !== undefined && (row.accessChangedAt ?? row.createdAt) <= askedAt
}

/** Keeps a new hash of the same password, made with today's parameters; not where another password stands by now. */
export async function renewHash(
  db: Queryable,
  { id, password }: Pick<UserRow, 'id' | 'password'>,
  renewed: string,
  now: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ password: renewed, updatedAt: now })
    .where(and(eq(users.id, id), eq(users.password, password)))
}

/** Keeps a sealed secret that waits for its first code. */
export async function keepPendingSecret(tx: Transaction, userId: string, sealed: string): Promise<void> {
  await tx.update(users).set({ twoFactorPending: sealed }).where(eq(users.id, userId))
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
