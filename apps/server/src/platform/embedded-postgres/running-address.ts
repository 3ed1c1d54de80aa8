import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PASSWORD_FILE, ROLE } from './cluster.ts'

/**
 * What an address leaves out, the driver takes from the environment (PGPORT, PGSSLMODE, PGOPTIONS…): there it is about
 * another database, as on machines of providers and of people who work with one. So this one leaves out nothing.
 */
const complete = 'sslmode=disable&client_encoding=UTF8&options=-c%20client_encoding%3DUTF8'

/** What follows the password in the address of a server that listens in a folder. */
export const atSocket = (folder: string): string =>
  `localhost:5432/${ROLE}?host=${encodeURIComponent(folder)}&${complete}`

/** The same of one that listens at a port of this machine. */
export const atPort = (port: number | string): string => `127.0.0.1:${port}/${ROLE}?${complete}`

/** How a client on this machine reaches the PostgreSQL that runs in a folder now; null when it tells of none. */
export function runningAddress(folder: string): string | null {
  try {
    const password = readFileSync(path.join(folder, PASSWORD_FILE), 'utf8').trim()
    // Number, folder, start, port, folder of the socket: a line each.
    const [, , , port, socket] = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return `postgresql://${ROLE}:${password}@${socket ? atSocket(socket) : atPort(port ?? '')}`
  } catch {
    return null
  }
}
