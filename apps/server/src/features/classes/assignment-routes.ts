import * as contract from '@capivira/core/classes/assignment-contract'
import { messages } from '@capivira/core/http/errors'
import type { FastifyInstance } from 'fastify'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { deleteAssignment, findAssignment, listOfClass, updateAssignment } from './assignment-store.ts'
import { giveAssignment } from './give-assignment.ts'
import { listMyAssignments, presentAssignment, reportAssignment } from './list-assignments.ts'
import { findOwnClass } from './store.ts'

const notFound = new Refusal(404, messages.notFound)
const gone = 'Este prazo já passou. Escolha hoje ou um dia que ainda vem.'

/** Tarefas: what a class is to study by a day. */
export function assignmentRoutes(app: FastifyInstance, services: Services): void {
  const { db, settings } = services
  const timeZone = settings.schoolTimeZone

  route(app, services, contract.listAssignments, async ({ user, params: { classId }, today }) => {
    if (!(await findOwnClass(db, user.id, classId, today))) return notFound
    return (await listOfClass(db, user.id, classId)).map(presentAssignment)
  })

  route(app, services, contract.giveAssignment, async ({ user, params, body, now, today }) => {
    const given = await inTransaction(db, tx => giveAssignment(tx, user.id, { ...body, ...params }, { now, today }))
    return given instanceof Refusal ? given : presentAssignment(given)
  })

  route(app, services, contract.editAssignment, async ({ user, params: { assignmentId }, body, today }) => {
    const before = await findAssignment(db, user.id, assignmentId)
    if (!before) return notFound
    if (body.dueDay < today && body.dueDay !== before.dueDay) return refuseField(400, 'dueDay', gone)
    await updateAssignment(db, user.id, assignmentId, { dueDay: body.dueDay, note: body.note || null })
    const row = await findAssignment(db, user.id, assignmentId)
    return row ? presentAssignment(row) : notFound
  })

  route(app, services, contract.deleteAssignment, async ({ user, params: { assignmentId } }) =>
    (await deleteAssignment(db, user.id, assignmentId)) ? { message: 'Tarefa retirada' } : notFound,
  )

  route(
    app,
    services,
    contract.getAssignmentReport,
    async ({ user, params: { assignmentId }, now, today }) =>
      (await reportAssignment(db, user.id, assignmentId, { now, today, timeZone })) ?? notFound,
  )

  route(app, services, contract.listMyAssignments, async ({ user, now, today }) =>
    listMyAssignments(db, user.id, { now, today, timeZone }),
  )
}
