import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { numberOf, SOCKET_FOLDER_PREFIX, SOCKET_NOTE, SOCKET_OWNER } from './leftovers.ts'
import type { Account } from './operating-user.ts'
import { atPort, atSocket } from './running-address.ts'

/** A socket's path may have 107 bytes; the folder shares them with PostgreSQL's name for it and our random ending. */
const LONGEST_PARENT = 70

/** Where the server listens, as its arguments and as what follows the password in a connection string. */
export interface Address {
  urlPart: string
  args: string[]
  socketFolder?: string
}

/**
 * An address for this run: a Unix socket in a fresh folder that only PostgreSQL's account (and root) can enter; on
 * Windows a free port of the loopback interface.
 */
export async function chooseAddress(account: Account | undefined): Promise<Address> {
  if (process.platform === 'win32') return loopback()
  const parent = account || tmpdir().length > LONGEST_PARENT ? '/tmp' : tmpdir()
  const socketFolder = mkdtempSync(path.join(realpathSync(parent), SOCKET_FOLDER_PREFIX))
  return {
    socketFolder,
    urlPart: atSocket(socketFolder),
    args: [
      ...['-c', `unix_socket_directories=${socketFolder}`],
      ...['-c', 'unix_socket_permissions=0700'],
      ...['-c', 'listen_addresses='],
    ],
  }
}

async function loopback(): Promise<Address> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 5432
  await new Promise(resolve => server.close(resolve))
  return { urlPart: atPort(port), args: ['-c', 'listen_addresses=127.0.0.1', '-p', String(port)] }
}

/**
 * The same folder serves again after a restart, because the clients know the address. Nobody else may have put one in
 * its place, and what a killed server left in it must go: its lock file, too, may name another program by now.
 */
export function prepareSocketFolder(cluster: string, socketFolder: string, account: Account | undefined): void {
  writeFileSync(path.join(cluster, SOCKET_NOTE), socketFolder)
  if (!existsSync(socketFolder)) mkdirSync(socketFolder, { mode: 0o700 })
  for (const name of readdirSync(socketFolder)) rmSync(path.join(socketFolder, name))
  writeFileSync(path.join(socketFolder, SOCKET_OWNER), numberOf(cluster))
  if (account) chownSync(socketFolder, account.uid, account.gid)
}
