import { eq } from 'drizzle-orm'
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
  | 'selfRegistered'
  | 'settings'
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

/** A user, held until the transaction ends; null when there is none. */
export async function lockUser(tx: Transaction, userId: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  return row ?? null
}
