import {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  getTwoFactor,
  passSecondStep,
  renewRecoveryCodes,
  resendCode,
  signInAgain,
} from '@capivira/core/accounts/two-factor-contract'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import { checkOwnPassword } from './check-password.ts'
import { presentUser } from './present.ts'
import { passSecondStep as pass, sendAnotherCode } from './second-step.ts'
import { secondStepCookie } from './second-step-cookie.ts'
import type { Sessions } from './session.ts'
import {
  beginTwoFactor as begin,
  confirmTwoFactor as confirm,
  renewRecoveryCodes as renew,
  switchOff,
} from './set-up-two-factor.ts'
import { findUserById, type UserRow } from './store.ts'
import { countRecoveryCodes } from './two-factor-store.ts'

/** The second step of signing in, and two-factor in the profile. */
export function twoFactorRoutes(
  app: FastifyInstance,
  services: Services,
  { sessions, limits }: { sessions: Sessions; limits: AttemptLimits },
): void {
  const cookie = secondStepCookie(services.settings)

  /** The user whose own password this is; the refusal for too many tries, or for a wrong one. */
  async function proven(userId: string, password: string): Promise<UserRow | Refusal> {
    return (await limits.countOwnPassword(userId)) ?? checkOwnPassword(services.db, userId, password)
  }

  route(app, services, passSecondStep, async ({ body, now, today, request, reply }) => {
    const limited = await limits.countSecondStep(request)
    if (limited) return limited
    const user = await pass({ ...services, now }, cookie.read(request), body.code)
    if (user instanceof Refusal) return user
    cookie.clear(reply)
    await limits.forgive(request, reply, user.email)
    const started = await sessions.start(request, reply, user, now)
    return started ? { user: presentUser(user, today) } : new Refusal(410, signInAgain)
  })

  route(app, services, resendCode, async ({ now, request }) => {
    const limited = await limits.countSecondStep(request)
    if (limited) return limited
    const sent = await sendAnotherCode({ ...services, now }, cookie.read(request))
    return sent === true ? { message: 'Enviamos outro código.' } : sent
  })

  route(app, services, getTwoFactor, async ({ user }) => {
    const found = await findUserById(services.db, user.id)
    return {
      enabled: user.twoFactorEnabled,
      method: found?.twoFactorMethod ?? null,
      recoveryCodesLeft: await countRecoveryCodes(services.db, user.id),
    }
  })

  route(app, services, beginTwoFactor, async ({ user, body, now }) => {
    const owner = await proven(user.id, body.password)
    return owner instanceof Refusal ? owner : begin({ ...services, now }, owner, body.method)
  })

  route(app, services, confirmTwoFactor, async ({ user, body, now, request }) => {
    const recoveryCodes = await confirm({ ...services, now }, user.id, body, sessions.idOf(request))
    if (recoveryCodes instanceof Refusal) return recoveryCodes
    return { message: 'Verificação em duas etapas ligada.', recoveryCodes }
  })

  route(app, services, renewRecoveryCodes, async ({ user, body, now }) => {
    const owner = await proven(user.id, body.password)
    if (owner instanceof Refusal) return owner
    const recoveryCodes = await renew({ ...services, now }, owner)
    return recoveryCodes instanceof Refusal
      ? recoveryCodes
      : { message: 'Códigos novos criados. Os antigos não valem mais.', recoveryCodes }
  })

  route(app, services, disableTwoFactor, async ({ user, body, now }) => {
    const owner = await proven(user.id, body.password)
    if (owner instanceof Refusal) return owner
    const off = await switchOff({ ...services, now }, owner)
    if (off instanceof Refusal) return off
    return { message: 'Verificação em duas etapas desligada.' }
  })
}
