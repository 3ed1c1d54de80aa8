import type { ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { explained, StartupProblem } from '../startup-problem.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster, ROLE } from './cluster.ts'
import { clearLeftovers, SOCKET_FOLDER_PREFIX } from './leftovers.ts'
import { explainLog, keepLog, type ProgramLog } from './log.ts'
import { type Account, chooseRunner, type Runner } from './operating-user.ts'
import { type Durability, serverSettings } from './server-settings.ts'

/** The longest path of a Unix socket, less the name PostgreSQL gives it (`/.s.PGSQL.5432`). */
const LONGEST_SOCKET_FOLDER = 90
const STOP_PATIENCE = 10_000
const RECOVERY_NOTICE = 3_000

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; made on the first start. */
  folder: string
  durability?: Durability
  /** Told what takes long, in Portuguese. */
  onProgress?: (sentence: string) => void
}

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection string of the role that owns the database; the same after {@link EmbeddedPostgres.restart}. */
  url: string
  /** Resolves with the server's last words when it ends, whatever the cause. */
  ended(): Promise<string>
  /** Starts it again after it ended. */
  restart(): Promise<void>
  /** Fast shutdown: ends the connections, writes everything, leaves. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL kept in `folder`, making it first if need be and clearing what a killed run left behind. The caller must
 * be the only one to use the folder (see instance-lock.ts). The server listens on a Unix socket only (on Windows: on
 * the loopback address) and ends with this process where the system allows it.
 * @throws StartupProblem for whatever the person who starts it can put right
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  return explained(options.folder, () => start(options))
}

async function start({ folder: wanted, durability = 'durable', onProgress }: EmbeddedPostgresOptions) {
  const binaries = findBinaries()
  mkdirSync(path.dirname(wanted), { recursive: true, mode: 0o700 })
  const folder = path.join(realpathSync(path.dirname(wanted)), path.basename(wanted))
  const runner = chooseRunner(folder, [path.dirname(folder), binaries.folder], binaries.postgres)
  await clearLeftovers(folder)
  if (!existsSync(folder)) onProgress?.('Criando o banco de dados…')
  const password = await ensureCluster({ folder, binaries, runner, durability })
  const address = await chooseAddress(runner.account)
  const url = `postgresql://${ROLE}:${password}@${address.urlPart}`
  const launch = () =>
    launchPostmaster({ folder, command: binaries.postgres, runner, durability, address, url, onProgress })

  let current = await launch()
  return {
    url,
    ended: () => current.ended,
    async restart() {
      await clearSockets(folder, address)
      current = await launch()
    },
    async stop() {
      await current.stop()
      if (address.socketFolder) rmSync(address.socketFolder, { recursive: true, force: true })
    },
  }
}

interface Address {
  /** What follows the password in the connection string. */
  urlPart: string
  args: string[]
  socketFolder?: string
}

/** A fresh folder that only PostgreSQL's account (and root) can enter. */
async function chooseAddress(account: Account | undefined): Promise<Address> {
  if (process.platform === 'win32') return loopback()
  const parent = account || tmpdir().length > LONGEST_SOCKET_FOLDER - 20 ? '/tmp' : tmpdir()
  const socketFolder = mkdtempSync(path.join(realpathSync(parent), SOCKET_FOLDER_PREFIX))
  if (account) chownSync(socketFolder, account.uid, account.gid)
  return {
    socketFolder,
    urlPart: `localhost/${ROLE}?host=${encodeURIComponent(socketFolder)}`,
    args: [
      '-c',
      `unix_socket_directories=${socketFolder}`,
      '-c',
      'unix_socket_permissions=0700',
      '-c',
      'listen_addresses=',
    ],
  }
}

async function loopback(): Promise<Address> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 5432
  await new Promise(resolve => server.close(resolve))
  return { urlPart: `127.0.0.1:${port}/${ROLE}`, args: ['-c', 'listen_addresses=127.0.0.1', '-p', String(port)] }
}

/** Clears the leftovers of a server that died, but keeps the socket folder: its clients know the address. */
async function clearSockets(folder: string, { socketFolder }: Address): Promise<void> {
  await clearLeftovers(folder)
  if (socketFolder && !existsSync(socketFolder)) mkdirSync(socketFolder, { mode: 0o700 })
}

interface Launch {
  folder: string
  command: string
  runner: Runner
  durability: Durability
  address: Address
  url: string
  onProgress: ((sentence: string) => void) | undefined
}

interface Postmaster {
  ended: Promise<string>
  stop(): Promise<void>
}

async function launchPostmaster(launch: Launch): Promise<Postmaster> {
  const { folder, runner, address } = launch
  if (runner.account && address.socketFolder) {
    chownSync(address.socketFolder, runner.account.uid, runner.account.gid)
  }
  const child = runner.spawn(launch.command, ['-D', folder, ...address.args, ...serverSettings(launch.durability)], {
    endWith: 'INT',
    cwd: '/',
    // Away from the terminal's group: Ctrl-C must reach the web server first, and the database last.
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const log = keepLog(child.stderr)
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve(log.text()))
  })
  // Only whoever waits for it is to hear of a failed launch.
  ended.catch(() => {})
  await ready(child, launch, log)
  return { ended, stop: () => stopPostmaster(child, ended) }
}

async function ready(child: ChildProcess, { folder, url, onProgress }: Launch, log: ProgramLog): Promise<void> {
  let notice = Date.now() + RECOVERY_NOTICE
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw explainLog(log, folder)
    if (statusLine(folder) === 'ready' && (await answers(url))) return
    if (Date.now() > notice) {
      onProgress?.('O banco de dados está se recuperando de uma parada brusca…')
      notice = Number.POSITIVE_INFINITY
    }
    await sleep(15)
  }
}

/** PostgreSQL writes its state on the eighth line of its lock file. */
function statusLine(folder: string): string | undefined {
  try {
    return readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim()
  } catch {
    return undefined
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code?.startsWith('28')) {
      throw new StartupProblem('O banco de dados embutido recusou a senha guardada com ele.', { cause: error })
    }
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function stopPostmaster(child: ChildProcess, ended: Promise<string>): Promise<void> {
  const finished = ended.catch(() => '')
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (child.exitCode !== null || child.signalCode !== null) break
    child.kill(signal)
    const patience = new AbortController()
    await Promise.race([finished, sleep(STOP_PATIENCE, undefined, { signal: patience.signal }).catch(() => {})])
    patience.abort()
  }
  await finished
}
