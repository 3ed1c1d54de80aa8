import type { FastifyInstance } from 'fastify'

/**
 * JSON is the only body read besides uploads. An empty body counts as none, since browsers send the content type with
 * calls that carry nothing; keys that would change prototypes are refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    return parseJson(request, String(body), done)
  })
}
