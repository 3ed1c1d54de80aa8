import { type AvatarName, avatarUrl } from '@capivira/core/accounts/avatars'
import type { Database } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { deletePicture } from './picture-store.ts'
import { updateProfile } from './profile-store.ts'
import type { UserRow } from './store.ts'

/** Shows one of our drawings, or the capybara (null), instead of a picture; a picture that was there is deleted. */
export function chooseAvatar(
  { db, now }: { db: Database; now: Date },
  userId: string,
  avatar: AvatarName | null,
): Promise<UserRow> {
  return inTransaction(db, async tx => {
    await deletePicture(tx, userId)
    return updateProfile(tx, userId, { profileImageUrl: avatar && avatarUrl(avatar) }, now)
  })
}
