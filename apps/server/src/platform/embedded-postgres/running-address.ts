import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PASSWORD_FILE, ROLE } from './cluster.ts'

/** How a client on this machine reaches the PostgreSQL that runs in a folder now; null when it tells of none. */
export function runningAddress(folder: string): string | null {
  try {
    const password = readFileSync(path.join(folder, PASSWORD_FILE), 'utf8').trim()
    // Number, folder, start, port, folder of the socket: a line each.
    const [, , , port, socket] = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')
    const place = socket ? `localhost/${ROLE}?host=${encodeURIComponent(socket)}` : `127.0.0.1:${port}/${ROLE}`
    return `postgresql://${ROLE}:${password}@${place}`
  } catch {
    return null
  }
}
