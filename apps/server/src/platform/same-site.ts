import { messages } from '@capivira/core/http/errors'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'
import { refuse } from './route.ts'
import { noteOf } from './security-note.ts'

type Headers = FastifyRequest['headers']

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Calls that programs other than browsers may make: whoever brings no cookie is nobody whom another page could act for.
 */
const openToPrograms = new Set(['/api/auth/login', '/api/auth/register'])

/** Answers everybody, and by itself leaves the session of who was sent from elsewhere alone. */
const looksForItself = new Set(['/api/logout'])

/**
 * True when a changing request comes from a page of ours. Browsers tell by Fetch Metadata on secure addresses and by
 * Origin everywhere; a request with neither is refused. Source: OWASP Cross-Site Request Forgery Prevention Cheat
 * Sheet.
 * @param publicOrigin scheme, host and port under which the product is reached, e.g. https://escola.example
 */
export function comesFromOurPages(headers: Headers, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin, host } = headers
  if (origin === undefined) return false
  if (origin === publicOrigin) return true
  if (!URL.canParse(origin)) return false
  // On a school's network the server is also reached by its bare address, and a proxy may serve it under two names:
  // then the page's host is the host asked. But where the address is https, a page that came by http may have been
  // changed on the way.
  const page = new URL(origin)
  return page.host === host && page.protocol === new URL(publicOrigin).protocol
}

/** True when nothing tells of a browser: no page, no cookie. Browsers name the page of every POST. */
export function comesFromNoBrowser(headers: Headers): boolean {
  return [headers.origin, headers['sec-fetch-site'], headers.cookie].every(header => header === undefined)
}

/**
 * Whether a read was asked for by a script of our own pages, and not by following a link: that comes from anywhere and
 * brings the session along. Browsers tell by Fetch Metadata on secure addresses; elsewhere who follows a link asks for
 * a page.
 */
export function isAskedByScript(headers: FastifyRequest['headers']): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' && headers['sec-fetch-mode'] !== 'navigate'
  return !(headers.accept ?? '').includes('text/html')
}

/** Refuses every changing request that does not come from our own pages. */
export function guardAgainstCrossSite(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin
  const tell = tellOfOrigins(app.log, publicOrigin)
  app.addHook('onRequest', (request, reply, done) => {
    if (safeMethods.has(request.method) || comesFromOurPages(request.headers, publicOrigin)) return done()
    const url = request.method === 'POST' ? (request.routeOptions.url ?? '') : ''
    if (looksForItself.has(url) || (openToPrograms.has(url) && comesFromNoBrowser(request.headers))) return done()
    noteOf(request, { refused: 'cross-site' })
    tell(request.headers)
    refuse(reply, new Refusal(403, messages.crossSite, { final: false }))
  })
}

/** How many pairs of addresses are told of: whoever is in the network could make up more. */
const mostTold = 5

/**
 * Tells whoever runs Capivira, once for each pair, of a page whose address is not the one that was asked: mostly it is
 * a proxy that passes on another Host, and then nobody can sign in. Where the browser itself says that the page is
 * another's, there is nothing to put right.
 */
function tellOfOrigins(log: Pick<FastifyBaseLogger, 'warn'>, publicOrigin: string): (headers: Headers) => void {
  const told = new Set<string>()
  return headers => {
    const { origin, host = '' } = headers
    if (headers['sec-fetch-site'] !== undefined) return
    // Whoever brings no cookie is mostly a program, and no browser behind a proxy.
    if (origin === undefined && headers.cookie === undefined) return
    if (origin !== undefined && origin !== 'null' && !URL.canParse(origin)) return
    const sentence = whyOrigin(origin, host, publicOrigin)
    if (told.has(sentence) || told.size >= mostTold) return
    told.add(sentence)
    log.warn({}, sentence)
  }
}

/** What may be wrong where a page names this origin, or none, and this host was asked. */
function whyOrigin(origin: string | undefined, host: string, publicOrigin: string): string {
  if (origin === undefined) return takenAway
  if (origin === 'null') return hidden
  return twoAddresses(new URL(origin), host.replace(/[^\w.:[\]-]/g, '').slice(0, 100), publicOrigin)
}

const hidden =
  'Pedido recusado: o navegador ou o proxy escondeu de que página ele veio (Origin: null). Se as pessoas não ' +
  'conseguem entrar, tire do ' +
  'proxy cabeçalhos como Referrer-Policy, que a Capivira já envia, ou use um endereço https.'

const takenAway =
  'Pedido recusado: chegou sem Origin e sem Sec-Fetch-Site, que dizem de que página ele veio. Se as pessoas não ' +
  'conseguem mudar nada, faça o proxy repassar esses dois cabeçalhos como vieram (em nginx, tire proxy_set_header ' +
  'Origin e Sec-Fetch-Site).'

function twoAddresses(page: URL, host: string, publicOrigin: string): string {
  const seen =
    `Pedido recusado: a página é de ${page.origin.slice(0, 200)}, mas o pedido chegou para ${host}, e PUBLIC_URL ` +
    `é ${publicOrigin}. `
  if (page.port !== '' && page.hostname === host)
    return `${seen}O proxy tira a porta do endereço: em nginx, use proxy_set_header Host $http_host.`
  return (
    `${seen}Se as pessoas abrem a Capivira por esse endereço, ponha-o em PUBLIC_URL, ou faça o proxy repassá-lo ` +
    '(em nginx, proxy_set_header Host $http_host).'
  )
}
