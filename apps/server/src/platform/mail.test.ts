import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SmtpManner, startFakeSmtp } from '../../test/fake-smtp.ts'
import { mailProblem } from './mail/mail-problem.ts'
import { type Email, MailProblem, mailTrouble, mustEncrypt, openMailer } from './mail.ts'

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'capivira-mail-'))
})
afterEach(() => rm(dataFolder, { recursive: true, force: true }))

const email: Email = {
  id: '0b0f7f6e-0000-4000-8000-000000000001',
  to: { name: 'Ana', address: 'ana@escola.example' },
  subject: 'Confirme seu email na Capivira',
  text: 'Olá, Ana!',
  html: '<p>Olá, Ana!</p>',
  date: new Date('2026-03-02T15:00:00Z'),
  until: new Date('2026-03-03T15:00:00Z'),
  about: ['p-ana'],
}
const settings = () => ({ publicUrl: 'https://capivira.escola.example', dataFolder })

async function outbox(): Promise<{ names: string[]; first: string }> {
  const folder = join(dataFolder, 'outbox')
  const names = await readdir(folder)
  return { names, first: await readFile(join(folder, names[0] ?? ''), 'utf8') }
}

test('without a mail server an e-mail becomes a file, one however often it is sent, for the owner only', async () => {
  const mailer = openMailer(settings())
  await mailer.deliver(email)
  await mailer.deliver(email)
  const { names, first } = await outbox()
  expect(names).toEqual([`${email.id}.p-ana.eml`])
  expect(first).toContain('From: Capivira <capivira@capivira.escola.example>\r\n')
  expect(first).toContain('To: Ana <ana@escola.example>\r\n')
  expect(first).toContain(`Message-ID: <${email.id}@capivira.escola.example>\r\n`)
  expect(first).toContain('Date: Mon, 02 Mar 2026 15:00:00 +0000\r\n')
  expect(first).toContain('Expires: Tue, 03 Mar 2026 15:00:00 GMT\r\n')
  expect(first).toContain('Content-Type: text/plain; charset=utf-8')
  expect(first).toContain('Content-Type: text/html; charset=utf-8')
  expect((await stat(join(dataFolder, 'outbox', `${email.id}.p-ana.eml`))).mode & 0o777).toBe(0o600)
})

test('neither a name nor an address adds a header or another reader', async () => {
  const mailer = openMailer({ ...settings(), mailFrom: 'Escola <nao-responda@escola.example>' })
  const name = 'Ana\r\nBcc: outro@escola.example'
  await mailer.deliver({ ...email, to: { name, address: 'ana@escola.example' }, subject: 'Oi\r\nX-Outro: 1' })
  const { first } = await outbox()
  const [head = ''] = first.split('\r\n\r\n')
  expect(head).not.toMatch(/^(Bcc|X-Outro):/im)
  expect(head).toContain('From: Escola <nao-responda@escola.example>')
})

/** What becomes of an e-mail with a mail server that behaves so. */
async function outcome(manner: SmtpManner, address = 'smtp://127.0.0.1') {
  const { server, port, received } = await startFakeSmtp(manner)
  const url = new URL(address)
  url.port = String(port)
  const mailer = openMailer({ ...settings(), smtpUrl: url.href })
  const error = await mailer.deliver(email).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  mailer.close()
  server.close()
  const told =
    error instanceof MailProblem
      ? { isFinal: error.isFinal, message: error.message.replaceAll(String(port), 'PORTA') }
      : error
  return { received, told, error }
}

test('with SMTP_URL the e-mail goes to the server, and nothing to the outbox', async () => {
  const { received, told } = await outcome({})
  expect(told).toBeNull()
  expect(received).toHaveLength(1)
  expect(received[0]).toContain(`Message-ID: <${email.id}@capivira.escola.example>`)
  await expect(readdir(join(dataFolder, 'outbox'))).rejects.toThrow(/ENOENT/)
})

test.each<[SmtpManner, MailProblem['about']]>([
  [{ answers: { RCPT: '550 5.1.1 no such user' } }, 'address'],
  [{ answers: { RCPT: '552 5.2.2 full' } }, 'address'],
  [{ answers: { RCPT: '550 no such user' } }, 'address'],
  [{ answers: { RCPT: '554 Access denied' } }, 'server'],
  [{ answers: { RCPT: '550 5.7.1 relaying denied' } }, 'server'],
  [{ answers: { MAIL: '554 5.1.8 sender' } }, 'server'],
])('%o is about the %s', async (manner, about) => {
  const { error } = await outcome(manner)
  expect(error).toMatchObject({ isFinal: true, about })
})

const cannot = 'Não foi possível usar o servidor de e-mail de SMTP_URL (127.0.0.1:PORTA)'
test.each<[SmtpManner, boolean, string]>([
  [
    { answers: { RCPT: '550 5.1.1 <ana@escola.example> unknown' } },
    true,
    'O servidor de e-mail recusou o endereço desta mensagem (esse endereço não existe); ela não será enviada ' +
      '(servidor 127.0.0.1:PORTA de SMTP_URL, resposta 550 5.1.1).',
  ],
  [
    { answers: { RCPT: '550 ana@escola.example: no' } },
    true,
    'O servidor de e-mail recusou o endereço desta mensagem; ela não será enviada (servidor 127.0.0.1:PORTA de ' +
      'SMTP_URL, resposta 550).',
  ],
  [
    { answers: { MAIL: '553 5.1.8 sender' } },
    true,
    'O servidor de e-mail recusou o remetente (MAIL_FROM) desta mensagem; ela não será enviada (servidor ' +
      '127.0.0.1:PORTA de SMTP_URL, resposta 553 5.1.8).',
  ],
  [
    { answers: { '.': '552 5.3.4 too big' } },
    true,
    'O servidor de e-mail recusou esta mensagem (a mensagem é grande demais); ela não será enviada (servidor ' +
      '127.0.0.1:PORTA de SMTP_URL, resposta 552 5.3.4).',
  ],
  [
    { answers: { '.': '550 Incorrect sender header (Check your FROM) ana@escola.example' } },
    true,
    'O servidor de e-mail recusou o remetente (MAIL_FROM) desta mensagem; ela não será enviada (servidor ' +
      '127.0.0.1:PORTA de SMTP_URL, resposta 550).',
  ],
  [
    { answers: { RCPT: '451 4.7.1 later' } },
    false,
    `${cannot}: ele recusou por enquanto (resposta 451 4.7.1 a RCPT TO).`,
  ],
  [
    { answers: { RCPT: '550 5.1.8 <x@escola.example>: Sender address rejected: Domain not found' } },
    true,
    'O servidor de e-mail recusou o remetente (MAIL_FROM) desta mensagem; ela não será enviada (servidor ' +
      '127.0.0.1:PORTA de SMTP_URL, resposta 550 5.1.8).',
  ],
  [
    { answers: { RCPT: '554 5.7.1 <x@escola.example>: Sender address rejected: Access denied' } },
    true,
    'O servidor de e-mail recusou o remetente (MAIL_FROM) desta mensagem; ela não será enviada (servidor ' +
      '127.0.0.1:PORTA de SMTP_URL, resposta 554 5.7.1).',
  ],
  [
    { answers: { RCPT: '450 4.1.8 <x@escola.example>: Sender address rejected: Domain not found' } },
    false,
    `${cannot}: ele recusou por enquanto o remetente, MAIL_FROM (resposta 450 4.1.8 a RCPT TO).`,
  ],
  // It would take the e-mail from somebody who says who they are: that is for the settings, not for the e-mail.
  [
    { answers: { MAIL: '530 5.7.0 first' } },
    false,
    `${cannot}: ele pede usuário e senha, ou criptografia (resposta 530 5.7.0).`,
  ],
  [
    { answers: { MAIL: '503 5.5.4 Error: send AUTH command first' } },
    false,
    `${cannot}: ele pede usuário e senha, ou criptografia (resposta 503 5.5.4).`,
  ],
  [
    { answers: { RCPT: '550 5.7.1 Authentication required for ana@escola.example' } },
    false,
    `${cannot}: ele pede usuário e senha, ou criptografia (resposta 550 5.7.1).`,
  ],
  // Nothing would be taken from here, whomever it goes to.
  [
    { answers: { RCPT: '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using a list' } },
    false,
    `${cannot}: ele não aceita mensagens do endereço de rede desta máquina (resposta 554 5.7.1).`,
  ],
  [
    { auth: true, answers: { AUTH: '454 4.7.0 Temporary authentication failure' } },
    false,
    `${cannot}: ele não consegue conferir a senha por enquanto (resposta 454 4.7.0).`,
  ],
  [
    { auth: true, answers: { AUTH: '504 5.5.4 Unrecognized authentication type' } },
    false,
    `${cannot}: ele não aceita esse modo de entrar (resposta 504 5.5.4); acrescente ?authMethod=LOGIN ao endereço.`,
  ],
])('%o: for good %s', async (manner, isFinal, message) => {
  const { received, told } = await outcome(manner, `smtp://${manner.auth ? 'ana:segredo@' : ''}127.0.0.1`)
  expect(told).toEqual({ isFinal, message })
  expect(message).not.toContain('ana@')
  expect(manner.answers?.['.'] ? [] : received).toEqual([])
})

test('a password that was refused is not told, nor is one with a sign of its own in the way', async () => {
  const refused = await outcome({ auth: true, answers: { AUTH: '535 5.7.8 no' } }, 'smtp://ana:segredo100%@127.0.0.1')
  expect(refused.told).toEqual({
    isFinal: false,
    message: `${cannot}: usuário ou senha recusados (resposta 535 5.7.8).`,
  })
  expect((await outcome({ auth: true }, 'smtp://ana:segredo100%@127.0.0.1')).received).toHaveLength(1)
})

test('the way around a certificate for another name is told where nothing leaves the machine, and there alone', () => {
  const refused = Object.assign(new Error(''), { code: 'ERR_TLS_CERT_ALTNAME_INVALID' })
  const reason = 'o certificado do servidor é de outro nome: ponha no endereço um nome que esteja no certificado'
  const told = (smtpUrl: string) => mailProblem(refused, smtpUrl).message.replace(/^.*\): /, '')
  expect(told('smtp://localhost:25')).toBe(
    `${reason}; como ele atende nesta mesma máquina, também basta acrescentar ?ignoreTLS=true ao endereço.`,
  )
  expect(told('smtp://[::1]:25')).toContain('?ignoreTLS=true')
  expect(told('smtps://localhost')).toBe(`${reason}.`)
  expect(told('smtp://10.0.0.5:25')).toBe(`${reason}.`)
  expect(told('smtp://mail.escola.example')).toBe(`${reason}.`)
})

test('a port that speaks TLS from the start is known by its silence', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const bound = silent.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  expect(await mailTrouble(`smtp://127.0.0.1:${port}?greetingTimeout=50`)).toContain(
    'ele não se apresentou; se a porta é a 465, o endereço começa com smtps://',
  )
  silent.close()
})

test('a server that looks through an e-mail for long is not asked again meanwhile', async () => {
  const patient = vi.spyOn(Socket.prototype, 'setTimeout')
  await outcome({})
  expect(Math.max(...patient.mock.calls.map(([milliseconds]) => milliseconds))).toBe(600_000)
  patient.mockRestore()
})

test('a mail server that is away is named, and can be asked without sending anything', async () => {
  const { server, port, received } = await startFakeSmtp()
  const smtpUrl = `smtp://127.0.0.1:${port}`
  expect(await mailTrouble(smtpUrl)).toBeNull()
  await new Promise(done => server.close(done))
  expect(received).toEqual([])
  const sentence =
    'Não foi possível usar o servidor de e-mail de SMTP_URL ' + `(127.0.0.1:${port}): ninguém atende nesse endereço.`
  expect(await mailTrouble(smtpUrl)).toBe(sentence)
  await expect(openMailer({ ...settings(), smtpUrl }).deliver(email)).rejects.toThrow(sentence)
})

test.each([
  ['smtp://correio.exemplo.com:587', '203.0.113.7', true],
  ['smtp://203.0.113.7:25', '203.0.113.7', true],
  // The school's own, under a name that the world knows.
  ['smtp://correio.escola.example', '10.0.0.5', false],
  ['smtp://correio.lan', '203.0.113.7', false],
  ['smtp://127.0.0.1:1025', '127.0.0.1', false],
  ['smtps://correio.exemplo.com', '203.0.113.7', false],
  ['smtp://correio.exemplo.com?requireTLS=false', '203.0.113.7', false],
  ['smtp://correio.exemplo.com?ignoreTLS=true', '203.0.113.7', false],
])('e-mails to %s (%s) are sent encrypted or not at all: %s', async (url, address, expected) => {
  expect(await mustEncrypt(url, async () => [{ address }])).toBe(expected)
})

test('a name that nobody knows is taken for one outside', async () => {
  expect(await mustEncrypt('smtp://correio.exemplo.com', () => Promise.reject(new Error('ENOTFOUND')))).toBe(true)
})

test('no e-mail goes to a server that must encrypt and cannot', async () => {
  const { received, told } = await outcome({}, 'smtp://127.0.0.1?requireTLS=true')
  expect(told).toMatchObject({
    isFinal: false,
    message: expect.stringContaining('ele não oferece criptografia (STARTTLS)'),
  })
  expect(received).toEqual([])
})
