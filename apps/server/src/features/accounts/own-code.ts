import { askForApp } from '@capivira/core/accounts/two-factor-contract'
import type { EmailKind } from '../../platform/jobs.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { holdUnchanged } from './access-store.ts'
import { onItsWay } from './on-its-way.ts'
import { queueEmail } from './queue-email.ts'
import { refusedCode, type SecondStepTools } from './second-step.ts'
import type { UserRow } from './store.ts'
import { type CodeOf, insertCode } from './two-factor-store.ts'

/** What the owner of a session proves by a code besides the password, and the e-mail the code comes in. */
export type OwnCode = { purpose: CodeOf['purpose']; emailKind: EmailKind }

/** For whatever weakens or renews the second factor. */
export const ofTwoFactor: OwnCode = { purpose: 'change-two-factor', emailKind: 'two-factor-code' }

/** Where the code is that is asked for besides the password, in a sentence. */
export function whereCodeIs(
  settings: SecondStepTools['settings'],
  { twoFactorMethod }: Pick<UserRow, 'twoFactorMethod'>,
): string {
  return twoFactorMethod === 'email' ? onItsWay(settings, 'um código de 6 números', 'o seu email atual') : askForApp
}

/**
 * Refuses who has two-factor on until a right code comes along: of the authenticator, of an e-mail, or a recovery code,
 * each good once. Without one 403 says where it is to be found, and the e-mail is sent that has it; null when the code
 * is right, and where two-factor is off.
 */
export async function refusedWithoutCode(
  tools: SecondStepTools,
  user: UserRow,
  code: string | undefined,
  what: OwnCode,
): Promise<Refusal | null> {
  if (!user.twoFactorEnabled) return null
  if (code !== undefined) {
    const wrong = await refusedCode(tools, user, code, { purpose: what.purpose, challenge: null })
    return wrong ? refuseField(400, 'code', wrong) : null
  }
  await sendOwnCode(tools, user, what)
  const sentence = whereCodeIs(tools.settings, user)
  return new Refusal(403, sentence, { errors: { code: sentence }, code: 'code-needed' })
}

/**
 * Sends a code to the present address, for those whose second factor it is; false when the account changed meanwhile.
 */
export function sendOwnCode(
  tools: SecondStepTools,
  { id: userId, accessVersion, twoFactorMethod }: UserRow,
  { purpose, emailKind }: OwnCode,
): Promise<boolean> {
  if (twoFactorMethod !== 'email') return Promise.resolve(true)
  return inTransaction(tools.db, async tx => {
    if (!(await holdUnchanged(tx, { id: userId, accessVersion }))) return false
    const { id: emailId, until } = await queueEmail({ ...tools, db: tx }, emailKind, { userId })
    await insertCode(tx, { purpose, challenge: null, userId, emailId, expiresAt: until, createdAt: tools.now })
    return true
  })
}
