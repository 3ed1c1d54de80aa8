import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Disk, DriveFile } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { diskSpace, moveDurably, prepareIncoming } from './durable.ts'
import { type FileStore, MissingFile } from './file-store.ts'

/** Files in a folder of this machine. */
export async function folderStore(folder: string): Promise<FileStore> {
  const root = resolve(folder)
  const incoming = await prepareIncoming(root)
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))
  return {
    incoming,
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
    async *list() {
      const { objects } = await disk.listAll('/', { recursive: true })
      for (const file of objects) {
        if (!(file instanceof DriveFile) || file.key.startsWith('incoming/')) continue
        const about = () => file.getMetaData()
        yield {
          key: file.key,
          modifiedAt: async () => (await about()).lastModified,
          bytes: async () => (await about()).contentLength,
        }
      }
    },
    space: () => diskSpace(root),
  }
}
