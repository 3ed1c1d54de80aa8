import { z } from 'zod'

/** An environment variable left empty counts as not set: `DATABASE_URL= npm start`. */
export const asWritten = z
  .string()
  .trim()
  .optional()
  .transform(text => text || undefined)

/**
 * Quotes around all of a value: a shell, systemd and Compose take them off, `docker run --env-file` and others do not.
 */
const quoted = /^(["'])(.*)\1$/su

/** Whether a value stands in quotes that its writer may have meant to be taken off. */
export const isQuoted = (text: string): boolean => quoted.test(text)

/** A variable without blanks and quotes around it. */
export const filled = asWritten.transform(text => text?.replace(quoted, '$2').trim() || undefined)
