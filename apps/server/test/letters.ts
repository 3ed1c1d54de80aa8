import { sendLetter } from '../src/features/accounts/send-letter.ts'
import type { Letter } from '../src/platform/mail.ts'
import type { TestApp } from './app.ts'

/** Delivers the letters that were queued since the last time, as the worker would, and answers them in their order. */
export async function postman(school: TestApp, now: () => Date): Promise<Letter[]> {
  const delivered: Letter[] = []
  const mailer = { deliver: async (letter: Letter) => void delivered.push(letter), close: () => {} }
  const tools = { db: school.connection.db, settings: school.settings, mailer, now }
  for (const job of school.letters.splice(0)) await sendLetter(tools, job)
  return delivered
}

/** The token of the link in a letter. */
export function tokenIn(letter: Letter | undefined): string {
  const [, token] =
    /\/(?:verify-email|reset-password|unlock|confirm-email|consent)#([\w-]+)/.exec(letter?.text ?? '') ?? []
  if (!token) throw new Error(`no link in ${letter?.subject ?? 'no letter'}`)
  return token
}

/** The six digits in a letter. */
export function codeIn(letter: Letter | undefined): string {
  const [code] = /^\d{6}$/m.exec(letter?.text ?? '') ?? []
  if (!code) throw new Error(`no code in ${letter?.subject ?? 'no letter'}`)
  return code
}
