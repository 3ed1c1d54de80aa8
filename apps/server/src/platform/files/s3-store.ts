import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Disk, DriveFile } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Storage } from '../settings.ts'
import { systemErrorCode } from '../startup-problem.ts'
import { diskSpace, prepareIncoming } from './durable.ts'
import { type FileStore, MissingFile, StoreAway } from './file-store.ts'
import { storeProblem } from './s3-problem.ts'

type S3Storage = Extract<Storage, { kind: 's3' }>

/** Files in an S3 bucket; `folder` holds what is on its way there or back. */
export async function s3Store(storage: S3Storage, folder: string): Promise<FileStore> {
  const incoming = await prepareIncoming(folder)
  const disk = new Disk(driverOf(storage))
  const reach = <T>(ask: () => Promise<T>) => reached(storage, ask)
  return {
    incoming,
    async keep(localPath, key) {
      const { size } = await stat(localPath)
      await reach(() => disk.copyFromFs(localPath, key, { contentLength: size }))
      await rm(localPath, { force: true })
    },
    async open(key) {
      const path = join(incoming, `${randomUUID()}.copy`)
      const release = () => rm(path, { force: true })
      try {
        await pipeline(await disk.getStream(key), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      } catch (error) {
        await release()
        if (isLocal(error)) throw error
        if (!(await reach(() => disk.exists(key)))) throw new MissingFile(key, { cause: error })
        throw storeProblem(error, storage)
      }
      return { path, release }
    },
    remove: key => reach(() => disk.delete(key)),
    removeFolder: name => reach(() => disk.deleteAll(name)),
    async *list() {
      let paginationToken: string | undefined
      do {
        const from = paginationToken
        const page = await reach(() => disk.listAll('/', { recursive: true, ...(from && { paginationToken: from }) }))
        for (const file of page.objects) {
          if (!(file instanceof DriveFile)) continue
          const about = () => file.getMetaData()
          yield {
            key: file.key,
            modifiedAt: async () => (await about()).lastModified,
            bytes: async () => (await about()).contentLength,
          }
        }
        paginationToken = page.paginationToken
      } while (paginationToken)
    },
    space: () => diskSpace(incoming),
  }
}

/**
 * Looks into the bucket, and has it take, give back and forget a small file.
 * @returns what it does not do of that: pupils can study all the same
 * @throws StoreAway when it does not answer, or we may not even look into it
 */
export async function checkS3(storage: S3Storage): Promise<StoreAway | undefined> {
  const driver = driverOf(storage)
  await reached(storage, () => driver.listAll('/', { recursive: true, maxResults: 1 }))
  // A name like that of any PDF: should this process die in between, the sweeper removes it as it does those.
  const key = `${randomUUID()}.pdf`
  try {
    await reached(storage, () => driver.put(key, 'teste', { contentLength: 5 }), 'gravar')
    const text = await reached(storage, () => driver.get(key), 'ler').finally(() => driver.delete(key).catch(() => {}))
    if (text !== 'teste') return storeProblem(new Error('o que foi gravado voltou diferente'), storage)
    await reached(storage, () => driver.delete(key), 'apagar')
    return undefined
  } catch (error) {
    if (error instanceof StoreAway) return error
    throw error
  }
}

/** Asks the store; whatever goes wrong there says nothing about the file. */
async function reached<T>(storage: S3Storage, ask: () => Promise<T>, act?: string): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw storeProblem(error, storage, act)
  }
}

/** A copy that does not fit on our own disk. */
const isLocal = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(systemErrorCode(error) ?? '')

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
