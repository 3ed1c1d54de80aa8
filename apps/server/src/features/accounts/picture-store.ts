import { and, eq, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { sharesPublicly } from '../consents/sharing-conditions.ts'
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

/** Where a picture is seen, by its key. */
export const pictureUrl = (key: string): string => `/api/pictures/${key}`

/** The key of a user's picture; null when they have none. */
export async function findKey(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ key: profilePictures.key })
    .from(profilePictures)
    .where(eq(profilePictures.userId, userId))
  return row?.key ?? null
}

/**
 * The picture under a key, for a viewer; null when there is none, or it is somebody's whose pictures others do not see.
 */
export async function findPicture(db: Queryable, key: string, viewerId: string): Promise<Buffer | null> {
  const visible = or(eq(profilePictures.userId, viewerId), sharesPublicly(profilePictures.userId))
  const [row] = await db
    .select({ image: profilePictures.image })
    .from(profilePictures)
    .where(and(eq(profilePictures.key, key), visible))
  return row?.image ?? null
}
