import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BareStore, type StoragePlace, StoreAway } from './files/file-store.ts'
import { folderStore } from './files/folder-store.ts'
import { markKey } from './files/own-names.ts'
import { identityOf } from './folder-identity.ts'
import type { Settings } from './settings.ts'
import { explained, StartupProblem, systemErrorCode } from './startup-problem.ts'

export { type BareStore, type FileStore, MissingFile, StoreAway, StoreNotOurs } from './files/file-store.ts'

/** Opens the store that the settings name. */
export async function openFileStore({
  storage,
  dataFolder,
}: Pick<Settings, 'storage' | 'dataFolder'>): Promise<BareStore> {
  if (storage.kind === 'folder') return folderStore(storage.folder)
  // Only a school that uses S3 loads what speaks to it.
  const { s3Store } = await import('./files/s3-store.ts')
  return s3Store(storage, join(dataFolder, 'files'))
}

/**
 * The mark of a store's owner, and where it lies, without opening the store, which would make folders; null where there
 * is none.
 */
export async function peekMark({
  storage,
}: Pick<Settings, 'storage'>): Promise<{ bytes: Uint8Array; place: StoragePlace } | null> {
  if (storage.kind === 's3') {
    const { readS3Mark } = await import('./files/s3-store.ts')
    const bytes = await readS3Mark(storage)
    return bytes && { bytes, place: { kind: 's3', bucket: storage.bucket, prefix: storage.prefix } }
  }
  const { folder } = storage
  return explained(folder, async () => {
    try {
      const bytes = await readFile(join(folder, markKey))
      return { bytes, place: { kind: 'folder' as const, folder: identityOf(folder) } }
    } catch (error) {
      if (systemErrorCode(error) === 'ENOENT') return null
      throw error
    }
  })
}

/**
 * Tries a store on another machine before anything is started; a folder proves itself when it is opened.
 * @param evenOwned whether to write a file for a moment into a store that bears the mark of an owner, who may be
 *   somebody else; whether it takes files is otherwise seen when the owner's number is raised
 * @returns what such a store does not do although it answers, as a sentence: nothing can be kept in it, but what is
 *   there can be read
 * @throws StartupProblem when it cannot be used at all
 */
export async function checkFileStore(
  { storage }: Pick<Settings, 'storage'>,
  evenOwned = false,
): Promise<string | undefined> {
  if (storage.kind === 'folder') return undefined
  const { checkS3 } = await import('./files/s3-store.ts')
  try {
    return (await checkS3(storage, evenOwned))?.message
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error
    throw new StartupProblem(error.message, { cause: error, mayPass: error.reason === 'away' })
  }
}
