import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerErrors } from './errors.ts'
import { earlyScriptHashes, type Who } from './first-views.ts'
import { serveWebApp } from './static-files.ts'

const page =
  '<!doctype html><head><!-- first view: calls --><script src="/early.js"></script><!-- first view: files --></head>'
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
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'index.html.gz'), gzipSync(page))
  await mkdir(join(folder, '.vite'))
  await mkdir(join(folder, 'entrar'))
  await writeFile(join(folder, 'early.js'), early)
  await writeFile(join(folder, '.vite/first-views.json'), JSON.stringify(views))
  app = Fastify()
  answerErrors(app)
  await serveWebApp(app, folder, async () => asks)
  await app.listen({ port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.each([
  ['/index.html', {}],
  ['/entrar', {}],
  ['/entrar', { 'accept-encoding': 'gzip' }],
])('%s with %o is answered with the page, always asked again', async (url, headers) => {
  const answer = await app.inject({ url, headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers['content-encoding']).toBe('accept-encoding' in headers ? 'gzip' : undefined)
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
    '<!doctype html><head>' +
      '<meta name="first-calls" content="/api/materials/12 /api/materials/12/cards">' +
      '<script>window.first = "$&"</script>' +
      '<link rel="modulepreload" crossorigin href="/assets/bars-1.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/study-1.js"></head>',
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
