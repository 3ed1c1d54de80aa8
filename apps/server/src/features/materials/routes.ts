import { messages } from '@capivira/core/http/errors'
import * as contract from '@capivira/core/materials/contract'
import type { FastifyInstance } from 'fastify'
import { stretchOf } from '../../platform/pages.ts'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { orUnchanged } from '../../platform/unchanged.ts'
import { deleteMaterial } from './delete-material.ts'
import { editMaterial } from './edit-material.ts'
import { listCards } from './list-cards.ts'
import { pageRoutes } from './page-routes.ts'
import { presentMaterial } from './present.ts'
import { reprocessMaterial } from './reprocess-material.ts'
import { findVisible, listVisible } from './store.ts'
import { subjectRoutes } from './subject-routes.ts'
import { uploadRoutes } from './upload-routes.ts'

const notFound = new Refusal(404, messages.notFound)
const nothingToRead = new Refusal(409, 'Este material veio de um arquivo de cards: não há PDF para processar de novo.')

/** Materials: from the PDF that is sent to the cards made of it. */
export async function materialRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services

  for (const endpoint of [contract.listMaterials, contract.listTeacherMaterials]) {
    route(app, services, endpoint, async ({ user, query, request, reply }) => {
      // What a teacher made is listed whole; what all teachers made is too much for one answer.
      const whole = user.userType === 'teacher' && query.page === undefined
      const rows = await listVisible(db, user, {
        search: query.search,
        withArchived: endpoint !== contract.listTeacherMaterials,
        ...(!whole && { stretch: stretchOf(query) }),
      })
      return orUnchanged(
        request,
        reply,
        rows.map(row => presentMaterial(row, user)),
      )
    })
  }

  route(app, services, contract.getMaterial, async ({ user, params, request, reply }) => {
    const row = await findVisible(db, user, params.materialId)
    return row ? orUnchanged(request, reply, presentMaterial(row, user)) : notFound
  })

  route(app, services, contract.deleteMaterial, async ({ user, params }) =>
    (await deleteMaterial(services, user.id, params.materialId)) ? { message: 'Material excluído' } : notFound,
  )

  route(app, services, contract.editMaterial, async ({ user, params, body, now }) => {
    const refused = await editMaterial(db, user.id, { ...params, ...body, now })
    if (refused) return refused
    const row = await findVisible(db, user, params.materialId)
    return row ? presentMaterial(row, user) : notFound
  })

  route(app, services, contract.reprocessMaterial, async ({ user, params }) => {
    const before = await findVisible(db, user, params.materialId)
    if (before && before.sourceKind !== 'pdf') return nothingToRead
    if (!(await reprocessMaterial(services, user.id, params.materialId))) return notFound
    const row = await findVisible(db, user, params.materialId)
    return row ? presentMaterial(row, user) : notFound
  })

  route(
    app,
    services,
    contract.listCards,
    async ({ user, params, now }) => (await listCards({ db, now }, user, params.materialId)) ?? notFound,
  )

  subjectRoutes(app, services)
  pageRoutes(app, services)
  await uploadRoutes(app, services)
}
