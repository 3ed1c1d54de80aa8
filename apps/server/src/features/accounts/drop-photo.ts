import type { Transaction } from '../../platform/database.ts'
import { deletePicture } from './picture-store.ts'
import { updateProfile } from './profile-store.ts'

/** Deletes a person's photo, if they have one, in the caller's transaction; one of our drawings stays. */
export async function dropPhoto(tx: Transaction, userId: string, now: Date): Promise<void> {
  if (await deletePicture(tx, userId)) await updateProfile(tx, userId, { profileImageUrl: null }, now)
}
