import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer, TLSSocket } from 'node:tls'

/** How a mail server behaves. */
export type SmtpManner = {
  /** Its answer to a command (MAIL, RCPT, DATA, AUTH, '.'), in place of taking it. */
  answers?: Readonly<Record<string, string>>
  /** Key and certificate as PEM. With `implicit` it speaks TLS from the start, else by STARTTLS. */
  tls?: { key: string; cert: string; implicit?: boolean }
  /** Asks for user and password; takes any, unless `answers.AUTH` says otherwise. */
  auth?: boolean
}

export type FakeSmtp = { server: Server; port: number; received: string[]; recipients: string[] }

/** A small mail server on loopback: it keeps what it is sent. */
export async function startFakeSmtp(manner: SmtpManner = {}): Promise<FakeSmtp> {
  const kept = { received: [] as string[], recipients: [] as string[] }
  const { tls } = manner
  const server = tls?.implicit
    ? createTlsServer({ key: tls.key, cert: tls.cert }, socket => greet(socket, manner, kept))
    : createServer(socket => greet(socket, manner, kept))
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0, ...kept }
}

type Kept = Pick<FakeSmtp, 'received' | 'recipients'>

function greet(socket: Socket, manner: SmtpManner, kept: Kept): void {
  socket.write('220 escola ESMTP\r\n')
  converse(socket, manner, kept)
}

function converse(socket: Socket, manner: SmtpManner, kept: Kept): void {
  let message: string | undefined
  socket.on('error', () => {})
  socket.on('data', data => {
    for (const line of String(data).split(/(?<=\r\n)/)) {
      if (message === undefined) message = answer(socket, line, manner, kept)
      else if (line === '.\r\n') {
        kept.received.push(message)
        message = undefined
        socket.write(`${manner.answers?.['.'] ?? '250 ok'}\r\n`)
      } else message += line
    }
  })
}

/** Answers a command; an empty text where a message follows. */
function answer(socket: Socket, line: string, manner: SmtpManner, kept: Kept): string | undefined {
  const command = line.slice(0, 4).trim().toUpperCase()
  const special = manner.answers?.[command]
  if (command === 'RCPT') kept.recipients.push(/<(.*?)>/.exec(line)?.[1] ?? '')
  if (special) socket.write(`${special}\r\n`)
  else if (command === 'EHLO') socket.write(`250-escola\r\n${extensions(socket, manner)}250 SIZE 1000000\r\n`)
  else if (command === 'STAR') startTls(socket, manner, kept)
  else if (command === 'AUTH') socket.write('235 ok\r\n')
  else if (command === 'DATA') socket.write('354 go on\r\n')
  else if (command === 'QUIT') socket.end('221 bye\r\n')
  else socket.write('250 ok\r\n')
  return command === 'DATA' && !special ? '' : undefined
}

function extensions(socket: Socket, { tls, auth }: SmtpManner): string {
  const starts = tls && !(socket instanceof TLSSocket)
  return `${starts ? '250-STARTTLS\r\n' : ''}${auth ? '250-AUTH PLAIN\r\n' : ''}`
}

function startTls(socket: Socket, manner: SmtpManner, kept: Kept): void {
  const { tls } = manner
  if (!tls) return void socket.write('502 no\r\n')
  socket.write('220 go on\r\n')
  socket.removeAllListeners('data')
  const secure = new TLSSocket(socket, { isServer: true, key: tls.key, cert: tls.cert })
  converse(secure, manner, kept)
}
