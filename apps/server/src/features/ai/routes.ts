import { getAiUsage } from '@capivira/core/ai/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { listUsage } from './list-usage.ts'

/** What the administrator sees of the language model. */
export function aiRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getAiUsage, async ({ query, now }) => listUsage(services, now, query.days))
}
