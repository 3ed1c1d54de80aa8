import { listSecurityEvents } from '@capivira/core/admin/security-contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { listEvents } from './list-events.ts'
import type { SecurityWatch } from './watch.ts'

/** The record of security events, for administrators. */
export function securityRoutes(app: FastifyInstance, services: Services, watch: SecurityWatch): void {
  route(app, services, listSecurityEvents, async ({ query, now }) => {
    // Who looks right after something happened finds it.
    await watch.flush()
    return listEvents(services.db, query, now)
  })
}
