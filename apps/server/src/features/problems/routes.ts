import { messages } from '@capivira/core/http/errors'
import * as contract from '@capivira/core/problems/contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { orUnchanged } from '../../platform/unchanged.ts'
import { ownsItem, worksOn } from '../editing/permission.ts'
import { listProblems } from './list-problems.ts'
import { reportProblem } from './report-problem.ts'
import { resolveProblems } from './resolve-problems.ts'

const notFound = new Refusal(404, messages.notFound)

/** What pupils find wrong with cards and questions, and what their teachers do about it. */
export function problemRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  route(app, services, contract.reportProblem, async ({ user, params: { kind, itemId }, body, now }) =>
    reportProblem(db, { userId: user.id, item: { kind, id: itemId }, ...body, comment: body.comment, now }),
  )

  route(app, services, contract.listProblems, async ({ user, params: { materialId }, request, reply }) =>
    (await worksOn(db, user, materialId)) ? orUnchanged(request, reply, await listProblems(db, materialId)) : notFound,
  )

  route(app, services, contract.resolveProblems, async ({ user, params: { kind, itemId: id }, now }) =>
    inTransaction(db, async tx => {
      if (!(await ownsItem(tx, user, { kind, id }))) return notFound
      await resolveProblems(tx, { kind, id }, now)
      return { message: 'Marcado como resolvido' }
    }),
  )
}
