import * as contract from '@capivira/core/classes/contract'
import { messages } from '@capivira/core/http/errors'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { tellApart } from '../accounts/tell-apart.ts'
import { findAccess } from './access-store.ts'
import { assignmentRoutes } from './assignment-routes.ts'
import { codeLimits } from './code-limits.ts'
import { createClass, renewCode } from './create-class.ts'
import { joinClass, lookUpClass } from './join-class.ts'
import { listJoined } from './join-store.ts'
import { presentClass, presentMember } from './present.ts'
import { setSubjectAccess } from './set-subject-access.ts'
import { deleteMember, findOwnClass, listOwnClasses, selectClassSubjects, selectMembers, updateClass } from './store.ts'

const notFound = new Refusal(404, messages.notFound)

/** Turmas: who is taught together, how pupils come in, and which subjects are theirs alone. */
export function classRoutes(app: FastifyInstance, services: Services, pool: Pool): void {
  const { db } = services

  /** A teacher's class as it is now. */
  async function shown(teacherId: string, classId: number, today: string) {
    const row = await findOwnClass(db, teacherId, classId, today)
    return row ? presentClass(row) : notFound
  }

  route(app, services, contract.listClasses, async ({ user, today }) =>
    (await listOwnClasses(db, user.id, today)).map(presentClass),
  )

  route(app, services, contract.createClass, async ({ user, body, now, today }) => {
    const made = { teacherId: user.id, name: body.name, note: body.note || null, createdAt: now }
    const { id } = await inTransaction(db, tx => createClass(tx, made))
    return shown(user.id, id, today)
  })

  route(app, services, contract.getClass, async ({ user, params, today }) => shown(user.id, params.classId, today))

  route(app, services, contract.editClass, async ({ user, params, body, today }) => {
    await updateClass(db, user.id, params.classId, { name: body.name, note: body.note || null })
    return shown(user.id, params.classId, today)
  })

  route(app, services, contract.setQuietHours, async ({ user, params, body, today }) => {
    await updateClass(db, user.id, params.classId, { quietHours: body.quietHours })
    return shown(user.id, params.classId, today)
  })

  route(app, services, contract.archiveClass, async ({ user, params, body, now, today }) => {
    await updateClass(db, user.id, params.classId, { archivedAt: body.archived ? now : null })
    return shown(user.id, params.classId, today)
  })

  route(
    app,
    services,
    contract.renewJoinCode,
    async ({ user, params, today }) =>
      (await renewCode(db, user.id, params.classId)) ?? shown(user.id, params.classId, today),
  )

  route(app, services, contract.listMembers, async ({ user, params: { classId }, today }) => {
    if (!(await findOwnClass(db, user.id, classId, today))) return notFound
    return tellApart(db, (await selectMembers(db, classId)).map(presentMember), services.settings.schoolTimeZone)
  })

  route(app, services, contract.removeMember, async ({ user, params: { classId, userId }, today }) => {
    const own = await findOwnClass(db, user.id, classId, today)
    return own && (await deleteMember(db, classId, userId)) ? { message: 'Aluno removido da turma' } : notFound
  })

  route(app, services, contract.listClassSubjects, async ({ user, params: { classId }, today }) =>
    (await findOwnClass(db, user.id, classId, today)) ? selectClassSubjects(db, classId) : notFound,
  )

  route(
    app,
    services,
    contract.getSubjectAccess,
    async ({ user, params }) => (await findAccess(db, user.id, params.subjectId)) ?? notFound,
  )

  route(app, services, contract.setSubjectAccess, async ({ user, params, body }) =>
    setSubjectAccess(db, user.id, { ...params, ...body }),
  )

  joinRoutes(app, services, pool)
  assignmentRoutes(app, services)
}

/** What a pupil does with the code of a class. */
function joinRoutes(app: FastifyInstance, services: Services, pool: Pool): void {
  const { db } = services
  const limits = codeLimits(pool, services.settings.sessionSecret)

  route(app, services, contract.lookUpCode, async ({ user, params }) => {
    const limited = await limits.count(user.id)
    if (limited) return limited
    const found = await lookUpClass(db, user.id, params.code)
    if (!(found instanceof Refusal)) await limits.takeBack(user.id)
    return found
  })

  route(app, services, contract.joinClass, async ({ user, body, now }) => {
    const limited = await limits.count(user.id)
    if (limited) return limited
    const joined = await joinClass(db, { userId: user.id, code: body.code, now })
    if (!(joined instanceof Refusal)) await limits.takeBack(user.id)
    return joined
  })

  route(app, services, contract.listJoinedClasses, async ({ user }) => listJoined(db, user.id))

  route(app, services, contract.leaveClass, async ({ user, params }) =>
    (await deleteMember(db, params.classId, user.id)) ? { message: 'Você saiu da turma' } : notFound,
  )
}
