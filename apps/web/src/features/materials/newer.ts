import { ApiError } from '../../lib/http.ts'

/** What is written about a material. */
export type Words = { title: string; subject: string; description: string }

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'subject', 'description'].every(name => typeof (value as Record<string, unknown>)[name] === 'string')

/** The words that stand there now, where a change was refused because they are newer; null for any other error. */
export function newerOf(error: unknown): Words | null {
  if (!(error instanceof ApiError && error.reply?.code === 'newer-version')) return null
  const { current } = error.reply
  return isWords(current) ? current : null
}
