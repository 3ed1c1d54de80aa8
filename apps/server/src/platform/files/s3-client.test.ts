import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { bucketOf } from './s3-bucket.ts'
import { addressOf, inTag, s3Client } from './s3-client.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

type Answer = { status?: number; headers?: Record<string, string>; body?: string }

/** A bucket of a server that answers each call with the next of these; the last one stays. */
async function answering(...answers: Answer[]) {
  const asked: { line: string; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, body: await text(request) })
    const { status = 200, headers = {}, body = '' } = answers[Math.min(asked.length, answers.length) - 1] ?? {}
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const keys = { accessKeyId: 'chave', secretAccessKey: 'segredo' }
  const client = s3Client({ kind: 's3', bucket: 'escola', prefix: '', endpoint, ...keys })
  return { bucket: bucketOf(client, 'escola'), asked }
}

const refused = (code: string) => `<Error><Code>${code}</Code><Message>porque não</Message></Error>`

test.each([
  ['escola', 'sa-east-1', 'https://escola.s3.sa-east-1.amazonaws.com/'],
  ['escola.br', 'us-east-1', 'https://s3.us-east-1.amazonaws.com/escola.br/'],
  ['escola', 'cn-north-1', 'https://escola.s3.cn-north-1.amazonaws.com.cn/'],
  ['escola', 'eusc-de-east-1', 'https://escola.s3.eusc-de-east-1.amazonaws.eu/'],
])('a bucket %s in %s', (bucket, region, address) => {
  expect(addressOf({ kind: 's3', bucket, prefix: '' }, region)).toBe(address)
})

test('what passes is asked for three times, what does not pass once', async () => {
  const passing = await answering({ status: 503, body: refused('SlowDown') }, { status: 500 }, {})
  await passing.bucket.write('a.pdf', 'texto')
  expect(passing.asked.map(({ body }) => body)).toEqual(['texto', 'texto', 'texto'])
  const down = await answering({ status: 503, body: refused('SlowDown') })
  await expect(down.bucket.remove('a.pdf')).rejects.toMatchObject({ name: 'SlowDown', message: 'porque não' })
  expect(down.asked).toHaveLength(3)
  const closed = await answering({ status: 403, body: refused('AccessDenied') })
  await expect(closed.bucket.read('a.pdf')).rejects.toMatchObject({ name: 'AccessDenied' })
  expect(closed.asked).toHaveLength(1)
})

test('a clock that is wrong is set by the store’s', async () => {
  const date = 'Sun, 02 Mar 2031 12:00:00 GMT'
  const { bucket, asked } = await answering(
    { status: 403, headers: { date }, body: refused('RequestTimeTooSkewed') },
    {},
  )
  await bucket.remove('a.pdf')
  expect(asked[1]?.headers['x-amz-date']).toMatch(/^20310302T1200/)
})

test('a copy that fails after the store began to answer is no copy', async () => {
  const { bucket, asked } = await answering({ body: refused('AccessDenied') })
  await expect(bucket.copy('a/1 ç.pdf', 'b.pdf')).rejects.toMatchObject({ name: 'AccessDenied' })
  expect(asked[0]).toMatchObject({
    line: 'PUT /escola/b.pdf',
    headers: { 'x-amz-copy-source': '/escola/a/1%20%C3%A7.pdf' },
  })
})

test('whoever answers with a page instead of a listing is no store', async () => {
  const { bucket } = await answering({ body: '<html>console</html>' })
  await expect(bucket.look('')).rejects.toMatchObject({ name: 'MethodNotAllowed' })
})

test('a listing goes on over its pages, and what is found is deleted together', async () => {
  const page = (key: string, next = '') =>
    `<ListBucketResult>${next}<Contents><Key>${key}</Key><Size>3</Size></Contents></ListBucketResult>`
  const more = '<NextContinuationToken>1/+=</NextContinuationToken>'
  const { bucket, asked } = await answering({ body: page('p/a&amp;b', more) }, { body: page('p/c&#x20;d') }, {})
  await bucket.removeBelow('p/')
  expect(asked.map(({ line }) => line)).toEqual([
    'GET /escola/?list-type=2&prefix=p%2F',
    'GET /escola/?continuation-token=1%2F%2B%3D&list-type=2&prefix=p%2F',
    'POST /escola/?delete=',
  ])
  expect(asked[2]?.body).toContain('<Key>p/a&amp;b</Key></Object><Object><Key>p/c d</Key>')
})

test('the text of a tag', () => {
  expect(inTag('<Key>a&lt;b&#39;&unknown;</Key>', 'Key')).toBe("a<b'&unknown;")
  expect(inTag('<Key/>', 'Key')).toBeUndefined()
})
