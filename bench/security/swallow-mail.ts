import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** A mail server on this machine that takes every e-mail and keeps none. */
export async function swallowMail(port: number): Promise<Server> {
  const server = createServer(socket => {
    let inEmail = false
    socket.on('error', () => {})
    socket.write('220 localhost\r\n')
    socket.on('data', chunk => {
      for (const line of chunk.toString('latin1').split('\r\n').slice(0, -1)) {
        if (inEmail && line !== '.') continue
        inEmail = !inEmail && /^DATA$/i.test(line)
        socket.write(inEmail ? '354 go on\r\n' : /^QUIT$/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
