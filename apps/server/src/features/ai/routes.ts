import { getAiUsage, getMaterialAuthors } from '@capivira/core/ai/contract'
import { messages } from '@capivira/core/http/errors'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { listAuthors } from './list-authors.ts'
import { listUsage } from './list-usage.ts'

const notFound = new Refusal(404, messages.notFound)

/** What the administrator sees of the language model, and a teacher of its part in a material. */
export function aiRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getAiUsage, async ({ query, now }) => listUsage(services, now, query.days))

  route(
    app,
    services,
    getMaterialAuthors,
    async ({ user, params }) => (await listAuthors(services, user, params.materialId)) ?? notFound,
  )
}
