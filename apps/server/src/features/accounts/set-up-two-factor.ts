import { codeSpent, setUpAgain, wrongCode } from '@capivira/core/accounts/two-factor-contract'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { seal, unseal } from '../../platform/sealed.ts'
import type { Settings } from '../../platform/settings.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { holdUnchanged, keepPendingSecret } from './access-store.ts'
import { type AccessChange, changeAccess, twoFactorOff } from './change-access.ts'
import { emailCode, sameText } from './email-secrets.ts'
import { onItsWay } from './on-its-way.ts'
import { queueEmail } from './queue-email.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { secretUse } from './second-step.ts'
import { findUserById, type UserRow } from './store.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'
import { insertCode, spendCode, tryNewestCode } from './two-factor-store.ts'

export type SetUpTools = {
  db: Database
  settings: Pick<Settings, 'sessionSecret' | 'smtpUrl'>
  jobs: Pick<Jobs, 'sendEmail'>
  now: Date
}
type Method = 'app' | 'email'

const alreadyOn = new Refusal(409, 'A verificação em duas etapas já está ligada.')
const isOff = new Refusal(409, 'A verificação em duas etapas está desligada.')
const changedMeanwhile = new Refusal(409, setUpAgain)

/**
 * Begins to switch two-factor on: makes the app's secret, or sends a code by e-mail. Nothing is on, or over, before the
 * first code. The caller has checked the password, and where two-factor is on a code of it.
 */
export async function beginTwoFactor(
  tools: SetUpTools,
  user: UserRow,
  method: Method,
): Promise<{ method: Method; message?: string; secret?: string; uri?: string } | Refusal> {
  const { settings, now } = tools
  return inTransaction(tools.db, async tx => {
    if (!(await holdUnchanged(tx, user))) return changedMeanwhile
    if (method === 'email') {
      const { id, until } = await queueEmail({ ...tools, db: tx }, 'enable-code', { userId: user.id })
      await insertCode(tx, { userId: user.id, purpose: 'enable', emailId: id, expiresAt: until, createdAt: now })
      return { method, message: onItsWay(settings, 'um código de 6 números', user.email) }
    }
    const secret = newTotpSecret()
    await keepPendingSecret(tx, user.id, seal(settings.sessionSecret, secretUse(user.id), secret))
    return { method, secret, uri: totpUri(secret, user.email) }
  })
}

/**
 * Switches two-factor on, or over to what was begun, with the first code, and answers the recovery codes: they are
 * shown this once. All other sessions end: those devices got in without it.
 */
export async function confirmTwoFactor(
  tools: SetUpTools,
  userId: string,
  { method, code }: { method: Method; code: string },
  keptSession: string,
): Promise<string[] | Refusal> {
  const { db, now } = tools
  const user = await findUserById(db, userId)
  const proven = user && (method === 'app' ? provesApp(tools, user, code) : await provesEmail(tools, user, code))
  if (!proven) return refuseField(400, 'code', wrongCode)
  if (proven instanceof Refusal) return proven
  const { codes, hashes } = await makeCodes(tools, userId)
  return inTransaction(db, async tx => {
    const on = { twoFactorEnabled: true, twoFactorMethod: method, ...proven, recoveryCodes: hashes }
    const changed = await changeAccess(tx, user, on, { now, sessions: { but: keptSession } })
    if (!changed) return changedMeanwhile
    await queueEmail({ ...tools, db: tx }, 'two-factor-on', { userId })
    return codes
  })
}

function provesApp({ settings, now }: SetUpTools, user: UserRow, code: string): AccessChange | Refusal | null {
  if (!user.twoFactorPending) return user.twoFactorEnabled ? alreadyOn : refuseField(400, 'code', setUpAgain)
  const secret = unseal(settings.sessionSecret, secretUse(user.id), user.twoFactorPending)
  const step = secret && totpStep(secret, code, now)
  return typeof step === 'number' ? { twoFactorSecret: user.twoFactorPending, twoFactorLastStep: step } : null
}

/** An address that received a code is proven by it. */
async function provesEmail(
  { db, settings, now }: SetUpTools,
  user: UserRow,
  code: string,
): Promise<AccessChange | Refusal | null> {
  const newest = await tryNewestCode(db, { userId: user.id, purpose: 'enable', challenge: null }, now)
  if (!newest) return refuseField(400, 'code', codeSpent)
  const right = sameText(code, emailCode(settings.sessionSecret, newest.emailId)) && (await spendCode(db, newest.id))
  return right ? { isEmailVerified: true, twoFactorSecret: null, twoFactorLastStep: null } : null
}

/** Makes new recovery codes in place of the old ones; all else that was under way ends with them. */
export async function renewRecoveryCodes(tools: SetUpTools, user: UserRow): Promise<string[] | Refusal> {
  if (!user.twoFactorEnabled) return isOff
  const { codes, hashes } = await makeCodes(tools, user.id)
  const changed = await inTransaction(tools.db, tx =>
    changeAccess(tx, user, { recoveryCodes: hashes }, { now: tools.now, sessions: 'none' }),
  )
  return changed ? codes : changedMeanwhile
}

/** Switches two-factor off by the owner's wish, and tells them by e-mail. */
export async function switchOff({ db, jobs, now }: SetUpTools, user: UserRow): Promise<true | Refusal> {
  return inTransaction(db, async tx => {
    if (!user.twoFactorEnabled) return true
    if (!(await changeAccess(tx, user, twoFactorOff, { now, sessions: 'none' }))) return changedMeanwhile
    await queueEmail({ db: tx, jobs, now }, 'two-factor-off', { userId: user.id })
    return true
  })
}

async function makeCodes({ settings }: SetUpTools, userId: string) {
  const codes = newRecoveryCodes()
  const hashes = await Promise.all(codes.map(one => recoveryCodeHash(settings.sessionSecret, userId, one)))
  return { codes, hashes }
}
