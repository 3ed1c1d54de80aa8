import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveWebApp } from './static-files.ts'

const page = '<!doctype html><title>Capivira</title>'

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'capivira-web-'))
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'index.html.gz'), gzipSync(page))
  app = Fastify()
  await serveWebApp(app, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.each([
  ['/', {}],
  ['/', { 'accept-encoding': 'gzip' }],
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
