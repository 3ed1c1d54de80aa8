import { randomInt } from 'node:crypto'
import { emailTaken, type newPassword } from '@capivira/core/accounts/contract'
import { splitName } from '@capivira/core/accounts/names'
import { generatePassword } from '@capivira/core/accounts/password'
import type { newUserBody } from '@capivira/core/admin/contract'
import { messages } from '@capivira/core/http/errors'
import type * as z from 'zod/mini'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type AccessChange, changeAccess, twoFactorOff } from '../accounts/change-access.ts'
import { correctEmail as correct, isEmailTaken } from '../accounts/change-email.ts'
import { onItsWay } from '../accounts/on-its-way.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { queueEmail } from '../accounts/queue-email.ts'
import { beginErasure, eraseAccount, erasedName, finishErasure } from '../erasure/erase-account.ts'
import { type By, recordAct } from './record-act.ts'
import {
  countMaterials,
  insertAccount,
  isOpenAdmin,
  lockAdminsAnd,
  type UserRow,
  type UserType,
} from './users-store.ts'

const notFound = new Refusal(404, messages.notFound)
const ofAdmins = new Refusal(409, 'Administradores não podem ser excluídos.')

/** Days that a handed-out password signs in. */
const temporaryDays = 7

type HandedOut = { password: z.output<typeof newPassword>; validUntil: Date }

/** A password nobody has seen before, good for some days and for choosing another. */
function handOut(now: Date): HandedOut {
  return { password: generatePassword(randomInt), validUntil: new Date(now.getTime() + temporaryDays * 86_400_000) }
}

/** Creates an account whose password is handed out once. Refuses 409 when the e-mail is taken. */
export async function createUser(
  db: Database,
  by: By,
  body: z.output<typeof newUserBody>,
): Promise<{ user: UserRow; handedOut: HandedOut } | Refusal> {
  const handedOut = handOut(by.now)
  const password = await hashPassword(handedOut.password)
  return inTransaction(db, async tx => {
    const user = await insertAccount(tx, {
      ...body,
      ...splitName(body.fullName),
      password,
      temporaryPasswordUntil: handedOut.validUntil,
      createdAt: by.now,
      updatedAt: by.now,
    })
    if (!user) return refuseField(409, 'email', emailTaken)
    await recordAct(tx, by, 'create-user', nameOf(user), roles[user.userType])
    return { user, handedOut }
  })
}

/** Puts a password to hand out in place of a user's own, switches two-factor off and ends their sessions. */
export async function resetPassword(
  { db, jobs }: { db: Database; jobs: Pick<Jobs, 'sendEmail'> },
  by: By,
  userId: string,
): Promise<(HandedOut & { email: string }) | Refusal> {
  const handedOut = handOut(by.now)
  const password = await hashPassword(handedOut.password)
  return onUser(db, by, userId, async (tx, user) => {
    if (user.id === by.actor.id) return new Refusal(409, 'Para trocar a sua própria senha, vá ao seu perfil.')
    // Who has lost their password and their phone gets in again.
    const temporary = { password, temporaryPasswordUntil: handedOut.validUntil, selfRegistered: false }
    await changeHeld(tx, by, user, { ...temporary, ...twoFactorOff })
    const detail = user.twoFactorEnabled ? 'verificação em duas etapas desligada' : undefined
    if (detail) await queueEmail({ db: tx, jobs, now: by.now }, 'two-factor-off', { userId: user.id })
    await recordAct(tx, by, 'reset-password', nameOf(user), detail)
    return { ...handedOut, email: user.email }
  })
}

/**
 * Puts the right address in an account, which is to be proven again, and ends the sessions. Refuses 409 for oneself and
 * for one that is taken.
 */
export async function correctEmail(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  by: By,
  userId: string,
  email: string,
): Promise<{ message: string } | Refusal> {
  try {
    return await onUser(db, by, userId, async (tx, user) => {
      if (user.id === by.actor.id) return new Refusal(409, 'Para trocar o seu próprio email, vá ao seu perfil.')
      if (user.email === email) return { message: 'Este já é o email da conta.' }
      await correct({ db: tx, jobs, now: by.now }, user, email)
      await recordAct(tx, by, 'change-email', nameOf(user))
      return { message: `Email corrigido. ${onItsWay(settings, 'um link de confirmação', email)}` }
    })
  } catch (error) {
    if (isEmailTaken(error)) return refuseField(409, 'email', emailTaken)
    throw error
  }
}

/**
 * Makes a user another type of user and ends their sessions. Refuses 409 for oneself and for a teacher with materials.
 */
export async function changeRole(
  db: Database,
  by: By,
  userId: string,
  userType: UserType,
): Promise<{ message: string } | Refusal> {
  return onUser(db, by, userId, async (tx, user) => {
    const message = `${user.fullName} agora é ${roles[userType]}.`
    if (user.userType === userType) return { message }
    if (user.id === by.actor.id) return new Refusal(409, 'Você não pode mudar o tipo da sua própria conta.')
    if (user.userType === 'teacher' && userType === 'student' && (await countMaterials(tx, user.id)) > 0)
      return new Refusal(409, 'Esta pessoa tem materiais publicados. Exclua os materiais antes de torná-la aluno.')
    await changeHeld(tx, by, user, { userType, selfRegistered: false })
    await recordAct(tx, by, 'change-role', nameOf(user), `${roles[user.userType]} → ${roles[userType]}`)
    return { message }
  })
}

/** Keeps a user out, whose sessions end at once, or lets them in again. Refuses 409 for oneself. */
export async function lockUser(
  db: Database,
  by: By,
  userId: string,
  locked: boolean,
): Promise<{ message: string } | Refusal> {
  return onUser(db, by, userId, async (tx, user) => {
    if (user.id === by.actor.id) return new Refusal(409, 'Você não pode bloquear a sua própria conta.')
    const message = locked ? 'Conta bloqueada. A pessoa já saiu de todos os aparelhos.' : 'Conta desbloqueada.'
    if ((user.lockedAt !== null) === locked) return { message }
    await changeHeld(tx, by, user, { lockedAt: locked ? by.now : null })
    await recordAct(tx, by, locked ? 'lock-user' : 'unlock-user', nameOf(user))
    return { message }
  })
}

/** Deletes a user with their progress and materials, then the files of these. Refuses 409 for an administrator. */
export async function deleteUser(
  { db, files, settings }: Pick<Services, 'db' | 'files' | 'settings'>,
  by: By,
  userId: string,
): Promise<{ message: string } | Refusal> {
  const erasure = await beginErasure(settings)
  const gone = await onUser(db, by, userId, async (tx, user) => {
    if (user.userType === 'admin') return ofAdmins
    const left = await eraseAccount(tx, erasure, { userId: user.id, now: by.now })
    if (!left) return notFound
    const count = left.pdfPaths.length
    const detail = count > 0 ? `${roles[user.userType]}, ${materials(count)}` : roles[user.userType]
    const { pseudonym } = left.emails
    await recordAct(tx, by, 'delete-user', { id: pseudonym, name: erasedName(pseudonym) }, detail)
    return left
  })
  if (gone instanceof Refusal) return gone
  await finishErasure({ files, settings }, erasure, gone)
  return { message: 'Usuário excluído com sucesso' }
}

/**
 * Does something to a user who is held meanwhile, if the administrator is still one: another may have locked them just
 * now.
 */
function onUser<T>(
  db: Database,
  { actor }: By,
  userId: string,
  act: (tx: Transaction, user: UserRow) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return inTransaction(db, async tx => {
    const user = await lockAdminsAnd(tx, userId)
    if (!(await isOpenAdmin(tx, actor.id))) return new Refusal(403, messages.forbidden)
    return user ? act(tx, user) : notFound
  })
}

/** Changes who may sign in, of a user who is held, and ends their sessions. */
async function changeHeld(tx: Transaction, { now }: By, user: UserRow, change: AccessChange): Promise<void> {
  const changed = await changeAccess(tx, user, change, { now, sessions: 'all' })
  if (!changed) throw new Error('a held user changed')
}

const nameOf = ({ id, fullName }: UserRow) => ({ id, name: fullName })
const roles = { student: 'aluno', teacher: 'professor', admin: 'administrador' } as const
const materials = (count: number) => `${count} ${count === 1 ? 'material' : 'materiais'}`
