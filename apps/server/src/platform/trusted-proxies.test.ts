import fc from 'fast-check'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { believes, isProxyAddress, proxiesIn, reportSilentProxies, reportUnnamedProxies } from './trusted-proxies.ts'

test.each([
  ['10.0.0.5', true],
  ['10.0.0.0/24', true],
  ['2001:db8::5', true],
  ['2001:db8::/64', true],
  ['0.0.0.0/0', false],
  ['::/0', false],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0', false],
  ['proxy.escola.example', false],
  ['uniquelocal', false],
  ['', false],
])('%s names a proxy: %s', (text, names) => {
  expect(isProxyAddress(text)).toBe(names)
})

test('proxies stand between commas', () => {
  expect(proxiesIn(' 10.0.0.5, 2001:db8::/64,, ')).toEqual(['10.0.0.5', '2001:db8::/64'])
})

test.each([
  ['127.0.0.1', true],
  ['127.9.8.7', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.5', false],
  ['192.168.1.50', false],
  ['172.18.0.3', false],
  ['fe80::1%eth0', false],
  ['fd00::1', false],
  ['no address', false],
])('by itself %s is believed: %s', (address, believed) => {
  expect(believes([])(address)).toBe(believed)
})

test('named proxies are believed besides this machine, their neighbours are not', () => {
  const believed = believes(['10.0.0.5', '10.1.0.0/24', '2001:db8::/64'])
  expect(['10.0.0.5', '::ffff:10.0.0.5', '10.1.0.200', '2001:db8::9', '127.0.0.1'].map(believed)).toEqual(
    Array(5).fill(true),
  )
  expect(['10.0.0.6', '10.1.1.1', '2001:db8:1::1'].map(believed)).toEqual([false, false, false])
})

test('without a name no address outside this machine is believed', () => {
  const believed = believes([])
  fc.assert(
    fc.property(fc.ipV4(), address => {
      expect(believed(address)).toBe(address.startsWith('127.'))
    }),
  )
})

test('a machine that forwards without being named is told of once, and no more than five are', async () => {
  const lines: object[] = []
  const raised: [string, string][] = []
  const app = Fastify({ trustProxy: believes(['10.0.0.5']) })
  reportUnnamedProxies(app, believes(['10.0.0.5']), {
    logger: { warn: (fields: object) => void lines.push(fields) },
    warnings: { raise: (name, sentence) => void raised.push([name, sentence ?? '']) },
  })
  app.get('/', async request => request.ip)
  const ask = async (remoteAddress: string, forwarded?: string) =>
    (await app.inject({ url: '/', remoteAddress, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })).body

  expect(await ask('10.0.0.5', '192.0.2.1')).toBe('192.0.2.1')
  expect(await ask('127.0.0.1', '192.0.2.2')).toBe('192.0.2.2')
  expect(await ask('10.0.0.6')).toBe('10.0.0.6')
  expect(lines).toEqual([])
  for (let n = 0; n < 2; n++) expect(await ask('::ffff:10.0.0.6', '192.0.2.3')).toBe('::ffff:10.0.0.6')
  expect(lines).toEqual([{ proxy: '10.0.0.6' }])
  expect(raised).toEqual([['proxy:10.0.0.6', expect.stringContaining('TRUSTED_PROXIES=10.0.0.6 ')]])
  for (let n = 10; n < 30; n++) await ask(`10.0.1.${n}`, '192.0.2.4')
  expect(lines).toHaveLength(5)
})

test('a proxy that does not say for whom it asks is told of once, where the address is https', async () => {
  const told = async (publicUrl: string, requests: [string, Record<string, string>][]) => {
    const raised: string[] = []
    const app = Fastify()
    reportSilentProxies(app, believes([]), publicUrl, {
      logger: { warn: () => {} },
      warnings: { raise: (_, sentence) => void raised.push(sentence ?? '') },
    })
    app.post('/', async () => 'ok')
    for (const [remoteAddress, headers] of requests)
      await app.inject({ method: 'POST', url: '/', remoteAddress, headers })
    return raised
  }
  const origin = 'https://escola.example'
  const sentence = expect.stringContaining('não informa quem pede (X-Forwarded-For)')
  expect(
    await told(origin, [
      ['127.0.0.1', { origin }],
      ['127.0.0.1', { origin }],
    ]),
  ).toEqual([sentence])
  // A monitor on the machine, a proxy that does as it should, a device that asks by itself, a site without https.
  expect(await told(origin, [['127.0.0.1', {}]])).toEqual([])
  expect(await told(origin, [['127.0.0.1', { origin, 'x-forwarded-for': '192.0.2.1' }]])).toEqual([])
  expect(await told(origin, [['192.0.2.7', { origin }]])).toEqual([])
  expect(await told('http://escola.lan', [['127.0.0.1', { origin: 'http://escola.lan' }]])).toEqual([])
})
