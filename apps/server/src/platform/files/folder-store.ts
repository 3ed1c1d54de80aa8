import { access, readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { identityOf } from '../folder-identity.ts'
import { systemErrorCode } from '../startup-problem.ts'
import { diskSpace, moveDurably, prepareIncoming } from './durable.ts'
import { type BareStore, MissingFile, type StoredFile } from './file-store.ts'
import { foldersOfDocuments, kindOf, ownFolders } from './own-names.ts'

/** Files in a folder of this machine. */
export async function folderStore(folder: string): Promise<BareStore> {
  const root = resolve(folder)
  const incoming = await prepareIncoming(root)
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))
  const has = (key: string) =>
    access(join(root, key)).then(
      () => true,
      () => false,
    )
  return {
    incoming,
    mayWrite: async () => {},
    // FlyDrive copies and does not wait for the disk; a kept file must survive a power cut.
    keep: (localPath, key) => moveDurably(localPath, join(root, key)),
    async open(key) {
      const path = join(root, key)
      await access(path).catch(cause => {
        throw new MissingFile(key, { cause })
      })
      return { path, release: async () => {} }
    },
    remove: key => disk.delete(key),
    removeFolder: name => disk.deleteAll(name),
    list: () => listOwn(root),
    space: () => diskSpace(root),
    place: () => ({ kind: 'folder', folder: identityOf(root) }),
    has,
  }
}

/** The files of our own form. People's files may lie among them, under names that no library takes for keys. */
async function* listOwn(root: string): AsyncIterable<StoredFile> {
  for (const key of await namesIn(root)) if (kindOf(key)) yield stored(root, key)
  for (const folder of ownFolders) {
    for (const name of await namesIn(join(root, folder))) {
      const inner = foldersOfDocuments.includes(folder) ? await namesIn(join(root, folder, name)) : ['']
      for (const page of inner) {
        const key = [folder, name, page].filter(part => part !== '').join('/')
        if (kindOf(key)) yield stored(root, key)
      }
    }
  }
}

/** What a folder holds; nothing where there is none, or a file in its place. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(systemErrorCode(error) ?? '')) return []
    throw error
  }
}

function stored(root: string, key: string): StoredFile {
  const about = () => stat(join(root, key))
  return { key, modifiedAt: async () => (await about()).mtime, bytes: async () => (await about()).size }
}
