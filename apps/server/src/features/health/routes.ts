import { getHealth } from '@capivira/core/health/contract'
import type { FastifyInstance } from 'fastify'
import { readOnlyDatabase } from '../../platform/read-only.ts'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { databaseState } from './store.ts'

const away = new Refusal(503, 'O banco de dados não está respondendo.', { retryAfter: 2 })

/**
 * Whether the server can serve. It is only up once migrations are done, so a database that answers and can be written
 * is all that is left to ask.
 */
export function healthRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getHealth, async () => {
    const state = await databaseState(services.db)
    if (state === 'away') return away
    return state === 'read-only' ? readOnlyDatabase : { status: 'ok' as const }
  })
}
