import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Storage } from '../settings.ts'
import { systemErrorCode } from '../startup-problem.ts'
import { diskSpace, prepareIncoming } from './durable.ts'
import { type BareStore, MissingFile, type RootOfBucket, StoreAway } from './file-store.ts'
import { kindOf, markKey } from './own-names.ts'
import { listOwnObjects } from './s3-list.ts'
import { storeProblem } from './s3-problem.ts'

type S3Storage = Extract<Storage, { kind: 's3' }>

/** Files in an S3 bucket, below a prefix where one is set; `folder` holds what is on its way there or back. */
export async function s3Store(storage: S3Storage, folder: string): Promise<BareStore> {
  const incoming = await prepareIncoming(folder)
  const { bucket, prefix } = storage
  const client = clientOf(storage)
  const disk = diskOf(client, bucket)
  const reach = <T>(ask: () => Promise<T>) => reached(storage, ask)
  const at = (key: string) => `${prefix}${key}`
  const has = (key: string) => reach(() => disk.exists(at(key)))
  const root = prefix === '' ? undefined : rootOf(disk, { client, storage })

  async function fetch(key: string): Promise<{ path: string; release: () => Promise<void> }> {
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
  }

  return {
    incoming,
    mayWrite: async () => {},
    async keep(localPath, key) {
      const { size } = await stat(localPath)
      await reach(() => disk.copyFromFs(localPath, at(key), { contentLength: size }))
      await rm(localPath, { force: true })
    },
    async open(key) {
      try {
        return await fetch(at(key))
      } catch (error) {
        // A version before kept it at the root, and the sweep has not moved it yet. What can be drawn again is.
        const drawn = ['page', 'picture', null].includes(kindOf(key))
        if (!root || drawn || !(error instanceof MissingFile)) throw error
        return fetch(key)
      }
    },
    async remove(key) {
      await reach(() => disk.delete(at(key)))
    },
    removeFolder: name => reach(() => disk.deleteAll(at(name))),
    list: () => listOwnObjects(client, storage),
    space: () => diskSpace(incoming),
    place: () => ({ kind: 's3', bucket, prefix }),
    has,
    ...(root && { root }),
  }
}

/** The root of a bucket in which the store itself has a prefix. */
function rootOf(disk: Disk, { client, storage }: { client: S3Client; storage: S3Storage }): RootOfBucket {
  const reach = <T>(ask: () => Promise<T>) => reached(storage, ask)
  return {
    has: key => reach(() => disk.exists(key)),
    list: () => listOwnObjects(client, { ...storage, prefix: '' }),
    adopt: key => reach(() => disk.copy(key, `${storage.prefix}${key}`)),
    remove: key => reach(() => disk.delete(key)),
  }
}

/**
 * Looks into the bucket, and has it take, give back and forget a small file.
 * @param evenOwned whether to do the latter also where a mark tells that the store has an owner
 * @returns what it does not do of that: pupils can study all the same
 * @throws StoreAway when it does not answer, or we may not even look into it
 */
export async function checkS3(storage: S3Storage, evenOwned: boolean): Promise<StoreAway | undefined> {
  const { bucket, prefix } = storage
  const driver = driverOf(clientOf(storage), bucket)
  await reached(storage, () => driver.listAll(prefix || '/', { recursive: true, maxResults: 1 }))
  // A name like that of any PDF: should this process die in between, the sweeper removes it as it does those.
  const key = `${prefix}${randomUUID()}.pdf`
  try {
    if (!evenOwned && (await reached(storage, () => driver.exists(`${prefix}${markKey}`)))) return undefined
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

/** The mark of a bucket's owner as it lies there; null where there is none. */
export async function readS3Mark(storage: S3Storage): Promise<Uint8Array | null> {
  const driver = driverOf(clientOf(storage), storage.bucket)
  const key = `${storage.prefix}${markKey}`
  return reached(storage, async () => ((await driver.exists(key)) ? driver.getBytes(key) : null))
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

function clientOf({ region, endpoint, accessKeyId, secretAccessKey }: S3Storage): S3Client {
  return new S3Client({
    region: region ?? 'us-east-1',
    // What fails is told by us, with its sentence; without a log of its own the client writes to the console.
    logger: { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet },
    // Servers that speak S3 but are not Amazon's do not all know its checksums after the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Servers of one's own (MinIO, Garage) know no bucket by its own host name.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  })
}

const quiet = () => {}

// Buckets made today refuse access lists; the bucket's own policy keeps files private.
const driverOf = (client: S3Client, bucket: string) =>
  new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })

const diskOf = (client: S3Client, bucket: string) => new Disk(driverOf(client, bucket))
