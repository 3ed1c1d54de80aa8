import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
import { waitForDatabase } from './database.ts'

const never = new AbortController().signal

test('a database that answers', async () => {
  await expect(waitForDatabase(inject('testDatabaseUrl'), never)).resolves.toBeUndefined()
})

test('nobody at the address, and no password in the sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  server.close()
  await once(server, 'close')
  await expect(waitForDatabase(`postgresql://ana:segredo@127.0.0.1:${port}/escola`, never, 0)).rejects.toThrow(
    `Não foi possível usar o banco de dados de DATABASE_URL (127.0.0.1:${port}/escola): nenhum PostgreSQL ` +
      'atende nesse endereço.',
  )
})

test('something that is no PostgreSQL is told in Portuguese, with what to look at', async () => {
  const server = createServer(socket => void socket.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  await expect(waitForDatabase(`postgresql://ana:segredo@127.0.0.1:${port}/escola`, never, 0)).rejects.toThrow(
    `(127.0.0.1:${port}/escola): o servidor não respondeu.\nConfira o endereço, o usuário e a senha, veja se o ` +
      'PostgreSQL está ligado, e inicie de novo.',
  )
  server.close()
})

test.each([
  ['a wrong password', (url: URL) => Object.assign(url, { password: 'errada' }), 'usuário ou senha recusados'],
  ['a database that is not there', (url: URL) => Object.assign(url, { pathname: '/nenhum' }), 'não existe no servidor'],
])('%s is told at once', async (_, change, sentence) => {
  const url = change(new URL(inject('testDatabaseUrl')))
  await expect(waitForDatabase(url.href, never)).rejects.toThrow(sentence)
})

test('a certificate that cannot be read is named, and nobody is asked', async () => {
  const url = 'postgresql://ana:segredo@127.0.0.1:9/escola?sslmode=verify-full&sslrootcert=/nao/existe.pem'
  await expect(waitForDatabase(url, never)).rejects.toThrow(
    'o arquivo /nao/existe.pem, de sslrootcert, sslcert ou sslkey, não pode ser lido',
  )
})

test('a password that is asked for and not told is missing', async () => {
  const url = Object.assign(new URL(inject('testDatabaseUrl')), { password: '' })
  await expect(waitForDatabase(url.href, never)).rejects.toThrow('pede uma senha, e no endereço não há nenhuma')
})
