import {
  emailNotVerified,
  getCurrentUser,
  login,
  loginRedirect,
  logout,
  register,
  setOwnPassword as setOwn,
  wrongCredentials,
} from '@capivira/core/accounts/contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import { comesFromOurPages } from '../../platform/same-site.ts'
import { noteOf } from '../../platform/security-note.ts'
import type { Services } from '../../platform/services.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import { emailRoutes } from './email-routes.ts'
import { whereCodeIs } from './own-code.ts'
import { busy, hashingIsBusy } from './password-hash.ts'
import { presentCurrent, presentOwn, presentUser } from './present.ts'
import { profileRoutes } from './profile-routes.ts'
import { queueEmail } from './queue-email.ts'
import { recoveryRoutes } from './recovery-routes.ts'
import { registerUser } from './register-user.ts'
import { beginSecondStep } from './second-step.ts'
import { secondStepCookie } from './second-step-cookie.ts'
import type { Sessions } from './session.ts'
import { setOwnPassword } from './set-own-password.ts'
import { signIn } from './sign-in.ts'
import { findUserByEmail } from './store.ts'
import { twoFactorRoutes } from './two-factor-routes.ts'

const confirmFirst = 'Falta só confirmar seu email: abra o link da mensagem de confirmação e depois entre.'

/** Registration, login, logout and who is signed in. */
export function accountRoutes(
  app: FastifyInstance,
  services: Services,
  { sessions, limits }: { sessions: Sessions; limits: AttemptLimits },
): void {
  const { requireEmailVerification } = services.settings

  route(app, services, getCurrentUser, async ({ user, today }) => presentCurrent(user, today, services.settings))

  route(app, services, register, async ({ body, now, today, request }) => {
    if (hashingIsBusy()) return busy
    const invited = body.userType !== 'student'
    if (invited) noteOf(request, { withSecret: true })
    const limited =
      (await limits.countRegistration(request)) ??
      (invited ? await limits.countSecret(request) : null) ??
      (body.guardian ? await limits.countEmail(request, body.guardian.email, 'guardian') : null)
    if (limited) return limited
    const user = await registerUser({ ...services, now }, body)
    const secretWasRight = !(user instanceof Refusal) || user.errors?.secretPassword === undefined
    if (invited && secretWasRight) await limits.forgiveSecret(request)
    if (user instanceof Refusal) {
      if (body.guardian) await limits.giveBackEmail(request, body.guardian.email, 'guardian')
      return user
    }
    noteOf(request, { userId: user.id })
    if (body.guardian) await limits.countGuardianEmail(user.id)
    const message = requireEmailVerification ? confirmFirst : 'Sua conta está pronta. Agora é só entrar.'
    return { message, user: presentUser(user, today) }
  })

  signInRoute(app, services, { sessions, limits })

  route(app, services, setOwn, async ({ user, body, now, today, request, reply }) => {
    if (hashingIsBusy()) return busy
    const limited = await limits.countOwnChoice(user.id)
    if (limited) return limited
    const changed = await setOwnPassword({ ...services, now }, user.id, body.password)
    if (changed instanceof Refusal) return changed
    // Every session of the handed-out password ended with it, this one too.
    await sessions.start(request, reply, changed, now)
    return { message: 'Pronto! Sua senha nova já vale.', user: presentOwn(changed, today, services.settings) }
  })

  route(app, services, logout, async ({ request, reply }) => {
    // Sent from elsewhere: it would sign somebody out who did not ask for it.
    if (!comesFromOurPages(request.headers, services.settings.publicUrl)) return { message: 'Até logo!' }
    const userId = await sessions.end(request, reply)
    if (userId) noteOf(request, { userId })
    return { message: 'Até logo!' }
  })

  route(app, services, loginRedirect, async ({ reply }) => reply.redirect('/login', 302))

  recoveryRoutes(app, services, { limits })
  twoFactorRoutes(app, services, { sessions, limits })
  profileRoutes(app, services, { sessions, limits })
  emailRoutes(app, services, { sessions, limits })
}

/** Signing in: at once, or as far as the second step. */
function signInRoute(
  app: FastifyInstance,
  services: Services,
  { sessions, limits }: { sessions: Sessions; limits: AttemptLimits },
): void {
  const { requireEmailVerification } = services.settings
  const secondStep = secondStepCookie(services.settings)

  route(app, services, login, async ({ body, now, today, request, reply }) => {
    if (hashingIsBusy()) return busy
    const found = await findUserByEmail(services.db, body.email)
    if (found) noteOf(request, { userId: found.id })
    const limited = await limits.countLogin(request, body.email, found, () =>
      queueEmail({ ...services, now }, 'sign-in-paused', { email: body.email }),
    )
    if (limited) return limited
    const user = await signIn({ ...services, now }, found, body.password)
    if (user instanceof Refusal) return user
    // Only who knows the password learns any of this.
    if (requireEmailVerification && !user.isEmailVerified) return new Refusal(403, emailNotVerified)
    if (user.twoFactorEnabled) {
      const begun = await beginSecondStep({ ...services, now }, user)
      if (begun === null) return new Refusal(401, wrongCredentials)
      secondStep.write(request, reply, begun)
      noteOf(request, { begun: true })
      const { twoFactorMethod } = user
      const message = whereCodeIs(services.settings, user)
      return { requiresTwoFactor: true, message, ...(twoFactorMethod && { twoFactorMethod }) }
    }
    await limits.forgive(request, reply, user)
    const started = await sessions.start(request, reply, user, now)
    return started ? { user: presentOwn(user, today, services.settings) } : new Refusal(401, wrongCredentials)
  })
}
