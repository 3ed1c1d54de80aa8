import { knownOf, weaknessOf, weaknessSentences } from '@capivira/core/accounts/weak-password'
import { type Refusal, refuseField } from '../../platform/refusal.ts'
import type { Settings } from '../../platform/settings.ts'
import { commonWords } from './common-words.ts'

/** Where the school's name can be told from. */
export type PlaceNames = Pick<Settings, 'publicUrl' | 'mailFrom' | 'schoolName'>

/**
 * What e-mails are signed with, and the host they come from: 'Escola Azul <nao-responda@azul.example>' without the
 * mailbox.
 */
const senderOf = (mailFrom = '') => mailFrom.replace(/[^\s<@]+@/, ' ')

/**
 * Refuses 400, at the field, a password that somebody chooses and that is among the first to be guessed: much used, one
 * word with numbers and signs, or made of the names of the person, the school or the product. Signing in never asks.
 */
export async function refuseWeakPassword(
  password: string,
  person: { fullName: string; email: string },
  { publicUrl, mailFrom, schoolName = '' }: PlaceNames,
): Promise<Refusal | null> {
  const words = await commonWords()
  const places = [new URL(publicUrl).hostname.replace('localhost', ''), senderOf(mailFrom), schoolName]
  const weakness = weaknessOf(password, { ...knownOf(person, places), isCommon: word => words.has(word) })
  return weakness && refuseField(400, 'password', weaknessSentences[weakness])
}
