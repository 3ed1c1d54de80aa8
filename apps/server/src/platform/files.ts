import { join } from 'node:path'
import type { FileStore } from './files/file-store.ts'
import { folderStore } from './files/folder-store.ts'
import type { Settings } from './settings.ts'

export { type FileStore, MissingFile, StoreAway } from './files/file-store.ts'

/** Opens the store that the settings name. */
export async function openFileStore({
  storage,
  dataFolder,
}: Pick<Settings, 'storage' | 'dataFolder'>): Promise<FileStore> {
  if (storage.kind === 'folder') return folderStore(storage.folder)
  // The AWS client is large and optional: only a school that uses S3 loads it.
  const { s3Store } = await import('./files/s3-store.ts')
  return s3Store(storage, join(dataFolder, 'files'))
}

/**
 * Proves that a store on another machine can be used, before anything is started; a folder proves itself when it is opened.
 * @throws StartupProblem when it cannot
 */
export async function checkFileStore({ storage }: Pick<Settings, 'storage'>): Promise<void> {
  if (storage.kind === 'folder') return
  const { checkS3 } = await import('./files/s3-store.ts')
  await checkS3(storage)
}
