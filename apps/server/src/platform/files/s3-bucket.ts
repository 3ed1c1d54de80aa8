import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { inAddress, inTag, type S3Client, S3Refusal } from './s3-client.ts'

/** One object as a listing tells of it. */
export type Listed = { key: string; modified: Date; bytes: number }

/** Keys that one call may delete, by S3's own limit. */
const atOnce = 1000

/** What Capivira does with a bucket. Whatever fails is an `S3Refusal` or an error of Node's. */
export type Bucket = {
  has: (key: string) => Promise<boolean>
  read: (key: string) => Promise<Readable>
  write: (key: string, content: string) => Promise<void>
  writeFile: (key: string, path: string) => Promise<void>
  copy: (from: string, to: string) => Promise<void>
  remove: (key: string) => Promise<void>
  removeBelow: (prefix: string) => Promise<void>
  list: (asked: { prefix: string; delimiter?: string }) => AsyncIterable<Listed>
  /** Whether it may be looked into: fails where it may not. */
  look: (prefix: string) => Promise<void>
}

/** @param name of the bucket, which a copy's source begins with */
export function bucketOf(client: S3Client, name: string): Bucket {
  const write = async (key: string, body: string | { path: string; bytes: number }) => {
    await text(await client({ method: 'PUT', key, body }))
  }
  const bucket: Bucket = {
    async has(key) {
      try {
        await text(await client({ method: 'HEAD', key }))
        return true
      } catch (error) {
        if (error instanceof S3Refusal && error.$metadata.httpStatusCode === 404) return false
        throw error
      }
    },
    read: key => client({ method: 'GET', key }),
    write,
    writeFile: async (key, path) => write(key, { path, bytes: (await stat(path)).size }),
    async copy(from, to) {
      const headers = { 'x-amz-copy-source': inAddress(`/${name}/${from}`) }
      await done(text(await client({ method: 'PUT', key: to, headers })))
    },
    async remove(key) {
      await text(await client({ method: 'DELETE', key }))
    },
    async removeBelow(prefix) {
      const keys: string[] = []
      for await (const { key } of bucket.list({ prefix })) keys.push(key)
      for (let from = 0; from < keys.length; from += atOnce) await removeAll(client, keys.slice(from, from + atOnce))
    },
    list: asked => listAll(client, asked),
    async look(prefix) {
      await page(client, { prefix, 'max-keys': '1' })
    },
  }
  return bucket
}

/** The whole of an object. */
export const bytesOf = async (bucket: Bucket, key: string): Promise<Buffer> => buffer(await bucket.read(key))

/** A store may begin to answer that all is well, and fail afterwards. */
async function done(answer: Promise<string>): Promise<void> {
  const said = await answer
  const code = said.includes('<Error>') ? inTag(said, 'Code') : undefined
  if (code !== undefined) throw new S3Refusal(code, 200, inTag(said, 'Message') ?? code)
}

async function removeAll(client: S3Client, keys: readonly string[]): Promise<void> {
  const objects = keys.map(key => `<Object><Key>${asXml(key)}</Key></Object>`).join('')
  const body = `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${objects}</Delete>`
  const headers = {
    'content-type': 'application/xml',
    // Of this call alone S3 asks for it; this is the one that all servers know.
    'content-md5': createHash('md5').update(body).digest('base64'),
  }
  await done(text(await client({ method: 'POST', query: { delete: '' }, headers, body })))
}

const asXml = (key: string) =>
  key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')

async function* listAll(
  client: S3Client,
  { prefix, delimiter }: { prefix: string; delimiter?: string },
): AsyncIterable<Listed> {
  let token: string | undefined
  do {
    const said = await page(client, {
      prefix,
      ...(delimiter && { delimiter }),
      ...(token && { 'continuation-token': token }),
    })
    for (const [, one = ''] of said.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const modified = new Date(inTag(one, 'LastModified') ?? 0)
      yield { key: inTag(one, 'Key') ?? '', modified, bytes: Number(inTag(one, 'Size') ?? 0) }
    }
    token = inTag(said, 'NextContinuationToken')
  } while (token)
}

async function page(client: S3Client, query: Readonly<Record<string, string>>): Promise<string> {
  const said = await text(await client({ method: 'GET', query: { ...query, 'list-type': '2' } }))
  if (!/<ListBucketResult[\s>]/.test(said)) throw new S3Refusal('MethodNotAllowed', 200, 'no listing of a bucket')
  return said
}
