import { lookup } from 'node:dns/promises'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { unescaped } from './address-signs.ts'
import type { Email, Mailer } from './mail/email.ts'
import { mailProblem } from './mail/mail-problem.ts'
import { outbox } from './mail/outbox.ts'
import { mailHost, senderOf } from './mail/sender.ts'
import { isNearbyName, placeOf } from './outside-address.ts'
import type { Settings } from './settings.ts'

export type { Email, Mailer } from './mail/email.ts'
export { MailProblem } from './mail/mail-problem.ts'

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataFolder'>

/**
 * Milliseconds to wait for a mail server that does not answer; nodemailer takes them from the address. One that looks
 * through an e-mail before it takes it may be silent for ten minutes (RFC 5321, 4.5.3.2.6): who asks again before gets
 * it delivered twice.
 */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 600_000 }
/** The same where nothing is sent. */
const askingPatience = { ...patience, socketTimeout: 30_000 }

type Sender = ReturnType<typeof senderOf>
type Resolve = (host: string) => Promise<{ address: string }[]>

/**
 * Whether a mail server must encrypt (STARTTLS). Within a private network it does where it can; to one outside no
 * e-mail goes in clear: e-mails hold links that open accounts. Who knows better says `requireTLS=false` or
 * `ignoreTLS=true` in the address.
 */
export async function mustEncrypt(
  smtpUrl: string,
  resolve: Resolve = host => lookup(host, { all: true }),
): Promise<boolean> {
  const { protocol, hostname, searchParams } = new URL(smtpUrl)
  const isTold = searchParams.has('requireTLS') || searchParams.has('ignoreTLS')
  if (protocol !== 'smtp:' || isTold || isNearbyName(hostname)) return false
  // A school's own mail server may have a name that the world knows, too.
  const addresses = await resolve(hostname).catch(() => [])
  return addresses.length === 0 || addresses.some(({ address }) => placeOf(address) !== 'nearby')
}

async function openTransport(smtpUrl: string, waiting: typeof patience): Promise<Transporter> {
  const url = new URL(smtpUrl)
  // nodemailer gives up on a `%` that begins no escape.
  url.username = encodeURIComponent(unescaped(url.username))
  url.password = encodeURIComponent(unescaped(url.password))
  if (await mustEncrypt(smtpUrl)) url.searchParams.set('requireTLS', 'true')
  for (const [name, milliseconds] of Object.entries(waiting))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds))
  return createTransport(url.href)
}

/** Sends by the SMTP server of the settings; without one, e-mails become files in `<data>/outbox`. */
export function openMailer({ smtpUrl, mailFrom, publicUrl, dataFolder }: MailSettings): Mailer {
  const host = mailHost(publicUrl)
  const from = mailFrom ? senderOf(mailFrom) : { name: 'Capivira', address: `capivira@${host}` }
  const message = (email: Email) => messageOf(email, from, host)
  if (!smtpUrl) return outbox(dataFolder, message)
  let transport: Promise<Transporter> | undefined
  return {
    async deliver(email) {
      transport ??= openTransport(smtpUrl, patience)
      const opened = await transport
      try {
        await opened.sendMail(message(email))
      } catch (error) {
        throw mailProblem(error, smtpUrl)
      }
    },
    close: () => void transport?.then(opened => opened.close()),
  }
}

/**
 * Whether the mail server answers, encrypts as it must and takes user and password; nothing is sent.
 * @returns why not, as a Portuguese sentence; null when it does
 */
export async function mailTrouble(smtpUrl: string): Promise<string | null> {
  const transport = await openTransport(smtpUrl, askingPatience)
  try {
    await transport.verify()
    return null
  } catch (error) {
    return mailProblem(error, smtpUrl).message
  } finally {
    transport.close()
  }
}

/** The e-mail as nodemailer takes it; names and addresses are given apart, so that neither can add a header. */
function messageOf({ id, to, subject, text, html, date, until }: Email, from: Sender, host: string): SendMailOptions {
  return {
    from,
    to,
    subject,
    text,
    html,
    date,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'pt-BR', Expires: until.toUTCString() },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
