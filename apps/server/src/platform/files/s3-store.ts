import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Disk, DriveFile } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Storage } from '../settings.ts'
import { diskSpace, prepareIncoming } from './durable.ts'
import { type FileStore, MissingFile } from './file-store.ts'

type S3Storage = Extract<Storage, { kind: 's3' }>

/** Files in an S3 bucket; `folder` holds what is on its way there or back. */
export async function s3Store(storage: S3Storage, folder: string): Promise<FileStore> {
  const incoming = await prepareIncoming(folder)
  const disk = new Disk(driverOf(storage))
  return {
    incoming,
    async keep(localPath, key) {
      const { size } = await stat(localPath)
      await disk.copyFromFs(localPath, key, { contentLength: size })
      await rm(localPath, { force: true })
    },
    async open(key) {
      const path = join(incoming, `${randomUUID()}.copy`)
      const release = () => rm(path, { force: true })
      try {
        await pipeline(await disk.getStream(key), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      } catch (error) {
        await release()
        if (!(await disk.exists(key))) throw new MissingFile(key, { cause: error })
        throw error
      }
      return { path, release }
    },
    remove: key => disk.delete(key),
    removeFolder: name => disk.deleteAll(name),
    async *list() {
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll('/', { recursive: true, ...(paginationToken && { paginationToken }) })
        for (const file of page.objects) {
          if (!(file instanceof DriveFile)) continue
          yield { key: file.key, modifiedAt: async () => (await file.getMetaData()).lastModified }
        }
        paginationToken = page.paginationToken
      } while (paginationToken)
    },
    space: () => diskSpace(incoming),
  }
}

function driverOf({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Storage): S3Driver {
  return new S3Driver({
    bucket,
    visibility: 'private',
    // Buckets made today refuse access lists; the bucket's own policy keeps files private.
    supportsACL: false,
    region: region ?? 'us-east-1',
    // Servers that speak S3 but are not Amazon's do not all know its checksums after the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Servers of one's own (MinIO, Garage) know no bucket by its own host name.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  })
}
