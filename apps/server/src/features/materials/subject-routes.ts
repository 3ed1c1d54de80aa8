import { messages } from '@capivira/core/http/errors'
import * as contract from '@capivira/core/materials/contract'
import * as own from '@capivira/core/materials/subject-contract'
import type { FastifyInstance } from 'fastify'
import { stretchOf } from '../../platform/pages.ts'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { orUnchanged } from '../../platform/unchanged.ts'
import { createSubject, deleteSubject, editSubject, mergeSubject } from './manage-subjects.ts'
import { selectContents, updatePlaces, updateSubject } from './own-subject-store.ts'
import { presentMaterial, presentSubject } from './present.ts'
import { listVisible } from './store.ts'
import { findVisibleSubject, listVisibleSubjects } from './subject-store.ts'
import type { Viewer } from './viewer.ts'

const notFound = new Refusal(404, messages.notFound)

/** Subjects and the materials in them. */
export function subjectRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  /** A subject as it stands now for who asks. */
  async function shown(user: Viewer, subjectId: number) {
    const subject = await findVisibleSubject(db, user, subjectId)
    return subject ? presentSubject(subject) : notFound
  }

  route(app, services, contract.listSubjects, async ({ user, query }) => {
    const whole = user.userType === 'teacher' && query.page === undefined
    return (await listVisibleSubjects(db, user, whole ? undefined : stretchOf(query))).map(presentSubject)
  })

  route(app, services, contract.getSubject, async ({ user, params }) => shown(user, params.subjectId))

  route(app, services, contract.listSubjectMaterials, async ({ user, params, request, reply }) => {
    const [subject, rows] = await Promise.all([
      findVisibleSubject(db, user, params.subjectId),
      listVisible(db, user, params),
    ])
    if (!subject) return notFound
    return orUnchanged(
      request,
      reply,
      rows.map(row => presentMaterial(row, user)),
    )
  })

  route(app, services, own.createSubject, async ({ user, body, now }) => {
    const made = await createSubject(db, user.id, { ...body, now })
    return made instanceof Refusal ? made : shown(user, made)
  })

  route(
    app,
    services,
    own.editSubject,
    async ({ user, params, body }) =>
      (await editSubject(db, user.id, { ...params, ...body })) ?? shown(user, params.subjectId),
  )

  route(app, services, own.orderSubjects, async ({ user, body }) => {
    await updatePlaces(db, user.id, body.subjectIds)
    return { message: 'Ordem das matérias salva' }
  })

  route(app, services, own.archiveSubject, async ({ user, params, body, now }) => {
    await updateSubject(db, user.id, params.subjectId, { archivedAt: body.archived ? now : null })
    return shown(user, params.subjectId)
  })

  route(
    app,
    services,
    own.mergeSubject,
    async ({ user, params, body }) =>
      (await mergeSubject(db, user.id, { ...params, ...body })) ?? shown(user, body.into),
  )

  route(
    app,
    services,
    own.getSubjectContents,
    async ({ user, params }) => (await selectContents(db, user.id, params.subjectId)) ?? notFound,
  )

  route(app, services, own.deleteSubject, async ({ user, params }) =>
    (await deleteSubject(services, user.id, params.subjectId)) ? { message: 'Matéria excluída' } : notFound,
  )
}
