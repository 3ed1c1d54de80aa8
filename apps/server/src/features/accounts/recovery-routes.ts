import {
  forgotPassword,
  resendVerification,
  resetEmailKept,
  resetEmailSent,
  resetPassword,
  unlock,
  unlockLinkSpent,
  verificationEmailKept,
  verificationEmailSent,
  verificationLinkSpent,
  verifyEmail,
} from '@capivira/core/accounts/recovery-contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import { noteOf } from '../../platform/security-note.ts'
import type { Services } from '../../platform/services.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import { tokenHash } from './email-secrets.ts'
import { busy, hashingIsBusy } from './password-hash.ts'
import { queueEmail } from './queue-email.ts'
import { spendVerificationToken } from './recovery-store.ts'
import { resetPassword as reset } from './reset-password.ts'
import { findUserById } from './store.ts'
import { ownerOfUnlock } from './unlock-token.ts'

/**
 * Forgotten passwords and e-mail verification. Asking for an e-mail does the same for every address: it is counted and
 * queued; only the worker looks whether there is an account, so that neither answer nor time tells.
 */
export function recoveryRoutes(app: FastifyInstance, services: Services, { limits }: { limits: AttemptLimits }): void {
  const mailed = services.settings.smtpUrl !== undefined

  route(app, services, forgotPassword, async ({ body, now, request }) => {
    const limited = await limits.countEmail(request, body.email, 'reset')
    if (limited) return limited
    await queueEmail({ ...services, now }, 'reset-password', { email: body.email })
    return { message: mailed ? resetEmailSent : resetEmailKept }
  })

  route(app, services, resetPassword, async ({ body, now, request, reply }) => {
    if (hashingIsBusy()) return busy
    const limited = await limits.countLink(request)
    if (limited) return limited
    let owner = ''
    const done = await reset({ ...services, now }, body, userId => {
      owner = userId
      noteOf(request, { userId })
    })
    if (done instanceof Refusal) return done
    const user = await findUserById(services.db, owner)
    if (user) await limits.welcome(request, reply, user)
    return { message: 'Sua nova senha já vale. Entre com ela.' }
  })

  route(app, services, verifyEmail, async ({ body, now, request }) => {
    const limited = await limits.countLink(request)
    if (limited) return limited
    const verified = await spendVerificationToken(services.db, tokenHash(body.token), now)
    if (verified) noteOf(request, { userId: verified })
    return verified ? { message: 'Email confirmado. Obrigado!' } : new Refusal(410, verificationLinkSpent)
  })

  route(app, services, unlock, async ({ body, now, request, reply }) => {
    const limited = await limits.countLink(request)
    if (limited) return limited
    const user = await ownerOfUnlock(services.db, services.settings.sessionSecret, body.token, now)
    if (!user) return new Refusal(410, unlockLinkSpent)
    noteOf(request, { userId: user.id })
    await limits.welcome(request, reply, user)
    return { message: 'Pronto! Agora é só entrar com a sua senha.' }
  })

  route(app, services, resendVerification, async ({ body, now, request }) => {
    const limited = await limits.countEmail(request, body.email, 'verify')
    if (limited) return limited
    await queueEmail({ ...services, now }, 'verify-email', { email: body.email })
    return { message: mailed ? verificationEmailSent : verificationEmailKept }
  })
}
