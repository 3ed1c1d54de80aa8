import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { profilePictures } from './tables.ts'

/** Keeps a user's picture in place of an earlier one. */
export async function keepPicture(db: Queryable, row: typeof profilePictures.$inferInsert): Promise<void> {
  const { userId, ...values } = row
  await db.insert(profilePictures).values(row).onConflictDoUpdate({ target: profilePictures.userId, set: values })
}

/** Deletes a user's picture; false when they have none. */
export async function deletePicture(db: Queryable, userId: string): Promise<boolean> {
  const gone = await db
    .delete(profilePictures)
    .where(eq(profilePictures.userId, userId))
    .returning({ userId: profilePictures.userId })
  return gone.length > 0
}

/** The picture under a key, or null. */
export async function findPicture(db: Queryable, key: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ image: profilePictures.image })
    .from(profilePictures)
    .where(eq(profilePictures.key, key))
  return row?.image ?? null
}
