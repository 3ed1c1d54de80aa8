import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
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
