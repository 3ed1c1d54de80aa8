import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../settings.ts'
import { systemErrorCode } from '../startup-problem.ts'
import { diskSpace, prepareIncoming } from './durable.ts'
import { type BareStore, MissingFile, type RootOfBucket, StoreAway } from './file-store.ts'
import { kindOf, markKey } from './own-names.ts'
import { type Bucket, bucketOf, bytesOf } from './s3-bucket.ts'
import { s3Client } from './s3-client.ts'
import { listOwnObjects } from './s3-list.ts'
import { storeProblem } from './s3-problem.ts'

type S3Storage = Extract<Storage, { kind: 's3' }>

/** Files in an S3 bucket, below a prefix where one is set; `folder` holds what is on its way there or back. */
export async function s3Store(storage: S3Storage, folder: string): Promise<BareStore> {
  const incoming = await prepareIncoming(folder)
  const { prefix } = storage
  const bucket = open(storage)
  const reach = <T>(ask: () => Promise<T>) => reached(storage, ask)
  const at = (key: string) => `${prefix}${key}`
  const has = (key: string) => reach(() => bucket.has(at(key)))
  const root = prefix === '' ? undefined : rootOf(bucket, storage)

  async function fetch(key: string): Promise<{ path: string; release: () => Promise<void> }> {
    const path = join(incoming, `${randomUUID()}.copy`)
    const release = () => rm(path, { force: true })
    try {
      await pipeline(await bucket.read(key), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    } catch (error) {
      await release()
      if (isLocal(error)) throw error
      if (!(await reach(() => bucket.has(key)))) throw new MissingFile(key, { cause: error })
      throw storeProblem(error, storage)
    }
    return { path, release }
  }

  return {
    incoming,
    mayWrite: async () => {},
    async keep(localPath, key) {
      await reach(() => bucket.writeFile(at(key), localPath))
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
      await reach(() => bucket.remove(at(key)))
    },
    removeFolder: name => reach(() => bucket.removeBelow(`${at(name)}/`)),
    list: () => listOwnObjects(bucket, storage),
    space: () => diskSpace(incoming),
    place: () => ({ kind: 's3', bucket: storage.bucket, prefix }),
    has,
    ...(root && { root }),
  }
}

/** The root of a bucket in which the store itself has a prefix. */
function rootOf(bucket: Bucket, storage: S3Storage): RootOfBucket {
  const reach = <T>(ask: () => Promise<T>) => reached(storage, ask)
  return {
    has: key => reach(() => bucket.has(key)),
    list: () => listOwnObjects(bucket, { ...storage, prefix: '' }),
    adopt: key => reach(() => bucket.copy(key, `${storage.prefix}${key}`)),
    remove: key => reach(() => bucket.remove(key)),
  }
}

/**
 * Looks into the bucket, and has it take, give back and forget a small file.
 * @param evenOwned whether to do the latter also where a mark tells that the store has an owner
 * @returns what it does not do of that: pupils can study all the same
 * @throws StoreAway when it does not answer, or we may not even look into it
 */
export async function checkS3(storage: S3Storage, evenOwned: boolean): Promise<StoreAway | undefined> {
  const { prefix } = storage
  const bucket = open(storage)
  await reached(storage, () => bucket.look(prefix))
  // A name like that of any PDF: should this process die in between, the sweeper removes it as it does those.
  const key = `${prefix}${randomUUID()}.pdf`
  try {
    if (!evenOwned && (await reached(storage, () => bucket.has(`${prefix}${markKey}`)))) return undefined
    await reached(storage, () => bucket.write(key, 'teste'), 'gravar')
    const read = reached(storage, () => bytesOf(bucket, key), 'ler')
    const text = String(await read.finally(() => bucket.remove(key).catch(() => {})))
    if (text !== 'teste') return storeProblem(new Error('o que foi gravado voltou diferente'), storage)
    await reached(storage, () => bucket.remove(key), 'apagar')
    return undefined
  } catch (error) {
    if (error instanceof StoreAway) return error
    throw error
  }
}

/** The mark of a bucket's owner as it lies there; null where there is none. */
export async function readS3Mark(storage: S3Storage): Promise<Uint8Array | null> {
  const bucket = open(storage)
  const key = `${storage.prefix}${markKey}`
  return reached(storage, async () => ((await bucket.has(key)) ? bytesOf(bucket, key) : null))
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

const open = (storage: S3Storage): Bucket => bucketOf(s3Client(storage), storage.bucket)
