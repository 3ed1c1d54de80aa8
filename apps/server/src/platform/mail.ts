import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Letter, Mailer } from './mail/letter.ts'
import { outbox } from './mail/outbox.ts'
import type { Settings } from './settings.ts'

export type { Letter, Mailer } from './mail/letter.ts'

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataFolder'>

/** Milliseconds to wait for a mail server that does not answer; nodemailer takes them from the address. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

function patient(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const [name, milliseconds] of Object.entries(patience))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds))
  return url.href
}

/** Sends by the SMTP server of the settings; without one, letters become files in `<data>/outbox`. */
export function openMailer({ smtpUrl, mailFrom, publicUrl, dataFolder }: MailSettings): Mailer {
  const host = new URL(publicUrl).hostname
  const from = mailFrom ?? `Capivira <capivira@${host}>`
  const message = (letter: Letter) => messageOf(letter, from, host)
  if (!smtpUrl) return outbox(dataFolder, message)
  const transport = createTransport(patient(smtpUrl))
  return {
    deliver: async letter => void (await transport.sendMail(message(letter))),
    close: () => transport.close(),
  }
}

/** The letter as nodemailer takes it; names and addresses are given apart, so that neither can add a header. */
function messageOf({ id, to, subject, text, html, date }: Letter, from: string, host: string): SendMailOptions {
  return {
    from,
    to,
    subject,
    text,
    html,
    date,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'pt-BR' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
