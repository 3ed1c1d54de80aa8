import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { answerHeader } from '@capivira/core/http/answer'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/**
 * Security headers, and our own mark, on every answer. Nothing is ever loaded from another origin, and no script
 * within a page runs but those whose hashes (as in a Content-Security-Policy) are given.
 */
export function setSecurityHeaders(app: FastifyInstance, publicUrl: string, scriptHashes: readonly string[]): void {
  const secure = publicUrl.startsWith('https:')
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        // No text becomes markup or code; the pages name one policy, for the addresses of their own workers.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
      },
    },
    // Behind plain HTTP on a school's network this header would lock the address out.
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Browsers ignore this one on insecure addresses and complain about it in the console.
    crossOriginOpenerPolicy: secure ? { policy: 'same-origin' } : false,
    originAgentCluster: secure,
  })
  const headers = {
    ...writtenBy(setHeaders),
    [answerHeader]: '1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
}

/** The headers that a handler of Node's own requests sets. They are the same on every answer, so they are made once. */
function writtenBy(handler: ReturnType<typeof helmet>): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  handler(response.req, response, () => {})
  return response.getHeaders()
}
