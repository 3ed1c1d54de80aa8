import type { Storage } from '../settings.ts'
import type { StoredFile } from './file-store.ts'
import { kindOf, ownFolders } from './own-names.ts'
import type { Bucket } from './s3-bucket.ts'
import { storeProblem } from './s3-problem.ts'

type S3Storage = Extract<Storage, { kind: 's3' }>

/** The objects of our own form below a prefix. What others keep in folders of theirs is not asked for. */
export async function* listOwnObjects(bucket: Bucket, storage: S3Storage): AsyncIterable<StoredFile> {
  const { prefix } = storage
  try {
    // The slash ends the names at this level.
    yield* listBelow(bucket, prefix, { prefix, delimiter: '/' })
    for (const folder of ownFolders) yield* listBelow(bucket, prefix, { prefix: `${prefix}${folder}/` })
  } catch (cause) {
    throw storeProblem(cause, storage)
  }
}

async function* listBelow(
  bucket: Bucket,
  ours: string,
  asked: { prefix: string; delimiter?: string },
): AsyncIterable<StoredFile> {
  for await (const { key: whole, modified, bytes } of bucket.list(asked)) {
    const key = whole.slice(ours.length)
    if (kindOf(key)) yield { key, modifiedAt: async () => modified, bytes: async () => bytes }
  }
}
