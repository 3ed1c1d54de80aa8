import { codeSpent, wrongCode } from '@capivira/core/accounts/two-factor-contract'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { seal, unseal } from '../../platform/sealed.ts'
import type { Settings } from '../../platform/settings.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { askLetter } from './ask-letter.ts'
import { emailCode, sameText } from './letter-secrets.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { secretUse } from './second-step.ts'
import { findUserById } from './store.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'
import {
  disableTwoFactor,
  enableTwoFactor,
  insertCode,
  keepPendingSecret,
  replaceRecoveryCodes,
  spendCode,
  spendStep,
  tryNewestCode,
} from './two-factor-store.ts'

export type SetUpTools = {
  db: Database
  settings: Pick<Settings, 'sessionSecret'>
  jobs: Pick<Jobs, 'sendLetter'>
  now: Date
}
type Method = 'app' | 'email'
type Owner = { id: string; email: string; twoFactorEnabled: boolean }

const alreadyOn = new Refusal(409, 'A verificação em duas etapas já está ligada.')
const isOff = new Refusal(409, 'A verificação em duas etapas está desligada.')

/** Begins to switch two-factor on: makes the app's secret, or sends a code by e-mail. Nothing is on before the first code. */
export async function beginTwoFactor(
  tools: SetUpTools,
  user: Owner,
  method: Method,
): Promise<{ method: Method; secret?: string; uri?: string } | Refusal> {
  const { db, settings, now } = tools
  if (user.twoFactorEnabled) return alreadyOn
  if (method === 'email') {
    await inTransaction(db, async tx => {
      const { id, until } = await askLetter({ ...tools, db: tx }, 'enable-code', { userId: user.id })
      await insertCode(tx, { userId: user.id, purpose: 'enable', letterId: id, expiresAt: until, createdAt: now })
    })
    return { method }
  }
  const secret = newTotpSecret()
  const kept = await keepPendingSecret(db, user.id, seal(settings.sessionSecret, secretUse(user.id), secret))
  return kept ? { method, secret, uri: totpUri(secret, user.email) } : alreadyOn
}

/** Switches two-factor on with the first code, and answers the recovery codes: they are shown this once. */
export async function confirmTwoFactor(
  tools: SetUpTools,
  userId: string,
  { method, code }: { method: Method; code: string },
): Promise<string[] | Refusal> {
  const { db, settings, now } = tools
  const proven = method === 'app' ? await provesApp(tools, userId, code) : await provesEmail(tools, userId, code)
  if (proven instanceof Refusal) return proven
  if (!proven) return refuseField(400, 'code', wrongCode)
  return inTransaction(db, async tx => {
    if (!(await enableTwoFactor(tx, userId, method, now))) return alreadyOn
    await askLetter({ ...tools, db: tx }, 'two-factor-on', { userId })
    const codes = newRecoveryCodes()
    const hashes = codes.map(one => recoveryCodeHash(settings.sessionSecret, userId, one))
    await replaceRecoveryCodes(tx, userId, hashes, now)
    return codes
  })
}

async function provesApp({ db, settings, now }: SetUpTools, userId: string, code: string): Promise<boolean | Refusal> {
  const user = await findUserById(db, userId)
  if (user?.twoFactorEnabled) return alreadyOn
  const secret = unseal(settings.sessionSecret, secretUse(userId), user?.twoFactorSecret ?? '')
  const step = secret && totpStep(secret, code, now)
  return typeof step === 'number' && (await spendStep(db, userId, step))
}

async function provesEmail(
  { db, settings, now }: SetUpTools,
  userId: string,
  code: string,
): Promise<boolean | Refusal> {
  const newest = await tryNewestCode(db, { userId, purpose: 'enable', challenge: null }, now)
  if (!newest) return refuseField(400, 'code', codeSpent)
  return sameText(code, emailCode(settings.sessionSecret, newest.letterId)) && (await spendCode(db, newest.id))
}

/** Makes new recovery codes in place of the old ones. */
export async function renewRecoveryCodes({ db, settings, now }: SetUpTools, user: Owner): Promise<string[] | Refusal> {
  if (!user.twoFactorEnabled) return isOff
  const codes = newRecoveryCodes()
  const hashes = codes.map(one => recoveryCodeHash(settings.sessionSecret, user.id, one))
  await inTransaction(db, tx => replaceRecoveryCodes(tx, user.id, hashes, now))
  return codes
}

/**
 * Switches two-factor off for who has lost everything, or by the owner's wish, and tells the owner by e-mail; in the caller's
 * transaction. Answers false when it was off. The caller has made sure that it may.
 */
export async function clearTwoFactor(
  { db, jobs, now }: { db: Transaction; jobs: Pick<Jobs, 'sendLetter'>; now: Date },
  userId: string,
): Promise<boolean> {
  const wasOn = await disableTwoFactor(db, userId, now)
  if (wasOn) await askLetter({ db, jobs, now }, 'two-factor-off', { userId })
  return wasOn
}
