import * as contract from '@capivira/core/editing/contract'
import { messages } from '@capivira/core/http/errors'
import * as review from '@capivira/core/review/contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { reportTreeless } from '../materials/treeless.ts'
import { listFactKinds, verdictsCsv } from '../review/fact-kinds.ts'
import { addItem } from './add-item.ts'
import { adviseItem } from './advise-item.ts'
import { openAdvisers } from './advisers.ts'
import { coverPages } from './cover-pages.ts'
import { editItem } from './edit-item.ts'
import { figureRoutes } from './figure-routes.ts'
import { keepSuggestions } from './keep-suggestions.ts'
import { listItems } from './list-items.ts'
import { requestMore } from './request-more.ts'
import { reviewMaterial } from './review-material.ts'
import { setItemState } from './set-item-state.ts'
import { setPolicy } from './set-policy.ts'
import { setVerdict } from './set-verdict.ts'
import { switchFactKind } from './switch-fact-kind.ts'
import { takeVerdictBack } from './take-verdict-back.ts'

const notFound = new Refusal(404, messages.notFound)

/** The teacher's hand: reading, changing, hiding, removing and adding the items of a material. */
export function editingRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const advisers = openAdvisers(reportTreeless(app.log))
  app.addHook('onClose', async () => advisers.close())

  route(
    app,
    services,
    contract.listItems,
    async ({ user, params }) => (await listItems(db, user, params.materialId)) ?? notFound,
  )

  route(
    app,
    services,
    contract.getCoverage,
    async ({ user, params }) => (await coverPages(db, user, params.materialId)) ?? notFound,
  )

  route(app, services, contract.addItem, async ({ user, params, body, now }) =>
    addItem(db, user, { ...params, ...body, now }),
  )

  route(app, services, contract.editItem, async ({ user, params: { kind, itemId }, body, now }) =>
    editItem(db, user, { ...body, kind, id: itemId, source: body.source, now }),
  )

  route(app, services, contract.setItemState, async ({ user, params: { kind, itemId }, body, now }) =>
    setItemState(db, user, { kind, id: itemId, state: body.state, now }),
  )

  route(app, services, contract.requestMore, async ({ user, params, body, now }) =>
    requestMore(db, user, { ...body, ...params, now }),
  )

  route(app, services, contract.adviseItem, async ({ user, params, body }) => {
    const advice = await adviseItem({ db, advisers }, user, { ...params, ...body })
    return advice ? { advice } : notFound
  })

  figureRoutes(app, services)
  reviewRoutes(app, services)
}

/** The review: what waits for a teacher, and what they say of it. */
function reviewRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  route(
    app,
    services,
    review.getReview,
    async ({ user, params }) => (await reviewMaterial(db, user, params.materialId)) ?? notFound,
  )

  route(app, services, review.setVerdict, async ({ user, params: { kind, itemId }, body, now }) =>
    setVerdict(db, user, { ...body, kind, id: itemId, now }),
  )

  route(app, services, review.takeVerdictBack, async ({ user, params: { kind, itemId }, now }) =>
    takeVerdictBack(db, user, { kind, id: itemId, now }),
  )

  route(app, services, review.keepSuggestions, async ({ user, params, body, now }) =>
    keepSuggestions(db, user, { ...params, ...body, now }),
  )

  route(app, services, review.setPublicationPolicy, async ({ user, params, body, now }) =>
    setPolicy(db, user, { ...params, ...body, now }),
  )

  route(app, services, review.listFactKinds, () => listFactKinds(db))

  route(app, services, review.exportVerdicts, async ({ today, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="capivira-decisoes-${today}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(await verdictsCsv(db)),
  )

  route(app, services, review.setFactKind, ({ user, params, body, now }) =>
    switchFactKind(db, user, { ...params, ...body, now }),
  )
}
