import { eq, isNotNull } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { erasedAccounts } from './tables.ts'

/** An account of the list: the HMAC of its id, and the key it was made with. */
export type Erased = { key: string; hash: string }

/** Every erased account that the database knows of. */
export function selectErased(db: Queryable): Promise<Erased[]> {
  return db.select({ key: erasedAccounts.key, hash: erasedAccounts.hash }).from(erasedAccounts)
}

/** Notes erased accounts; those that are known stay as they are. */
export async function insertErased(
  db: Queryable,
  rows: readonly (typeof erasedAccounts.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(erasedAccounts)
      .values([...rows])
      .onConflictDoNothing()
}

/** What erased accounts are called in names of files. */
export async function selectGonePseudonyms(db: Queryable): Promise<Set<string>> {
  const { pseudonym } = erasedAccounts
  const rows = await db.select({ pseudonym }).from(erasedAccounts).where(isNotNull(pseudonym))
  return new Set(rows.flatMap(row => row.pseudonym ?? []))
}

/** Every account's id. */
export async function selectIds(db: Database): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users)
  return rows.map(({ id }) => id)
}

/** An account that is about to be erased, held until the transaction ends; null when there is none. */
export async function holdPerson(tx: Transaction, userId: string): Promise<{ email: string; fullName: string } | null> {
  const { email, fullName } = users
  const [row] = await tx.select({ email, fullName }).from(users).where(eq(users.id, userId)).for('update')
  return row ?? null
}

/** Deletes a user, and with the row all that refers to it. */
export async function deleteUser(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}
