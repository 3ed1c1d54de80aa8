import * as contract from '@capivira/core/progress/contract'
import type { FastifyInstance } from 'fastify'
import { stretchOf } from '../../platform/pages.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { listProgress } from './list-progress.ts'

/** How far a pupil has come. */
export function progressRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, contract.listProgress, async ({ user, query, now }) =>
    listProgress(services.db, user.id, now, stretchOf(query), query.search),
  )
}
