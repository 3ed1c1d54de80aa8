import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The few calls of S3 that the store uses, for its tests. `requests` names what was asked. */
export async function startFakeS3(bucket: string): Promise<{ endpoint: string; requests: string[]; server: Server }> {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://s3')
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2))
    if (request.method === 'PUT') {
      objects.set(key, await buffer(request))
      response.end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (request.method === 'POST') {
      for (const [, gone] of String(await buffer(request)).matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(gone ?? '')
      response.end('<DeleteResult/>')
    } else if (key === '') {
      response.end(listing(url.searchParams.get('prefix') ?? ''))
    } else {
      const found = objects.get(key)
      if (!found) response.writeHead(404).end(request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>')
      else {
        response.setHeader('content-length', found.length)
        response.end(request.method === 'HEAD' ? undefined : found)
      }
    }
  }

  function listing(prefix: string): string {
    const keys = [...objects.keys()].filter(key => key.startsWith(prefix))
    const contents = keys
      .map(key => `<Contents><Key>${key}</Key><LastModified>2026-03-02T12:00:00.000Z</LastModified></Contents>`)
      .join('')
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, requests, server }
}
