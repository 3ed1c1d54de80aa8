import { createHmac, randomBytes } from 'node:crypto'
import { codeSpent, signInAgain, wrongCode } from '@capivira/core/accounts/two-factor-contract'
import type { Database, Queryable } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { unseal } from '../../platform/sealed.ts'
import type { Settings } from '../../platform/settings.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { holdUnchanged, spendStep } from './access-store.ts'
import { emailCode, sameText } from './email-secrets.ts'
import { queueEmail } from './queue-email.ts'
import { earlierCodeHash, recoveryCodeHash } from './recovery-codes.ts'
import { findUserById, type UserRow } from './store.ts'
import { totpStep } from './totp.ts'
import {
  type CodeOf,
  countCodes,
  endChallenge,
  findChallenge,
  insertChallenge,
  insertCode,
  spendCode,
  spendRecoveryCode,
  takeTry,
  tryNewestCode,
} from './two-factor-store.ts'

/** How long the second step may take, in milliseconds: as long as a code lasts. */
export const secondStepMs = 10 * 60_000
/** Codes sent for one sign-in. */
const maxCodes = 3

export type SecondStepTools = {
  db: Database
  settings: Pick<Settings, 'sessionSecret' | 'smtpUrl'>
  jobs: Pick<Jobs, 'sendEmail'>
  now: Date
}

/** What a secret of an authenticator is sealed for: it opens for this user alone. */
export const secretUse = (userId: string): string => `two-factor:${userId}`

const challengeId = (secret: string, token: string) =>
  createHmac('sha256', secret).update(`challenge:${token}`).digest('hex')

/**
 * After a right password: begins the second step, and sends the code where it goes by e-mail. Answers the token that
 * binds the second step to this browser; there is no session yet. Null when something changed who may sign in since the
 * password was checked.
 */
export async function beginSecondStep(tools: SecondStepTools, user: UserRow): Promise<string | null> {
  const { db, settings, now } = tools
  const token = randomBytes(32).toString('base64url')
  const id = challengeId(settings.sessionSecret, token)
  return inTransaction(db, async tx => {
    if (!(await holdUnchanged(tx, user))) return null
    const expiresAt = new Date(now.getTime() + secondStepMs)
    await insertChallenge(tx, { id, userId: user.id, expiresAt, createdAt: now })
    if (user.twoFactorMethod === 'email') await sendCode({ ...tools, db: tx }, user.id, id)
    return token
  })
}

async function sendCode(tools: { db: Queryable } & Omit<SecondStepTools, 'db'>, userId: string, challenge: string) {
  const { id, until } = await queueEmail(tools, 'sign-in-code', { userId })
  const row = { userId, purpose: 'sign-in', emailId: id, challenge, expiresAt: until, createdAt: tools.now } as const
  await insertCode(tools.db, row)
}

/** Sends another code for a sign-in in progress, a few times; a code sent before is then worth nothing. */
export async function sendAnotherCode(tools: SecondStepTools, token: string): Promise<true | Refusal> {
  const { db, settings, now } = tools
  const challenge = challengeId(settings.sessionSecret, token)
  const userId = await findChallenge(db, challenge, now)
  const user = userId && (await findUserById(db, userId))
  if (!user || user.lockedAt) return new Refusal(410, signInAgain)
  if (user.twoFactorMethod !== 'email') return new Refusal(409, 'O código desta conta está no aplicativo autenticador.')
  if ((await countCodes(db, challenge, user.id)) >= maxCodes)
    return new Refusal(429, 'Você já pediu 3 códigos. Confira a caixa de spam, ou entre de novo mais tarde.')
  return inTransaction(db, async tx => {
    if (!(await holdUnchanged(tx, user))) return new Refusal(410, signInAgain)
    await sendCode({ ...tools, db: tx }, user.id, challenge)
    return true
  })
}

/**
 * The second step: six digits from the app or the e-mail, or a recovery code. Answers the user, once per sign-in;
 * refuses 401 for a wrong code and 410 when it took too long or too many tries.
 * @param found told whose account it is, for the record of security events
 */
export async function passSecondStep(
  tools: SecondStepTools,
  token: string,
  code: string,
  found?: (userId: string) => void,
): Promise<UserRow | Refusal> {
  const { db, settings, now } = tools
  const challenge = challengeId(settings.sessionSecret, token)
  const userId = await takeTry(db, challenge, now)
  const user = userId && (await findUserById(db, userId))
  if (user) found?.(user.id)
  if (!user || user.lockedAt) return new Refusal(410, signInAgain)
  const refused = await refusedCode(tools, user, code, { purpose: 'sign-in', challenge })
  if (refused) return refuseField(401, 'code', refused)
  // Of two right answers at once one gets the session.
  return (await endChallenge(db, challenge)) ? user : new Refusal(410, signInAgain)
}

/**
 * What is wrong with a code, in a sentence; null when it is right, and spent with it. Six digits are of the app or of
 * the newest e-mail for `use`, anything else is a recovery code.
 */
export async function refusedCode(
  tools: SecondStepTools,
  user: UserRow,
  code: string,
  use: Omit<CodeOf, 'userId'>,
): Promise<string | null> {
  const digits = code.replace(/[\s-]/g, '')
  const accepted = /^\d{6}$/.test(digits)
    ? await acceptsDigits(tools, user, { ...use, userId: user.id }, digits)
    : await acceptsRecoveryCode(tools, user.id, code)
  if (accepted === 'spent') return codeSpent
  return accepted ? null : wrongCode
}

async function acceptsDigits(
  { db, settings, now }: SecondStepTools,
  user: UserRow,
  use: CodeOf,
  digits: string,
): Promise<boolean | 'spent'> {
  if (user.twoFactorMethod === 'email') {
    const newest = await tryNewestCode(db, use, now)
    if (!newest) return 'spent'
    const right = sameText(digits, emailCode(settings.sessionSecret, newest.emailId))
    return right && (await spendCode(db, newest.id))
  }
  const secret = unseal(settings.sessionSecret, secretUse(user.id), user.twoFactorSecret ?? '')
  const step = secret && totpStep(secret, digits, now)
  return typeof step === 'number' && (await spendStep(db, user.id, step))
}

async function acceptsRecoveryCode(tools: SecondStepTools, userId: string, code: string): Promise<boolean> {
  const { sessionSecret } = tools.settings
  const hashes = [await recoveryCodeHash(sessionSecret, userId, code), earlierCodeHash(sessionSecret, userId, code)]
  return inTransaction(tools.db, async tx => {
    const spent = await spendRecoveryCode(tx, userId, hashes, tools.now)
    if (spent) await queueEmail({ ...tools, db: tx }, 'recovery-code-used', { userId })
    return spent
  })
}
