import type { Queryable } from '../../platform/database.ts'
import { type FileStore, StoreAway } from '../../platform/files.ts'
import { selectPictureKeys } from './store.ts'

/** Where the pictures of a pupil are kept, who is about to be deleted. */
export const pictureKeysOf = (db: Queryable, userId: string): Promise<string[]> => selectPictureKeys(db, userId)

/** Removes pictures of drawings and albums; should a remote store be away, the sweeper does it. */
export async function removePictures(files: FileStore, imageKeys: readonly string[]): Promise<void> {
  try {
    for (const key of imageKeys) for (const ending of ['png', 'json']) await files.remove(`${key}.${ending}`)
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error
  }
}
