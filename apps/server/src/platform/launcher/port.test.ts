import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { checkPort, localAddress } from './port.ts'

test('a port in use is told with a way out; a free one passes', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  await expect(checkPort('127.0.0.1', port)).rejects.toThrow(
    `A porta ${port} já está em uso por outro programa. Encerre-o ou escolha outra porta: PORT=${port + 1} npm start.`,
  )
  server.close()
  await once(server, 'close')
  await expect(checkPort('127.0.0.1', port)).resolves.toBeUndefined()
})

test('an address of another machine is told', async () => {
  await expect(checkPort('198.51.100.7', 3000)).rejects.toThrow(
    'O endereço 198.51.100.7 (HOST) não pertence a esta máquina',
  )
})

test.each([
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['192.168.0.5', 'http://192.168.0.5:3000'],
  ['fd00::1', 'http://[fd00::1]:3000'],
])('a server on %s is reached at %s', (host, address) => {
  expect(localAddress(host, 3000)).toBe(address)
})
