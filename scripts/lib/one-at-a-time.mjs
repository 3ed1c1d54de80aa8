import { createHash } from 'node:crypto'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Ports tried in this order, for the case that another program uses one. All contenders try the same. */
const ATTEMPTS = 5
const FIRST_PORT = 20_000
const PORTS = 20_000

/**
 * Runs `work` while no other process runs work of the same name. The lock is a port of the loopback interface, which
 * the system frees with the process however it ends. (Node 20 has no file locks.)
 * @template T
 * @param {string} name
 * @param {() => void} onWait called once when another process is at it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(name, onWait, work) {
  const hash = createHash('sha256').update(name).digest()
  const banner = `capivira ${hash.toString('hex')}`
  let told = false
  for (;;) {
    const server = await takeFirstFree(banner, FIRST_PORT + (hash.readUInt32BE() % PORTS))
    if (server) {
      try {
        return await work()
      } finally {
        server.close()
      }
    }
    if (!told) onWait()
    told = true
    await sleep(300)
  }
}

/**
 * @param {string} banner
 * @param {number} first
 * @returns {Promise<import('node:net').Server | undefined>} undefined while a process with the same banner holds the
 *   lock
 */
async function takeFirstFree(banner, first) {
  for (let port = first; port < first + ATTEMPTS; port += 1) {
    const server = await listen(banner, port)
    if (server) return server
    if ((await greeting(port)) === banner) return undefined
  }
  throw new Error(`ports ${first} to ${first + ATTEMPTS - 1} of 127.0.0.1 are all in use`)
}

/**
 * @param {string} banner
 * @param {number} port
 * @returns {Promise<import('node:net').Server | undefined>}
 */
function listen(banner, port) {
  return new Promise(resolve => {
    const server = createServer(socket => {
      socket.on('error', () => {})
      socket.end(banner)
    })
    server.once('error', () => resolve(undefined))
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => resolve(server))
    server.unref()
  })
}

/**
 * @param {number} port
 * @returns {Promise<string>}
 */
function greeting(port) {
  return new Promise(resolve => {
    let text = ''
    const socket = connect({ host: '127.0.0.1', port, timeout: 1_000 })
    socket.setEncoding('utf8')
    socket.on('data', chunk => {
      text += chunk
    })
    socket.on('timeout', () => socket.destroy())
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
  })
}
