import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** An object of the store, and when it was written. */
export type FakeObject = { body: Buffer; modified: Date }

export type FakeS3 = {
  endpoint: string
  /** What was asked, as method and address. */
  requests: string[]
  /** What lies in the bucket, by key; a test puts there what it likes. */
  objects: Map<string, FakeObject>
  /** Has a kind of call answered with an error from now on; null for none. */
  refuse: (refused: Refused | null) => void
  server: Server
}

/** What a store answers with an error, and with which. */
type Refused = { method: string; status: number; code: string }

/** When something was written, where nobody says otherwise. */
const longAgo = new Date('2026-03-02T12:00:00.000Z')
/** Keys told at a time. */
const pageSize = 1000

/**
 * The few calls of S3 that the store uses, for tests.
 * @param clock tells when an object is written; without one, all are of the same day
 */
export async function startFakeS3(bucket: string, clock: () => Date = () => longAgo, port = 0): Promise<FakeS3> {
  const objects = new Map<string, FakeObject>()
  let refused: Refused | null = null
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://s3')
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2))
    if (refused && request.method === refused.method) {
      request.resume()
      response.writeHead(refused.status).end(`<Error><Code>${refused.code}</Code></Error>`)
      return
    }
    if (request.method === 'PUT') await put(key, request, response)
    else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (request.method === 'POST') {
      for (const [, gone] of String(await buffer(request)).matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(gone ?? '')
      response.end('<DeleteResult/>')
    } else if (key === '') response.end(listing(objects, url.searchParams))
    else get(key, request.method === 'HEAD', response)
  }

  async function put(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const source = request.headers['x-amz-copy-source']
    const body = await buffer(request)
    if (source === undefined) {
      objects.set(key, { body, modified: clock() })
      return void response.end()
    }
    const found = objects.get(decodeURIComponent(String(source)).slice(bucket.length + 2))
    if (!found) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    objects.set(key, { body: found.body, modified: clock() })
    response.end('<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>')
  }

  function get(key: string, isHead: boolean, response: ServerResponse): void {
    const found = objects.get(key)
    if (!found) return void response.writeHead(404).end(isHead ? '' : '<Error><Code>NoSuchKey</Code></Error>')
    response.setHeader('content-length', found.body.length)
    response.setHeader('last-modified', found.modified.toUTCString())
    response.end(isHead ? undefined : found.body)
  }

  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const bound = server.address() as AddressInfo
  const refuse = (one: Refused | null) => {
    refused = one
  }
  return { endpoint: `http://127.0.0.1:${bound.port}`, requests, objects, refuse, server }
}

/** One page of a listing, as ListObjectsV2 asks for it. */
function listing(objects: ReadonlyMap<string, FakeObject>, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? ''
  const delimiter = asked.get('delimiter') ?? ''
  const after = asked.get('continuation-token') ?? ''
  const size = Number(asked.get('max-keys') ?? pageSize)
  const below = [...objects.keys()].filter(key => key.startsWith(prefix)).sort()
  const folders = new Set<string>()
  const keys: string[] = []
  for (const key of below) {
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
    if (end >= 0) folders.add(key.slice(0, end + 1))
    else if (key > after) keys.push(key)
  }
  const page = keys.slice(0, size)
  const last = page.at(-1)
  const more = keys.length > size && last !== undefined
  const contents = page.map(key => {
    const { body, modified } = objects.get(key) ?? { body: Buffer.alloc(0), modified: longAgo }
    const about = `<LastModified>${modified.toISOString()}</LastModified><Size>${body.length}</Size>`
    return `<Contents><Key>${escaped(key)}</Key>${about}</Contents>`
  })
  const common = [...folders].map(one => `<CommonPrefixes><Prefix>${escaped(one)}</Prefix></CommonPrefixes>`)
  const token = more ? `<NextContinuationToken>${escaped(last)}</NextContinuationToken>` : ''
  const listed = [token, ...contents, ...common].join('')
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${listed}</ListBucketResult>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
