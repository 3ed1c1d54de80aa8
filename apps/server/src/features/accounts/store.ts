import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { users } from './tables.ts'

export type NewUser = Pick<
  typeof users.$inferInsert,
  | 'email'
  | 'fullName'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'password'
  | 'userType'
  | 'ageRange'
  | 'privacyAcceptedAt'
  | 'isEmailVerified'
>
export type UserRow = typeof users.$inferSelect

/** Inserts a user; null when the e-mail is taken. */
export async function insertUser(db: Queryable, user: NewUser, now: Date): Promise<UserRow | null> {
  const [row] = await db
    .insert(users)
    .values({ ...user, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return row ?? null
}

/** The user with an e-mail (in lower case), or null. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row ?? null
}

export async function findUserById(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
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

/** A user, held until the transaction ends; null when there is none. */
export async function lockUser(tx: Transaction, userId: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  return row ?? null
}

/** Writes a password of a user's own in place of a temporary one. */
export async function replaceTemporaryPassword(
  tx: Transaction,
  userId: string,
  password: string,
  now: Date,
): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({ password, temporaryPasswordUntil: null, updatedAt: now })
    .where(eq(users.id, userId))
    .returning()
  if (!row) throw new Error('a locked user is gone')
  return row
}
