import { BlockList, isIP } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Warnings } from './warnings.ts'

/** Bits of an address of each family. */
const bits = { 4: 32, 6: 128 } as const

/** Proxies on this machine are always believed: whoever runs here needs no false address. */
const ownMachine = ['127.0.0.0/8', '::1/128']

/** The addresses and networks of `TRUSTED_PROXIES`, which stand between commas. */
export const proxiesIn = (text: string): string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

/** True for an address like 10.0.0.5, or a network like 10.0.0.0/24 that is not the whole world. */
export function isProxyAddress(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const family = isIP(address)
  if ((family !== 4 && family !== 6) || more.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits[family]
}

/**
 * Whom to believe when they say for whom they ask (`X-Forwarded-For`): this machine and the named proxies, nobody else.
 * A whole private network would mean every pupil in it, each with a new address for every guess.
 */
export function believes(named: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const one of [...ownMachine, ...named]) {
    const [address = '', prefix] = one.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return given => {
    // A server that listens on both families sees an IPv4 address within IPv6.
    const address = given.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
    const family = isIP(address)
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}

/** How many addresses are told of: whoever is in the network could make up more. */
const mostTold = 5

/**
 * Reports a machine that forwards requests and is not named in `TRUSTED_PROXIES`, once each: behind a proxy that is not
 * believed all people share one address and its limits. It may also be a device in the school that makes up a header,
 * which has no effect.
 */
export function reportUnnamedProxies(
  app: FastifyInstance,
  isBelieved: (address: string) => boolean,
  { logger, warnings }: { logger: Pick<FastifyBaseLogger, 'warn'>; warnings: Pick<Warnings, 'raise'> },
): void {
  const told = new Set<string>()
  app.addHook('onRequest', (request, _reply, done) => {
    const from = request.socket.remoteAddress
    if (request.headers['x-forwarded-for'] === undefined || !from || isBelieved(from)) return done()
    const address = from.replace(/^::ffff:(?=\d+\.)/i, '')
    if (told.has(address) || told.size >= mostTold) return done()
    told.add(address)
    const sentence = unnamed(address)
    logger.warn({ proxy: address }, sentence)
    warnings.raise(`proxy:${address}`, sentence)
    done()
  })
}

const unnamed = (address: string) =>
  `O computador ${address} repassa pedidos de outros (X-Forwarded-For), mas não está em TRUSTED_PROXIES: o ` +
  'endereço que ele informa não ' +
  'é usado, e os limites de tentativas contam todos os que passam por ele como um só. Se for o proxy da ' +
  'escola, defina ' +
  `TRUSTED_PROXIES=${address} e, no proxy, X-Forwarded-For só com o endereço de quem se conectou (em nginx, ` +
  '$remote_addr). Se não for, ' +
  'pode ignorar.'

/**
 * Reports, once, a proxy that is believed and does not say for whom it asks: all people then share its address and the
 * limits of that. Capivira itself speaks no https, so a page of an https address came through a proxy.
 * @param publicUrl the address of the site; where it is not https nothing can be told
 */
export function reportSilentProxies(
  app: FastifyInstance,
  isBelieved: (address: string) => boolean,
  publicUrl: string,
  { logger, warnings }: { logger: Pick<FastifyBaseLogger, 'warn'>; warnings: Pick<Warnings, 'raise'> },
): void {
  if (!publicUrl.startsWith('https:')) return
  let isTold = false
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'x-forwarded-for': forwarded, origin } = request.headers
    const from = request.socket.remoteAddress
    if (!isTold && forwarded === undefined && origin === publicUrl && from && isBelieved(from)) {
      isTold = true
      logger.warn({}, silent)
      warnings.raise('proxy-silent', silent)
    }
    done()
  })
}

const silent =
  'O proxy na frente da Capivira não informa quem pede (X-Forwarded-For), e os limites de tentativas contam todas as ' +
  'pessoas como uma só. Faça o proxy informar o endereço de quem se conectou: em nginx, proxy_set_header ' +
  'X-Forwarded-For $remote_addr; em HAProxy, http-request set-header X-Forwarded-For %[src].'
