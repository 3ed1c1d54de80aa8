import type { FastifyInstance } from 'fastify'
import { describeApi } from '../../platform/openapi.ts'
import { endpointsOf } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { apiPage, apiPageStyle } from './page.ts'

/** The description of all calls: for programs as OpenAPI, for people as a page. */
export function docsRoutes(app: FastifyInstance, { settings }: Services): void {
  app.get('/api/openapi.json', async () => describeApi(endpointsOf(app), settings.publicUrl))
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(apiPage(endpointsOf(app))))
  app.get('/api/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(apiPageStyle))
}
