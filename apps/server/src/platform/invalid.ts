import { messages } from '@capivira/core/http/errors'
import type * as z from 'zod/mini'
import { Refusal } from './refusal.ts'

/** The refusal for what did not parse: the first complaint as message, and the first of each field. */
export function invalid(error: z.core.$ZodError): Refusal {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) errors[issue.path.join('.')] ??= issue.message
  // A complaint about the body as a whole (not an object) belongs to no field.
  const { '': _, ...fields } = errors
  return new Refusal(400, Object.values(fields)[0] ?? messages.invalid, { errors: fields })
}
