import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { endSilentConnections } from './silent-connections.ts'

test('a connection that never asked for anything does not keep the server from closing', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  endSilentConnections(app)
  app.get('/', async () => {
    // What is under way is finished.
    void app.close()
    return 'pronto'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const silent = connect(port, '127.0.0.1')
  const half = connect(port, '127.0.0.1', () => half.write('GET / HTTP/1.1\r\nHost: a'))
  for (const socket of [silent, half]) {
    await once(socket, 'connect')
    socket.resume().on('error', () => {})
  }
  const ended = [silent, half, app.server].map(one => once(one, 'close'))
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect(await answer.text()).toBe('pronto')
  await Promise.all(ended)
})
