import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { Guarded, guardedFetch } from './guarded-fetch.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise(resolve => server.once('listening', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

const get = guardedFetch(1000)

test('a request and its answer go through as they are', async () => {
  const base = await listen((request, response) => {
    response.setHeader('x-method', request.method ?? '')
    request.pipe(response)
  })
  const answer = await get(base, { method: 'POST', body: 'olá', headers: { 'content-type': 'text/plain' } })
  expect([answer.status, answer.headers.get('x-method'), await answer.text()]).toEqual([200, 'POST', 'olá'])
})

test('no redirect is followed', async () => {
  const visited: string[] = []
  const base = await listen((request, response) => {
    visited.push(request.url ?? '')
    response.writeHead(302, { location: '/secret' }).end()
  })
  const answer = await get(`${base}/first`)
  expect([answer.status, visited]).toEqual([302, ['/first']])
})

test('an answer that is too long is not read to its end', async () => {
  const base = await listen((_, response) => response.end('x'.repeat(5000)))
  const answer = await get(base)
  await expect(answer.text()).rejects.toThrow(Guarded)
})

test('an interruption ends the request', async () => {
  const stop = new AbortController()
  const base = await listen(() => stop.abort(new Error('stopping')))
  await expect(get(base, { signal: stop.signal })).rejects.toThrow(/abort|stopping/i)
})

test.each([
  'http://169.254.169.254/latest',
  'http://[::ffff:a9fe:a9fe]/',
  'http://8.8.8.8/',
  'http://metadata.google.internal/',
])('nothing is sent to %s', async url => {
  await expect(async () => get(url)).rejects.toThrow(Guarded)
})
