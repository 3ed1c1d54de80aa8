import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { comesFromNoBrowser, comesFromOurPages, guardAgainstCrossSite, isAskedByScript } from './same-site.ts'

const ours = 'https://escola.example'

test.each([
  ['Fetch Metadata says same-origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['same-origin wins over a missing Origin', { 'sec-fetch-site': 'same-origin', origin: ours }, true],
  ['cross-site', { 'sec-fetch-site': 'cross-site', origin: ours }, false],
  ['same-site (a sister host)', { 'sec-fetch-site': 'same-site', origin: 'https://outra.escola.example' }, false],
  ['none (typed address)', { 'sec-fetch-site': 'none' }, false],
  ['our Origin', { origin: ours }, true],
  ['a foreign Origin', { origin: 'https://outro.example' }, false],
  ['the null Origin', { origin: 'null' }, false],
  ['an Origin that is no address', { origin: 'x' }, false],
  ['a page that came by http', { origin: 'http://escola.example', host: 'escola.example' }, false],
  ['a bare address by http, which has no session here', { origin: 'http://10.0.0.9', host: '10.0.0.9' }, false],
  ['another name of the server', { origin: 'https://www.escola.example', host: 'www.escola.example' }, true],
  ['neither header', {}, false],
])('%s: %j is %s', (_, headers, allowed) => {
  expect(comesFromOurPages(headers, ours)).toBe(allowed)
})

test.each([
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, true],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, false],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, false],
  [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }, false],
  // On a plain address browsers say nothing of it.
  [{ accept: '*/*' }, true],
  [{}, true],
  [{ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, false],
])('a read with %j was asked for by a script of ours: %s', (headers, expected) => {
  expect(isAskedByScript(headers)).toBe(expected)
})

test.each([
  ['the address the server was asked under', { origin: 'http://192.168.0.10:3000', host: '192.168.0.10:3000' }, true],
  ['a name the school gave it', { origin: 'http://capivira.lan:3000', host: 'capivira.lan:3000' }, true],
  ['another port of that address', { origin: 'http://192.168.0.10:8080', host: '192.168.0.10:3000' }, false],
  ['another host', { origin: 'http://outro.example:3000', host: '192.168.0.10:3000' }, false],
])('on a school network without https, %s: %j is %s', (_, headers, allowed) => {
  expect(comesFromOurPages(headers, 'http://localhost:3000')).toBe(allowed)
})

test.each([
  [{}, true],
  [{ 'user-agent': 'curl/8' }, true],
  [{ cookie: 'sid=x' }, false],
  [{ origin: 'null' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
])('%j comes from no browser: %s', (headers, none) => {
  expect(comesFromNoBrowser(headers)).toBe(none)
})

describe('the server', () => {
  let school: TestApp
  beforeAll(async () => {
    school = await startTestApp()
  })
  afterAll(() => school.close())

  /** Without what browsers say of the page, except what is given. */
  const send = (url: string, headers: Record<string, string>, payload: object = {}) =>
    school.app.inject({ method: 'POST', url, headers, payload })

  test.each([
    ['/api/auth/login', 400],
    ['/api/auth/register', 400],
  ])('hears %s of a program without cookies, and refuses it with one or from another page', async (url, heard) => {
    expect((await send(url, {})).statusCode).toBe(heard)
    expect((await send(url, { cookie: 'device=x' })).statusCode).toBe(403)
    expect((await send(url, { origin: 'https://outro.example' })).statusCode).toBe(403)
    expect((await send(url, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })

  test.each(['/api/auth/forgot-password', '/api/auth/two-factor', '/api/profile/password', '/api/nowhere'])(
    'refuses %s without a page',
    async url => {
      expect((await send(url, {})).statusCode).toBe(403)
    },
  )

  test('answers a logout always, and ends the session only from our own pages', async () => {
    const { email } = await school.signedIn()
    const login = await school.visitor().post('/api/auth/login', { email, password: 'Vento&Mar7lento' })
    const sid = /sid=[^;]+/.exec(String(login.headers['set-cookie']))?.[0] ?? ''
    const isIn = async () =>
      (await school.app.inject({ url: '/api/auth/user', headers: { cookie: sid } })).statusCode === 200
    const elsewhere: Record<string, string>[] = [
      {},
      { origin: 'https://outro.example' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ]
    for (const headers of elsewhere) {
      const answer = await send('/api/logout', { cookie: sid, ...headers })
      expect([answer.statusCode, answer.headers['set-cookie'], await isIn()]).toEqual([200, undefined, true])
    }
    const own = await send('/api/logout', { cookie: sid, 'sec-fetch-site': 'same-origin' })
    // What others keep in this browser stays: the page itself takes away what was this person's.
    expect([own.statusCode, own.headers['clear-site-data'], await isIn()]).toEqual([200, undefined, false])
  })
})

describe('a page whose address is not the one asked', () => {
  async function told(requests: Record<string, string>[], publicUrl = 'http://localhost:3000'): Promise<string[]> {
    const lines: string[] = []
    const stream = { write: (line: string) => void lines.push(JSON.parse(line).msg) }
    const app = Fastify({ logger: { level: 'warn', stream } })
    guardAgainstCrossSite(app, publicUrl)
    app.post('/', async () => 'ok')
    for (const headers of requests) await app.inject({ method: 'POST', url: '/', headers })
    return lines
  }

  test('is told of once, with both, and what a proxy has to say', async () => {
    const headers = { origin: 'http://escola.lan:8481', host: 'escola.lan' }
    expect(await told([headers, headers])).toEqual([
      'Pedido recusado: a página é de http://escola.lan:8481, mas o pedido chegou para escola.lan, e PUBLIC_URL ' +
        'é http://localhost:3000. ' +
        'O proxy tira a porta do endereço: em nginx, use proxy_set_header Host $http_host.',
    ])
    const [other] = await told([{ origin: 'http://escola.lan', host: '127.0.0.1:3000' }])
    expect(other).toContain('Se as pessoas abrem a Capivira por esse endereço, ponha-o em PUBLIC_URL')
  })

  test('is told of five times at most, without what only somebody mean sends', async () => {
    const many = Array.from({ length: 9 }, (_, n) => ({ origin: `http://a${n}.example`, host: 'escola.lan\u0007"{}' }))
    const lines = await told(many)
    expect(lines).toHaveLength(5)
    expect(lines[0]).toContain('chegou para escola.lan, e')
    expect(
      await told([{ origin: 'https://outro.example', 'sec-fetch-site': 'cross-site' }, {}, { origin: ':::' }]),
    ).toEqual([])
  })

  test('that a proxy took away is told of once, where a browser asks', async () => {
    const lines = await told([{ cookie: 'sid=1' }, { cookie: 'sid=2' }])
    expect(lines).toEqual([expect.stringContaining('chegou sem Origin e sem Sec-Fetch-Site')])
  })

  test('that is hidden is told of once', async () => {
    const lines = await told([{ origin: 'null' }, { origin: 'null' }])
    expect(lines).toEqual([expect.stringContaining('(Origin: null)')])
  })
})
