import type { Transaction } from '../../platform/database.ts'
import { deletePicture, findKey, pictureUrl } from './picture-store.ts'
import { updateProfile } from './profile-store.ts'

/** Deletes a person's photo, if they have one, in the caller's transaction; one of our drawings stays. */
export async function dropPhoto(tx: Transaction, userId: string, now: Date): Promise<void> {
  if (await deletePicture(tx, userId)) await updateProfile(tx, userId, { profileImageUrl: null }, now)
}

/** Puts the photo of one who turns out to be a child aside until a guardian agrees; nothing of theirs is deleted. */
export async function hidePhoto(tx: Transaction, userId: string, now: Date): Promise<void> {
  if (await findKey(tx, userId)) await updateProfile(tx, userId, { profileImageUrl: null }, now)
}

/** Shows a photo that was put aside. */
export async function showPhoto(tx: Transaction, userId: string, now: Date): Promise<void> {
  const key = await findKey(tx, userId)
  if (key) await updateProfile(tx, userId, { profileImageUrl: pictureUrl(key) }, now)
}
