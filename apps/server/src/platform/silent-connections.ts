import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * When the server closes, ends the connections that never asked for anything. Browsers open some in advance; Node takes
 * them for busy until their time for a request is over, and a stop would wait for that.
 */
export function endSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
  })
}
