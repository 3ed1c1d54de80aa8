import { deviceName } from '@capivira/core/accounts/device'
import {
  changePassword,
  chooseAvatar,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportOwnData,
  getPicture,
  listSessions,
  saveComfort,
  savePicture,
  tellAge,
  updateProfile,
} from '@capivira/core/accounts/profile-contract'
import { messages } from '@capivira/core/http/errors'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { sendGuarded } from '../../platform/unchanged.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import { changePassword as change } from './change-password.ts'
import { changeProfile } from './change-profile.ts'
import { chooseAvatar as choose } from './choose-avatar.ts'
import { deleteAccount as deleteOwn } from './delete-account.ts'
import { ownDataFile } from './own-data-file.ts'
import { busy, hashingIsBusy } from './password-hash.ts'
import { findPicture } from './picture-store.ts'
import { presentUser } from './present.ts'
import { updateProfile as update } from './profile-store.ts'
import { savePicture as save } from './save-picture.ts'
import type { Sessions } from './session.ts'
import { deleteOtherSessions, deleteSessionOf, listSessionsOf } from './session-store.ts'
import { tellAge as tell } from './tell-age.ts'

/** One's own account: what it says, its picture, its password and devices, its data, its end. */
export function profileRoutes(
  app: FastifyInstance,
  services: Services,
  { sessions, limits }: { sessions: Sessions; limits: AttemptLimits },
): void {
  const { db } = services

  route(app, services, updateProfile, async ({ user, body, now, today }) => {
    const changed = await changeProfile({ db, now }, user.id, body)
    return changed instanceof Refusal ? changed : presentUser(changed, today)
  })

  route(app, services, tellAge, async ({ user, body, now, today }) => {
    const told = await tell({ db, now }, user.id, body.ageRange)
    return told instanceof Refusal ? told : presentUser(told, today)
  })

  route(app, services, chooseAvatar, async ({ user, body, now, today }) =>
    presentUser(await choose({ db, now }, user.id, body.avatar), today),
  )

  route(app, services, saveComfort, async ({ user, body, now, today }) =>
    presentUser(await update(db, user.id, { settings: { ...user.settings, comfort: body } }, now), today),
  )

  route(app, services, savePicture, async ({ user, body, now, today }) => {
    const saved = await save({ db, now }, user.id, body.image)
    return saved instanceof Refusal ? saved : presentUser(saved, today)
  })

  route(app, services, getPicture, async ({ user, params, request, reply }) => {
    const image = await findPicture(db, params.key, user.id)
    if (!image) return new Refusal(404, messages.notFound)
    return sendGuarded(request, reply, 'image/webp', image)
  })

  accessRoutes(app, services, { sessions, limits })

  route(app, services, exportOwnData, async ({ user, now, today, reply }) => {
    const limited = await limits.countExport(user.id)
    if (limited) return limited
    const file = await ownDataFile(db, user.id, now)
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="meus-dados-capivira-${today}.json"`)
      .send(file)
  })

  route(app, services, deleteAccount, async ({ user, body, request, reply, now }) => {
    const limited = await limits.countOwnPassword(user.id)
    if (limited) return limited
    const deleted = await deleteOwn(services, user, body.password, now)
    if (deleted instanceof Refusal) return deleted
    await sessions.end(request, reply)
    return { message: 'Sua conta foi excluída.' }
  })
}

/** How one gets in: the password, and the devices that are signed in. */
function accessRoutes(
  app: FastifyInstance,
  services: Services,
  { sessions, limits }: { sessions: Sessions; limits: AttemptLimits },
): void {
  const { db } = services

  route(app, services, changePassword, async ({ user, body, now, request, reply }) => {
    if (hashingIsBusy()) return busy
    const limited = await limits.countOwnPassword(user.id)
    if (limited) return limited
    const changed = await change({ ...services, now }, user.id, body)
    if (changed instanceof Refusal) return changed
    await limits.forgetAccount(request, changed.email)
    await sessions.start(request, reply, changed, now)
    return { message: 'Senha trocada. As sessões nos outros aparelhos foram encerradas.' }
  })

  route(app, services, listSessions, async ({ user, now, request }) => {
    const own = sessions.idOf(request)
    const rows = await listSessionsOf(db, user.id, now)
    return rows
      .map(({ sid, sess, createdAt, lastSeenAt }) => ({
        id: sid,
        device: deviceName(sess.userAgent),
        current: sid === own,
        createdAt: createdAt.toISOString(),
        // This very request is the last use of its own session, whether it was noted or not.
        lastSeenAt: (sid === own ? now : lastSeenAt).toISOString(),
      }))
      .sort((one, other) => Number(other.current) - Number(one.current))
  })

  route(app, services, endSession, async ({ user, params }) => {
    const ended = await deleteSessionOf(db, user.id, params.sessionId)
    return ended ? { message: 'Sessão encerrada.' } : new Refusal(404, messages.notFound)
  })

  route(app, services, endOtherSessions, async ({ user, request }) => {
    await deleteOtherSessions(db, user.id, sessions.idOf(request))
    return { message: 'As sessões nos outros aparelhos foram encerradas.' }
  })
}
