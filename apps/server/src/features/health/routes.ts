import { getHealth } from '@capivira/core/health/contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { databaseAnswers } from './store.ts'

/** Whether the server can serve. It only listens once migrations are done, so an answering database is all that is left to ask. */
export function healthRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getHealth, async () =>
    (await databaseAnswers(services.db))
      ? { status: 'ok' as const }
      : new Refusal(503, 'O banco de dados não está respondendo.', { retryAfter: 2 }),
  )
}
