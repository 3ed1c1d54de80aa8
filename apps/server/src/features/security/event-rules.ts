import * as account from '@capivira/core/accounts/contract'
import * as email from '@capivira/core/accounts/email-contract'
import * as profile from '@capivira/core/accounts/profile-contract'
import * as recovery from '@capivira/core/accounts/recovery-contract'
import * as twoFactor from '@capivira/core/accounts/two-factor-contract'
import * as admin from '@capivira/core/admin/contract'
import type { SecurityEvent, SecurityOutcome } from '@capivira/core/admin/security-contract'
import * as consents from '@capivira/core/consents/contract'
import * as consentLink from '@capivira/core/consents/link-contract'
import type { Endpoint } from '@capivira/core/http/endpoint'
import * as retention from '@capivira/core/retention/contract'
import type { SecurityNote } from '../../platform/security-note.ts'

/**
 * What an answer's status says of how it ended. Those that are not named (a form with mistakes, a busy server) tell
 * nothing.
 */
type Outcomes = Readonly<Record<number, SecurityOutcome>>

const usual: Outcomes = {
  200: 'ok',
  201: 'ok',
  202: 'ok',
  401: 'wrong',
  403: 'refused',
  404: 'refused',
  409: 'refused',
  410: 'refused',
  429: 'limited',
}
/** Fields of what somebody proves who they are with. */
const proofs = ['password', 'currentPassword', 'secretPassword']

type Rule = {
  event: SecurityEvent
  outcomes?: Outcomes
  /** Only where it is known whose account it is: nothing happens to anybody otherwise. */
  known?: true
}

/** The calls that are recorded whatever comes of them: which event each is, and how its answers are read. */
const rules: readonly (readonly [Pick<Endpoint, 'method' | 'path'>, Rule])[] = [
  // Only who knows the password is told that the account is locked, unverified or its handed-out password over.
  [account.login, { event: 'sign-in', outcomes: { ...usual, 403: 'locked' } }],
  [twoFactor.passSecondStep, { event: 'second-step' }],
  [twoFactor.resendCode, { event: 'second-step', outcomes: { 429: 'limited' } }],
  [account.logout, { event: 'sign-out', known: true }],
  // Taken for the invited one where a secret came with it.
  [account.register, { event: 'register' }],
  [account.setOwnPassword, { event: 'change-password' }],
  [profile.changePassword, { event: 'change-password' }],
  [recovery.forgotPassword, { event: 'ask-reset' }],
  [recovery.resetPassword, { event: 'reset-password' }],
  [recovery.unlock, { event: 'unlock' }],
  [recovery.verifyEmail, { event: 'verify-email' }],
  [recovery.resendVerification, { event: 'verify-email', outcomes: { 429: 'limited' } }],
  [email.changeEmail, { event: 'change-email', outcomes: { ...usual, 200: 'begun' } }],
  [email.confirmEmail, { event: 'change-email' }],
  [email.cancelEmailChange, { event: 'change-email', outcomes: { ...usual, 200: 'refused' } }],
  [twoFactor.beginTwoFactor, { event: 'two-factor-on', outcomes: { ...usual, 200: 'begun' } }],
  [twoFactor.confirmTwoFactor, { event: 'two-factor-on' }],
  [twoFactor.renewRecoveryCodes, { event: 'recovery-codes' }],
  [twoFactor.disableTwoFactor, { event: 'two-factor-off' }],
  [profile.endSession, { event: 'end-sessions' }],
  [profile.endOtherSessions, { event: 'end-sessions' }],
  [profile.exportOwnData, { event: 'export-data' }],
  [retention.exportIdle, { event: 'export-data' }],
  [profile.deleteAccount, { event: 'delete-account' }],
  [consents.askGuardian, { event: 'consent-ask' }],
  [consentLink.giveByLink, { event: 'consent-give' }],
  [consents.giveConsent, { event: 'consent-give' }],
  [consents.recordPaper, { event: 'consent-give' }],
  [consentLink.revokeByLink, { event: 'consent-take-back' }],
  [consents.revokeConsent, { event: 'consent-take-back' }],
  [consents.revokeOwnConsent, { event: 'consent-take-back' }],
  [consents.revokeForGuardian, { event: 'consent-take-back' }],
  [consents.setPupilAge, { event: 'set-age' }],
  [admin.createUser, { event: 'admin-create-user' }],
  [admin.resetPassword, { event: 'admin-reset-password' }],
  [admin.correctEmail, { event: 'admin-change-email' }],
  [admin.changeRole, { event: 'admin-change-role' }],
  [admin.lockUser, { event: 'admin-lock' }],
  [admin.deleteUser, { event: 'admin-delete-user' }],
]

const byCall = new Map(rules.map(([{ method, path }, rule]) => [`${method} ${path}`, rule]))

/** A request that was answered, as far as it matters here. */
export type Answered = {
  /** Method and path as the contract has it, '/api/cards/:cardId'; null for an address that is none of ours. */
  call: string | null
  status: number
  note: SecurityNote
}

/** What an answered request is in the record; null when it is nothing to record. */
export function eventOf({ call, status, note }: Answered): {
  event: SecurityEvent
  outcome: SecurityOutcome
} | null {
  if (note.refused) return { event: note.refused, outcome: 'refused' }
  const rule = byCall.get(call ?? '')
  if (rule) {
    if (rule.known && note.userId === undefined) return null
    const outcome = note.begun ? 'begun' : (ofProof(status, note.fields) ?? (rule.outcomes ?? usual)[status])
    const event = rule.event === 'register' && note.withSecret ? 'register-with-secret' : rule.event
    return outcome ? { event, outcome } : null
  }
  if (status === 429) return { event: 'too-many', outcome: 'limited' }
  // Somebody who is signed in asked for one thing by its id, and it is not there, or not there for them.
  const namesOne = call?.includes('/:') ?? false
  return status === 404 && namesOne && note.userId !== undefined ? { event: 'not-theirs', outcome: 'refused' } : null
}

/** What a refusal of a password, a secret or a code says; a code that is yet to be given is no mistake. */
function ofProof(status: number, fields: readonly string[] = []): SecurityOutcome | null {
  if (fields.includes('code')) return status === 403 ? 'begun' : 'wrong'
  return status === 403 && fields.some(field => proofs.includes(field)) ? 'wrong' : null
}
