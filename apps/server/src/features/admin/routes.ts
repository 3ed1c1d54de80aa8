import * as contract from '@capivira/core/admin/contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import { noteOf } from '../../platform/security-note.ts'
import type { Services } from '../../platform/services.ts'
import type { AttemptLimits } from '../accounts/attempt-limits.ts'
import { hashingIsBusy } from '../accounts/password-hash.ts'
import { presentUser as presentAccount } from '../accounts/present.ts'
import { adminDashboard } from './dashboard.ts'
import { listPage } from './list-page.ts'
import { selectMaterials, selectQuizzes, selectSubjects, selectUsers } from './lists-store.ts'
import { deleteMaterial, deleteSubject, editMaterial } from './manage-content.ts'
import { changeRole, correctEmail, createUser, deleteUser, lockUser, resetPassword } from './manage-users.ts'
import { presentMaterial, presentQuiz, presentSubject, presentUser } from './present.ts'

const busy = new Refusal(503, 'O servidor está ocupado. Tente de novo em instantes.', { retryAfter: 3 })

/** What administrators see and do: users, subjects and materials of everybody. */
export function adminRoutes(app: FastifyInstance, services: Services, { limits }: { limits: AttemptLimits }): void {
  const { db } = services

  route(app, services, contract.getAdminDashboard, async ({ query, today, now }) =>
    adminDashboard(services, { search: query.search, today, now }),
  )

  route(app, services, contract.listAdminUsers, async ({ query, today }) => {
    const { found, rows } = await listPage(services, 'users', selectUsers, query)
    return { found, rows: rows.map(row => presentUser(row, today)) }
  })
  route(app, services, contract.listAdminSubjects, async ({ query }) => {
    const { found, rows } = await listPage(services, 'subjects', selectSubjects, query)
    return { found, rows: rows.map(presentSubject) }
  })
  route(app, services, contract.listAdminMaterials, async ({ query }) => {
    const { found, rows } = await listPage(services, 'materials', selectMaterials, query)
    return { found, rows: rows.map(presentMaterial) }
  })
  route(app, services, contract.listAdminQuizzes, async ({ query }) => {
    const { found, rows } = await listPage(services, 'quizzes', selectQuizzes, query)
    return { found, rows: rows.map(presentQuiz) }
  })

  route(app, services, contract.createUser, async ({ user, body, now, today, request }) => {
    if (hashingIsBusy()) return busy
    const made = await createUser(db, { actor: user, now }, body)
    if (made instanceof Refusal) return made
    noteOf(request, { targetId: made.user.id })
    const { password, validUntil } = made.handedOut
    return {
      message: 'Conta criada com sucesso!',
      user: presentAccount(made.user, today),
      password,
      validUntil: validUntil.toISOString(),
    }
  })
  route(app, services, contract.resetPassword, async ({ user, params, now, request }) => {
    if (hashingIsBusy()) return busy
    const handedOut = await resetPassword(services, { actor: user, now }, params.userId)
    if (handedOut instanceof Refusal) return handedOut
    // Who was locked out by wrong passwords gets in with this one at once.
    await limits.forgetAccount(request, handedOut.email)
    return { message: 'Senha trocada.', password: handedOut.password, validUntil: handedOut.validUntil.toISOString() }
  })
  route(app, services, contract.correctEmail, async ({ user, params, body, now }) =>
    correctEmail(services, { actor: user, now }, params.userId, body.email),
  )
  route(app, services, contract.changeRole, async ({ user, params, body, now }) =>
    changeRole(db, { actor: user, now }, params.userId, body.userType),
  )
  route(app, services, contract.lockUser, async ({ user, params, body, now }) =>
    lockUser(db, { actor: user, now }, params.userId, body.locked),
  )
  route(app, services, contract.deleteUser, async ({ user, params, now }) =>
    deleteUser(services, { actor: user, now }, params.userId),
  )

  route(app, services, contract.deleteSubject, async ({ user, params, now }) =>
    deleteSubject(services, { actor: user, now }, params.subjectId),
  )
  route(app, services, contract.editMaterial, async ({ user, params, body, now }) => {
    const material = await editMaterial(services, { actor: user, now }, params.materialId, body)
    if (material instanceof Refusal) return material
    return { message: 'Material atualizado com sucesso', material: presentMaterial(material) }
  })
  route(app, services, contract.deleteAdminMaterial, async ({ user, params, now }) =>
    deleteMaterial(services, { actor: user, now }, params.materialId),
  )
}
