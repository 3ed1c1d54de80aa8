import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3'
import type { Storage } from '../settings.ts'
import type { StoredFile } from './file-store.ts'
import { kindOf, ownFolders } from './own-names.ts'
import { storeProblem } from './s3-problem.ts'

type S3Storage = Extract<Storage, { kind: 's3' }>

/** The objects of our own form below a prefix. What others keep in folders of theirs is not asked for. */
export async function* listOwnObjects(client: S3Client, storage: S3Storage): AsyncIterable<StoredFile> {
  const { prefix } = storage
  // The slash ends the names at this level.
  yield* listBelow(client, { storage, below: prefix, delimiter: '/' })
  for (const folder of ownFolders) yield* listBelow(client, { storage, below: `${prefix}${folder}/` })
}

async function* listBelow(
  client: S3Client,
  { storage, below, delimiter }: { storage: S3Storage; below: string; delimiter?: string },
): AsyncIterable<StoredFile> {
  let token: string | undefined
  do {
    const from = token
    const command = new ListObjectsV2Command({
      Bucket: storage.bucket,
      ...(below && { Prefix: below }),
      ...(delimiter && { Delimiter: delimiter }),
      ...(from && { ContinuationToken: from }),
    })
    const page = await client.send(command).catch((cause: unknown) => {
      throw storeProblem(cause, storage)
    })
    for (const { Key = '', LastModified, Size } of page.Contents ?? []) {
      const key = Key.slice(storage.prefix.length)
      if (!kindOf(key)) continue
      yield { key, modifiedAt: async () => LastModified ?? new Date(0), bytes: async () => Size ?? 0 }
    }
    token = page.NextContinuationToken
  } while (token)
}
