import { messages } from '@capivira/core/http/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'
import { refuse } from './route.ts'
import { noteOf } from './security-note.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True when a changing request comes from a page of ours. Browsers tell by Fetch Metadata on secure addresses and by Origin
 * everywhere; a request with neither is refused. Source: OWASP Cross-Site Request Forgery Prevention Cheat Sheet.
 * @param publicOrigin scheme, host and port under which the product is reached, e.g. https://escola.example
 */
export function comesFromOurPages(headers: FastifyRequest['headers'], publicOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const origin = headers.origin
  if (origin === undefined) return false
  if (origin === publicOrigin) return true
  // On a school's network the server is also reached by its bare address: then the page's host is the host asked.
  return URL.canParse(origin) && new URL(origin).host === headers.host
}

/**
 * Whether a read was asked for by a script of our own pages, and not by following a link: that comes from anywhere and brings the session
 * along. Browsers tell by Fetch Metadata on secure addresses; elsewhere who follows a link asks for a page.
 */
export function isAskedByScript(headers: FastifyRequest['headers']): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' && headers['sec-fetch-mode'] !== 'navigate'
  return !(headers.accept ?? '').includes('text/html')
}

/** Refuses every changing request that does not come from our own pages. */
export function guardAgainstCrossSite(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin
  app.addHook('onRequest', (request, reply, done) => {
    if (safeMethods.has(request.method) || comesFromOurPages(request.headers, publicOrigin)) return done()
    noteOf(request, { refused: 'cross-site' })
    refuse(reply, new Refusal(403, messages.crossSite))
  })
}
