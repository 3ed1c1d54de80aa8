import { cancelEmailChange, changeEmail, confirmEmail, getEmailChange } from '@capivira/core/accounts/email-contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import { noteOf } from '../../platform/security-note.ts'
import type { Services } from '../../platform/services.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import { askEmailChange, confirmEmail as confirm } from './change-email.ts'
import { deleteEmailChange, findPendingEmail } from './email-store.ts'
import { onItsWay } from './on-its-way.ts'
import { whereCodeIs } from './own-code.ts'
import type { Sessions } from './session.ts'

/** Changing the address of one's account. */
export function emailRoutes(
  app: FastifyInstance,
  services: Services,
  { sessions, limits }: { sessions: Sessions; limits: AttemptLimits },
): void {
  const { db } = services

  route(app, services, changeEmail, async ({ user, body, now }) => {
    const limited = await limits.countOwnPassword(user.id)
    if (limited) return limited
    const asked = await askEmailChange({ ...services, now, limits }, user.id, body)
    if (asked instanceof Refusal) return asked
    const { settings } = services
    if (asked === 'asked') {
      const said = onItsWay(settings, 'um link', body.email)
      return { message: `${said} Seu email só muda quando você abrir o link.` }
    }
    const message = whereCodeIs(settings, { twoFactorMethod: asked.codeBy })
    return { message, requiresTwoFactor: true as const, twoFactorMethod: asked.codeBy ?? 'app' }
  })

  route(app, services, getEmailChange, async ({ user, now }) => {
    const pending = await findPendingEmail(db, user.id, now)
    return { pending: pending && { email: pending.newEmail, until: pending.expiresAt.toISOString() } }
  })

  route(app, services, cancelEmailChange, async ({ user }) => {
    await deleteEmailChange(db, user.id)
    return { message: 'Troca cancelada. Seu email continua o mesmo.' }
  })

  route(app, services, confirmEmail, async ({ body, now, request }) => {
    const limited = await limits.countLink(request)
    if (limited) return limited
    const done = await confirm({ ...services, now }, body.token, sessions.idOf(request), userId =>
      noteOf(request, { userId }),
    )
    return done instanceof Refusal ? done : { message: 'Pronto! A sua conta agora usa este email.' }
  })
}
