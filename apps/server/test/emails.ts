import { sendEmail } from '../src/features/accounts/send-email.ts'
import type { Email } from '../src/platform/mail.ts'
import type { TestApp } from './app.ts'

/** Delivers the e-mails that were queued since the last time, as the worker would, and answers them in their order. */
export async function postman(school: TestApp, now: () => Date): Promise<Email[]> {
  const delivered: Email[] = []
  const mailer = { deliver: async (email: Email) => void delivered.push(email), close: () => {} }
  const tools = { db: school.connection.db, settings: school.settings, mailer, now }
  for (const job of school.emails.splice(0)) await sendEmail(tools, job)
  return delivered
}

/** The token of the link in an e-mail. */
export function tokenIn(email: Email | undefined): string {
  const [, token] =
    /\/(?:verify-email|reset-password|unlock|confirm-email|consent)#([\w-]+)/.exec(email?.text ?? '') ?? []
  if (!token) throw new Error(`no link in ${email?.subject ?? 'no e-mail'}`)
  return token
}

/** The six digits in an e-mail. */
export function codeIn(email: Email | undefined): string {
  const [code] = /^\d{6}$/m.exec(email?.text ?? '') ?? []
  if (!code) throw new Error(`no code in ${email?.subject ?? 'no e-mail'}`)
  return code
}
