import { messages } from '@capivira/core/http/errors'
import * as contract from '@capivira/core/materials/contract'
import type { FastifyInstance } from 'fastify'
import { stretchOf } from '../../platform/pages.ts'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { orUnchanged } from '../../platform/unchanged.ts'
import { presentMaterial, presentSubject } from './present.ts'
import { listVisible } from './store.ts'
import { findVisibleSubject, listVisibleSubjects } from './subject-store.ts'

const notFound = new Refusal(404, messages.notFound)

/** Subjects and the materials in them. */
export function subjectRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  route(app, services, contract.listSubjects, async ({ user, query }) => {
    const whole = user.userType === 'teacher' && query.page === undefined
    return (await listVisibleSubjects(db, user, whole ? undefined : stretchOf(query))).map(presentSubject)
  })

  route(app, services, contract.getSubject, async ({ user, params }) => {
    const subject = await findVisibleSubject(db, user, params.subjectId)
    return subject ? presentSubject(subject) : notFound
  })

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
}
