import { emailTaken, type registerBody, wrongSecret } from '@capivira/core/accounts/contract'
import type { Parsed, Sent } from '@capivira/core/http/endpoint'
import type { UseFormReturn } from 'react-hook-form'
import { fieldErrorsOf, messageOf } from '../../lib/http.ts'

/** What the form holds. */
export type RegisterValues = Sent<typeof registerBody>
/** What it sends, once checked. */
export type RegisterBody = Parsed<typeof registerBody>
export type RegisterFormState = UseFormReturn<RegisterValues, unknown, RegisterBody>

/** The fields in the order of the form. */
const fields = [
  'userType',
  'fullName',
  'email',
  'phone',
  'password',
  'confirmPassword',
  'secretPassword',
] as const satisfies readonly (keyof RegisterValues)[]

export function isRegisterField(name: string): name is (typeof fields)[number] {
  return fields.some(field => field === name)
}

/** Sentences that belong to one field even when the server does not say which. */
const ofField: Record<string, (typeof fields)[number]> = { [emailTaken]: 'email', [wrongSecret]: 'secretPassword' }

/** The server's complaints by field, in the order of the form; empty when it complains of none. */
export function registerErrors(error: unknown): Partial<Record<(typeof fields)[number], string>> {
  const told = fieldErrorsOf(error)
  const message = messageOf(error, '')
  const owner = ofField[message]
  const all: Record<string, string> = owner ? { [owner]: message, ...told } : told
  return Object.fromEntries(fields.flatMap(field => (all[field] ? [[field, all[field]]] : [])))
}
