import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { materials } from '../materials/tables.ts'
import type { UserRow } from './store.ts'
import { users } from './tables.ts'

export type ProfileChange = Partial<
  Pick<UserRow, 'fullName' | 'firstName' | 'lastName' | 'phone' | 'ageRange' | 'profileImageUrl' | 'settings'>
>

/** Writes what a person tells or shows of themselves. */
export async function updateProfile(db: Queryable, userId: string, change: ProfileChange, now: Date): Promise<UserRow> {
  const [row] = await db
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, userId))
    .returning()
  if (!row) throw new Error('the user is gone')
  return row
}

/** Deletes a user, unless it is an admin, with everything that is theirs. Answers where their PDFs are; null when they stay. */
export async function deleteAllOf(tx: Transaction, userId: string): Promise<string[] | null> {
  // Years of study go along: it may take longer than a statement usually may.
  await tx.execute(sql`set local statement_timeout = '5min'`)
  const kept = await tx.select({ pdfPath: materials.pdfPath }).from(materials).where(eq(materials.teacherId, userId))
  const gone = await tx
    .delete(users)
    .where(and(eq(users.id, userId), ne(users.userType, 'admin')))
    .returning({ id: users.id })
  return gone.length > 0 ? kept.map(({ pdfPath }) => pdfPath) : null
}
