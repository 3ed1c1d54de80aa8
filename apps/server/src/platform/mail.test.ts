import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Letter, mustEncrypt, openMailer } from './mail.ts'

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'capivira-mail-'))
})
afterEach(() => rm(dataFolder, { recursive: true, force: true }))

const letter: Letter = {
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

test('without a mail server a letter becomes a file, one however often it is sent, for the owner only', async () => {
  const mailer = openMailer(settings())
  await mailer.deliver(letter)
  await mailer.deliver(letter)
  const { names, first } = await outbox()
  expect(names).toEqual([`${letter.id}.p-ana.eml`])
  expect(first).toContain('From: Capivira <capivira@capivira.escola.example>\r\n')
  expect(first).toContain('To: Ana <ana@escola.example>\r\n')
  expect(first).toContain(`Message-ID: <${letter.id}@capivira.escola.example>\r\n`)
  expect(first).toContain('Date: Mon, 02 Mar 2026 15:00:00 +0000\r\n')
  expect(first).toContain('Expires: Tue, 03 Mar 2026 15:00:00 GMT\r\n')
  expect(first).toContain('Content-Type: text/plain; charset=utf-8')
  expect(first).toContain('Content-Type: text/html; charset=utf-8')
  expect((await stat(join(dataFolder, 'outbox', `${letter.id}.p-ana.eml`))).mode & 0o777).toBe(0o600)
})

test('neither a name nor an address adds a header or another reader', async () => {
  const mailer = openMailer({ ...settings(), mailFrom: 'Escola <nao-responda@escola.example>' })
  const name = 'Ana\r\nBcc: outro@escola.example'
  await mailer.deliver({ ...letter, to: { name, address: 'ana@escola.example' }, subject: 'Oi\r\nX-Outro: 1' })
  const { first } = await outbox()
  const [head = ''] = first.split('\r\n\r\n')
  expect(head).not.toMatch(/^(Bcc|X-Outro):/im)
  expect(head).toContain('From: Escola <nao-responda@escola.example>')
})

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('not listening')
  return address.port
}

/** A mail server that takes every letter, or refuses them all. */
function smtpServer(refuses = false): Promise<{ server: Server; port: number; received: string[] }> {
  const received: string[] = []
  const server = createServer(socket => {
    let reading = false
    let message = ''
    socket.write('220 escola ESMTP\r\n')
    socket.on('data', data => {
      for (const line of String(data).split(/(?<=\r\n)/)) {
        if (reading) {
          message += line
          if (line !== '.\r\n') continue
          reading = false
          received.push(message)
          socket.write('250 ok\r\n')
        } else if (/^(EHLO|HELO)/.test(line)) socket.write('250 escola\r\n')
        else if (/^RCPT/.test(line) && refuses) socket.write('451 try again later\r\n')
        else if (/^DATA/.test(line)) {
          reading = true
          socket.write('354 go on\r\n')
        } else if (/^QUIT/.test(line)) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
    socket.on('error', () => {})
  })
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => resolve({ server, port: portOf(server), received }))
  })
}

test('with SMTP_URL the letter goes to the server, and nothing to the outbox', async () => {
  const { server, port, received } = await smtpServer()
  const mailer = openMailer({ ...settings(), smtpUrl: `smtp://127.0.0.1:${port}` })
  await mailer.deliver(letter)
  expect(received).toHaveLength(1)
  expect(received[0]).toContain(`Message-ID: <${letter.id}@capivira.escola.example>`)
  await expect(readdir(join(dataFolder, 'outbox'))).rejects.toThrow(/ENOENT/)
  mailer.close()
  server.close()
})

test('a server that refuses, or is away, is an error: the job is tried again', async () => {
  const { server, port } = await smtpServer(true)
  const mailer = openMailer({ ...settings(), smtpUrl: `smtp://127.0.0.1:${port}` })
  await expect(mailer.deliver(letter)).rejects.toThrow(/451|recipients/i)
  await new Promise(done => server.close(done))
  await expect(mailer.deliver(letter)).rejects.toThrow(/ECONNREFUSED/)
  mailer.close()
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
])('letters to %s (%s) are sent encrypted or not at all: %s', async (url, address, expected) => {
  expect(await mustEncrypt(url, async () => [{ address }])).toBe(expected)
})

test('a name that nobody knows is taken for one outside', async () => {
  expect(await mustEncrypt('smtp://correio.exemplo.com', () => Promise.reject(new Error('ENOTFOUND')))).toBe(true)
})

test('no letter goes to a server that must encrypt and cannot', async () => {
  const { server, port, received } = await smtpServer()
  const mailer = openMailer({ ...settings(), smtpUrl: `smtp://127.0.0.1:${port}?requireTLS=true` })
  await expect(mailer.deliver(letter)).rejects.toThrow()
  expect(received).toEqual([])
  mailer.close()
  server.close()
})
