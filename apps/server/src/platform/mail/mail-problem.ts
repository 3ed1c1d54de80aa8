import { certificateProblem } from '../certificate-problem.ts'
import { networkProblem, signsOf } from '../network-problem.ts'
import { isThisMachine } from '../outside-address.ts'
import { ServiceProblem } from '../service-problem.ts'

/**
 * An e-mail that did not leave. Its message holds neither the address that it goes to nor the words of the server,
 * which repeat it.
 */
export class MailProblem extends ServiceProblem {
  override readonly name = 'MailProblem'
  /** The server has given its last word on this e-mail: it is not asked again. */
  readonly isFinal: boolean
  /** What is wrong where the word is the last one: this e-mail's address, or something that every e-mail meets. */
  readonly about: 'address' | 'server'

  constructor(message: string, isFinal: boolean, about: MailProblem['about'] = 'server') {
    super('mail', message)
    this.isFinal = isFinal
    this.about = about
  }
}

/** What of nodemailer's errors is used. */
type Sent = { code: string; command: string; responseCode: number; response: string }

/** What a code of the server's answer to an address means, by its second and third number (RFC 3463). */
const refusedAddress: Readonly<Record<string, string>> = {
  '1.1': 'esse endereço não existe',
  '1.2': 'o domínio desse endereço não existe',
  '1.3': 'esse endereço não está bem escrito',
  '1.6': 'esse endereço mudou',
  '1.10': 'o domínio desse endereço não recebe e-mail',
  '2.1': 'essa caixa de correio foi desligada',
  '2.2': 'essa caixa de correio está cheia',
  '3.4': 'a mensagem é grande demais',
  '7.1': 'ele não repassa mensagens a esse endereço, ou não as aceita deste remetente',
}

/** Commands in which the server says whether it takes this very e-mail. */
const aboutTheEmail = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])
/** "Authentication required" and its like: the server would take the e-mail from somebody else. */
const aboutUs = new Set([530, 534, 535, 538])
/** The same under codes that servers use for an address or a sender. */
const asksWhoWeAre = /\bauthentication (?:is )?required|\bmust authenticate|\bsend auth\b|\bnot authenticated\b/i
/** It takes nothing from this machine's address in the network, whatever the e-mail. */
const shutOut = /\bclient host\b|\bblocked using\b|\bblack ?list|\bblocklist|\bspamhaus\b|\bspamcop\b/i

/** Why the mail server of `SMTP_URL` did not take an e-mail, or does not answer, as one Portuguese sentence. */
export function mailProblem(error: unknown, smtpUrl: string): MailProblem {
  const sent = sentOf(error)
  const isAboutUs = isAsking(sent) || isShutOut(sent) || isOverQuota(sent)
  const isFinal = sent.responseCode >= 500 && aboutTheEmail.has(sent.command) && !isAboutUs
  const place = placeOf(smtpUrl)
  if (isFinal)
    return new MailProblem(
      `${refusal(sent)} (servidor ${place} de SMTP_URL, resposta ${codesOf(sent)}).`,
      true,
      isAboutAddress(sent) ? 'address' : 'server',
    )
  return new MailProblem(
    `Não foi possível usar o servidor de e-mail de SMTP_URL (${place}): ${reasonOf(error, sent, smtpUrl)}.`,
    false,
  )
}

/**
 * What a school may send in a day or an hour is used up: providers say so as if for good (Gmail 550 5.4.5), and take
 * the same e-mail later.
 */
const overQuota = new RegExp(
  String.raw`\b5\.4\.5\b|\b(?:daily|hourly|sending|rate|message)s?[ -](?:user )?(?:sending |rate |recipient )?` +
    '(?:quota|limit)|limite de envio',
  'i',
)
/** Not where the mailbox that it goes to is full (5.2.2): that is nothing of the school's. */
const isOverQuota = ({ response }: Sent): boolean => overQuota.test(response) && !/\b5\.2\.\d/.test(response)

const isAsking = ({ responseCode, response }: Sent): boolean =>
  aboutUs.has(responseCode) || (responseCode >= 500 && asksWhoWeAre.test(response))
const isShutOut = ({ responseCode, response }: Sent): boolean => responseCode >= 500 && shutOut.test(response)

/** Postfix refuses a sender no sooner than when it is told to whom the e-mail goes. */
const isAboutSender = ({ response }: Sent): boolean =>
  /\b[45]\.1\.[78]\b/.test(response) || /\bsender address rejected\b/i.test(response)

/**
 * Whether the server knows no such mailbox, by its class of status (1 address, 2 mailbox) or the codes that old servers
 * say it with.
 */
function isAboutAddress(sent: Sent): boolean {
  if (isAboutSender(sent)) return false
  const { command, responseCode, response } = sent
  const [, kind] = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(response) ?? []
  return command === 'RCPT TO' && (kind ? kind === '1' || kind === '2' : [550, 551, 553].includes(responseCode))
}

function sentOf(error: unknown): Sent {
  const empty = { code: '', command: '', responseCode: 0, response: '' }
  if (!(error instanceof Error)) return empty
  const { code, command, responseCode, response } = { ...empty, ...error }
  return {
    code: String(code),
    command: String(command),
    responseCode: Number(responseCode) || 0,
    response: String(response),
  }
}

/** Host and port, which is all that is told of the address. */
function placeOf(smtpUrl: string): string {
  const { hostname, port, protocol } = new URL(smtpUrl)
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`
}

function refusal(sent: Sent): string {
  const { command, response } = sent
  if (command === 'MAIL FROM' || isAboutSender(sent))
    return 'O servidor de e-mail recusou o remetente (MAIL_FROM) desta mensagem; ela não será enviada'
  const [, status = ''] = /\b5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  const why = refusedAddress[status]
  if (command === 'RCPT TO')
    return `O servidor de e-mail recusou o endereço desta mensagem${why ? ` (${why})` : ''}; ela não será enviada`
  if (/\b(?:sender|from)\b/i.test(response))
    return 'O servidor de e-mail recusou o remetente (MAIL_FROM) desta mensagem; ela não será enviada'
  return `O servidor de e-mail recusou esta mensagem${why ? ` (${why})` : ''}; ela não será enviada`
}

/** The numbers of the answer, without its words. */
function codesOf({ responseCode, response }: Sent): string {
  const [status] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? []
  return status ? `${responseCode} ${status}` : String(responseCode)
}

/** A mail server that an operating system installs has a certificate for no name by which it is called here. */
const withoutTls = '; como ele atende nesta mesma máquina, também basta acrescentar ?ignoreTLS=true ao endereço'

/** Why signing in at the mail server failed. */
function notLetIn(sent: Sent): string {
  const { responseCode } = sent
  if (responseCode === 0) return 'faltam usuário e senha, ou o servidor não aceita esse modo de entrar'
  if (responseCode < 500) return `ele não consegue conferir a senha por enquanto (resposta ${codesOf(sent)})`
  if (responseCode <= 504)
    return `ele não aceita esse modo de entrar (resposta ${codesOf(sent)}); acrescente ?authMethod=LOGIN ao endereço`
  return `usuário ou senha recusados (resposta ${codesOf(sent)})`
}

function reasonOf(error: unknown, sent: Sent, smtpUrl: string): string {
  const certificate = certificateProblem(error)
  const { hostname, protocol } = new URL(smtpUrl)
  if (certificate) return protocol === 'smtp:' && isThisMachine(hostname) ? certificate + withoutTls : certificate
  const answered = sent.responseCode > 0
  if (sent.code === 'EAUTH') return notLetIn(sent)
  if (sent.code === 'ETLS' || sent.command === 'STARTTLS')
    return answered && sent.responseCode < 500
      ? `a criptografia dele (STARTTLS) não está funcionando (resposta ${codesOf(sent)})`
      : 'ele não oferece criptografia (STARTTLS), que fora da rede da escola é exigida; use smtps://, ou ' +
          '?requireTLS=false se souber o que faz'
  if (answered && isOverQuota(sent))
    return `ele não envia mais por enquanto: o limite de mensagens foi atingido (resposta ${codesOf(sent)})`
  if (answered && isShutOut(sent))
    return `ele não aceita mensagens do endereço de rede desta máquina (resposta ${codesOf(sent)})`
  if (answered && isAsking(sent)) return `ele pede usuário e senha, ou criptografia (resposta ${codesOf(sent)})`
  if (answered)
    return (
      `ele recusou por enquanto ${isAboutSender(sent) ? 'o remetente, MAIL_FROM ' : ''}(resposta ` +
      `${codesOf(sent)}${sent.command ? ` a ${sent.command}` : ''})`
    )
  // Who waits to be greeted in clear, at a port where TLS is spoken from the start, waits in vain.
  if (sent.code === 'ETIMEDOUT' && error instanceof Error && /greeting/i.test(error.message))
    return 'ele não se apresentou; se a porta é a 465, o endereço começa com smtps://'
  const network = networkProblem(signsOf(error))
  if (network) return network
  if (sent.code === 'EDNS') return 'o nome do servidor não foi encontrado'
  if (sent.code === 'EPROTOCOL') return 'o que atende nesse endereço não é um servidor de e-mail, ou espera smtps://'
  if (sent.code === 'ECONNECTION') return 'a conexão foi interrompida'
  return `erro ${sent.code || 'desconhecido'}`
}
