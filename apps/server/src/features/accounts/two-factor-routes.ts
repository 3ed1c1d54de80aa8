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
import { type Call, route } from '../../platform/route.ts'
import { noteOf } from '../../platform/security-note.ts'
import type { Services } from '../../platform/services.ts'
import { needsTwoFactor } from '../../platform/signed-in.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import { checkOwnPassword } from './check-password.ts'
import { onItsWay } from './on-its-way.ts'
import { ofTwoFactor, refusedWithoutCode } from './own-code.ts'
import { presentOwn } from './present.ts'
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

type Proof = Pick<Call<typeof disableTwoFactor>, 'user' | 'body' | 'now'>

const stays = new Refusal(409, 'A sua escola pede a verificação em duas etapas: ela não pode ser desligada.')
const noEmails = new Refusal(409, 'Aqui os códigos não chegam por email. Use um aplicativo autenticador.')

/**
 * Without a mail server e-mails lie in a folder of the server: nobody would get a code. Where one tries Capivira, one
 * looks there.
 */
const waysOf = ({ smtpUrl, mode }: Services['settings']): ('app' | 'email')[] =>
  smtpUrl !== undefined || mode !== 'production' ? ['app', 'email'] : ['app']

/** The second step of signing in, and two-factor in the profile. */
export function twoFactorRoutes(
  app: FastifyInstance,
  services: Services,
  { sessions, limits }: { sessions: Sessions; limits: AttemptLimits },
): void {
  secondStepRoutes(app, services, { sessions, limits })

  /**
   * The user whose own password this is, and where two-factor is on whose code; the refusal for too many tries, a wrong
   * one, or a code that is still missing.
   */
  async function proven({ user, body, now }: Proof): Promise<UserRow | Refusal> {
    const limited = await limits.countOwnPassword(user.id)
    if (limited) return limited
    const owner = await checkOwnPassword(services.db, user.id, body.password)
    if (owner instanceof Refusal) return owner
    const byEmail = body.code === undefined && owner.twoFactorEnabled && owner.twoFactorMethod === 'email'
    const tooMany = byEmail ? await limits.countOwnEmail(owner.id) : null
    return tooMany ?? (await refusedWithoutCode({ ...services, now }, owner, body.code, ofTwoFactor)) ?? owner
  }

  route(app, services, getTwoFactor, async ({ user }) => {
    const found = await findUserById(services.db, user.id)
    return {
      enabled: user.twoFactorEnabled,
      method: found?.twoFactorMethod ?? null,
      recoveryCodesLeft: await countRecoveryCodes(services.db, user.id),
      methods: waysOf(services.settings),
      required: needsTwoFactor(services.settings, user),
    }
  })

  route(app, services, beginTwoFactor, async call => {
    const { body, now } = call
    if (!waysOf(services.settings).includes(body.method)) return noEmails
    const owner = await proven(call)
    return owner instanceof Refusal ? owner : begin({ ...services, now }, owner, body.method)
  })

  route(app, services, confirmTwoFactor, async ({ user, body, now, request }) => {
    const limited = await limits.countOwnChoice(user.id)
    if (limited) return limited
    const recoveryCodes = await confirm({ ...services, now }, user.id, body, sessions.idOf(request))
    if (recoveryCodes instanceof Refusal) return recoveryCodes
    return { message: 'Verificação em duas etapas ligada.', recoveryCodes }
  })

  route(app, services, renewRecoveryCodes, async call => {
    const owner = await proven(call)
    if (owner instanceof Refusal) return owner
    const recoveryCodes = await renew({ ...services, now: call.now }, owner)
    return recoveryCodes instanceof Refusal
      ? recoveryCodes
      : { message: 'Códigos novos criados. Os antigos não valem mais.', recoveryCodes }
  })

  route(app, services, disableTwoFactor, async call => {
    if (needsTwoFactor(services.settings, call.user)) return stays
    const owner = await proven(call)
    if (owner instanceof Refusal) return owner
    const off = await switchOff({ ...services, now: call.now }, owner)
    if (off instanceof Refusal) return off
    return { message: 'Verificação em duas etapas desligada.' }
  })
}

/** The second step of signing in: its code, and another one. */
function secondStepRoutes(
  app: FastifyInstance,
  services: Services,
  { sessions, limits }: { sessions: Sessions; limits: AttemptLimits },
): void {
  const cookie = secondStepCookie(services.settings)

  route(app, services, passSecondStep, async ({ body, now, today, request, reply }) => {
    const user = await pass({ ...services, now }, cookie.read(request), body.code, userId =>
      noteOf(request, { userId }),
    )
    if (user instanceof Refusal) return user
    cookie.clear(request, reply)
    await limits.forgive(request, reply, user, { byCode: true })
    const started = await sessions.start(request, reply, user, now)
    return started ? { user: presentOwn(user, today, services.settings) } : new Refusal(410, signInAgain)
  })

  route(app, services, resendCode, async ({ now, request }) => {
    const sent = await sendAnotherCode({ ...services, now }, cookie.read(request))
    return sent === true ? { message: onItsWay(services.settings, 'outro código', 'o seu email') } : sent
  })
}
