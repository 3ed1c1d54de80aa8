import * as contract from '@capivira/core/retention/contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import type { AttemptLimits } from '../accounts/attempt-limits.ts'
import { exportIdle, keepIdle } from './keep-idle.ts'
import { countIdle, idleCsv, listIdle } from './list-idle.ts'

/** The school's list of accounts that nobody uses and that will be erased, and what it can do about them. */
export function retentionRoutes(
  app: FastifyInstance,
  services: Services,
  { limits }: { limits: Pick<AttemptLimits, 'countExport'> },
): void {
  const { db, settings } = services

  route(app, services, contract.listIdle, async ({ user, query: { search, page = 1 }, now }) =>
    listIdle({ db, settings, now }, user, { search, page }),
  )

  route(app, services, contract.countIdle, async ({ user }) => ({ count: await countIdle({ db, settings }, user) }))

  route(app, services, contract.getIdleCsv, async ({ user, now, today, reply }) => {
    const csv = await idleCsv({ db, settings, now }, user)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="capivira-contas-paradas-${today}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(csv)
  })

  route(app, services, contract.keepIdle, async ({ user, params, now }) => keepIdle({ db, now }, user, params.userId))

  route(app, services, contract.exportIdle, async ({ user, params, now, today, reply }) => {
    const limited = await limits.countExport(params.userId)
    if (limited) return limited
    const file = await exportIdle({ db, now }, user, params.userId)
    if (file instanceof Refusal) return file
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="dados-capivira-${today}.json"`)
      .header('cache-control', 'private, no-store')
      .send(file)
  })
}
