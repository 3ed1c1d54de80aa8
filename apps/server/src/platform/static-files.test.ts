import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerErrors } from './errors.ts'
import { earlyScriptHashes, type Who } from './first-views.ts'
import { serveWebApp } from './static-files.ts'

const built =
  '<!doctype html><head><!-- school --><!-- first view: calls --><script src="/early.js"></script><!-- first ' +
  'view: files --><!-- first view: letters --><link rel="preload" as="font" href="/n.woff2"><!-- /letters --></head>'
const zone = '<meta name="school-time-zone" content="America/Rio_Branco">'
/** What everybody gets who gets nothing of their own. */
const page = built.replace('<!-- school -->', zone)
const early = 'window.first = "$&"'
const views = [
  { who: 'visitor', path: '/', files: ['/assets/landing-1.js'], calls: [] },
  {
    who: 'student',
    path: '/study/:materialId',
    files: ['/assets/bars-1.js', '/assets/study-1.js'],
    calls: ['/api/materials/:materialId', '/api/materials/:materialId/cards'],
  },
]

let folder: string
let app: FastifyInstance
let port: number
let asks: Who = 'visitor'
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'capivira-web-'))
  await writeFile(join(folder, 'index.html'), built)
  await writeFile(join(folder, 'index.html.gz'), gzipSync(built))
  await mkdir(join(folder, '.vite'))
  await mkdir(join(folder, 'entrar'))
  await writeFile(join(folder, 'early.js'), early)
  await writeFile(join(folder, '.vite/first-views.json'), JSON.stringify(views))
  app = Fastify()
  answerErrors(app)
  await serveWebApp(app, { folder, timeZone: 'America/Rio_Branco', whoAsks: async () => asks })
  await app.listen({ port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.each([
  ['/index.html', '', undefined],
  ['/entrar', '', undefined],
  ['/entrar', 'gzip', 'gzip'],
  ['/entrar', 'gzip, deflate, br', 'br'],
  ['/index.html', 'gzip, br;q=0', 'gzip'],
  ['/entrar', 'br;q=0.0', undefined],
])('%s for who takes "%s" is the page, always asked again', async (url, accepted, encoding) => {
  const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  expect(answer.headers['content-encoding']).toBe(encoding)
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes)
  expect(String(unpack(answer.rawPayload))).toBe(page)
})

test.each(['/.vite/first-views.json', '/%2evite/first-views.json', '/./.vite/first-views.json'])(
  '%s, which the build tells the server, is nobody else’s',
  async url => {
    expect((await app.inject({ url })).statusCode).toBe(404)
  },
)

test('who has the page already is told so', async () => {
  const { etag = '' } = (await app.inject({ url: '/entrar' })).headers
  const answer = await app.inject({ url: '/index.html', headers: { 'if-none-match': `W/"x", ${etag}` } })
  expect([answer.statusCode, answer.body]).toEqual([304, ''])
  expect((await app.inject({ url: '/', headers: { 'if-none-match': 'W/"x"' } })).statusCode).toBe(200)
})

test.each(['/nada.js', '/api/nada'])('%s is not the page', async url => {
  expect((await app.inject({ url })).statusCode).toBe(404)
})

/** The answer to an address sent as it is: clients and `inject` would tidy it up. */
async function ask(path: string): Promise<{ status: number | undefined; body: string }> {
  const [answer] = await once(get({ port, path }), 'response')
  return { status: answer.statusCode, body: await text(answer) }
}

test.each(['/..', '/../entrar', '/entrar/..', '/entrar//agora', '/./entrar', '/..%2fentrar'])(
  '%s leads no further than any other address that does not exist',
  async path => {
    expect(await ask(path)).toEqual({ status: 200, body: page })
  },
)

test.each(['/../package.json', '/api/../package.json', '/api/..', '/..%2fpackage.json'])(
  '%s is not found',
  async path => {
    const { status, body } = await ask(path)
    expect(status).toBe(404)
    expect(JSON.parse(body)).toEqual({ message: 'Não encontramos o que você procura.' })
  },
)

const open = async (who: Who, url: string) => {
  asks = who
  return app.inject({ url })
}

test('the page says what the screen of who asks will ask for', async () => {
  const answer = await open('student', '/study/12')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie' })
  expect(answer.body).toBe(
    `<!doctype html><head>${zone}` +
      '<meta name="first-calls" content="/api/materials/12 /api/materials/12/cards">' +
      '<meta name="first-files" content="/assets/bars-1.js /assets/study-1.js">' +
      '<meta name="letters" content="later">' +
      '<script>window.first = "$&"</script></head>',
  )
})

test('a query may change what is read, so only code is named', async () => {
  const { body } = await open('student', '/study/12?x=1')
  expect(body).not.toContain('first-calls')
  expect(body).toContain('study-1.js')
})

test('visitors have views of their own, and nobody else’s', async () => {
  expect((await open('visitor', '/')).body).toContain('landing-1.js')
  expect((await open('visitor', '/study/12')).body).not.toMatch(/assets|first-calls/)
  expect((await open('visitor', '/study/12')).body).toContain('<meta name="signed-in" content="no">')
  expect((await open('student', '/')).body).not.toMatch(/landing-1.js|signed-in/)
})

test('fonts are asked for early on every page but the first views of pupils', async () => {
  const says = async (who: Who, url: string) => {
    const { body } = await open(who, url)
    return [body.includes('n.woff2'), body.includes('<meta name="letters" content="later">')]
  }
  expect(await says('visitor', '/')).toEqual([true, false])
  expect(await says('student', '/somewhere')).toEqual([true, false])
  expect(await says('student', '/study/12')).toEqual([false, true])
})

test('who cannot be told is said nothing of', async () => {
  expect((await open('unknown', '/')).body).not.toMatch(/assets|first-calls|signed-in/)
})

test.each(['/study/%22%3E%3Cscript%3E', '/study/a%20b', '/study/a/b', '/study/'])(
  '%s is not written into the page',
  async url => {
    const answer = await open('student', url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(page)
  },
)

test('the script within the page may run by its hash, and no other', () => {
  // echo -n 'window.first = "$&"' | openssl dgst -sha256 -binary | openssl base64
  expect(earlyScriptHashes(folder)).toEqual(["'sha256-90Ew0Ux1DeKkFnoRy59Mkzf6yGBNJm3COMnI7lLjFgo='"])
  expect(earlyScriptHashes(join(folder, 'nowhere'))).toEqual([])
})
