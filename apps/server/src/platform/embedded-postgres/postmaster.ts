import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartupProblem } from '../startup-problem.ts'
import { type Address, prepareSocketFolder } from './address.ts'
import { explainLog, keepLog, type ProgramLog } from './log.ts'
import type { Runner } from './operating-user.ts'
import { type Durability, serverSettings } from './server-settings.ts'

const STOP_PATIENCE = 10_000
/** A server that does not take a connection within this is not in its ordinary state. */
const ANSWER_PATIENCE = 2_000
/** A start that takes longer is replaying what a crash left in the log. */
const RECOVERY_NOTICE = 3_000
const TOO_MANY_CONNECTIONS = '53300'
/** What is still in the pipe when the server has ended arrives within this. */
const LAST_WORDS = 500

/** All that one run of the server needs. */
export interface Launch {
  folder: string
  command: string
  runner: Runner
  durability: Durability
  address: Address
  url: string
  onProgress: ((sentence: string) => void) | undefined
}

/** A server that answers. */
export interface Postmaster {
  ended: Promise<string>
  stop(force: boolean): Promise<void>
}

/**
 * Starts the server and waits until it answers.
 * @throws StartupProblem when it ends instead; Interrupted when it was killed
 */
export async function launchPostmaster(launch: Launch): Promise<Postmaster> {
  const { folder, runner, address } = launch
  if (address.socketFolder) prepareSocketFolder(folder, address.socketFolder, runner.account)
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
    // A connection's process that outlives a killed server keeps the log open.
    child.once('exit', () => setTimeout(() => resolve(log.text()), LAST_WORDS))
  })
  // Only whoever waits for it is to hear of a failed launch.
  ended.catch(() => {})
  await ready(child, launch, log)
  return {
    ended,
    async stop(force) {
      // Told to stop while it recovers from a killed process, PostgreSQL 18 waits for ever: then it is ended at once,
      // and recovers at the next start.
      const gentle = !force && (await answers(launch.url).catch(() => true))
      await stopPostmaster(child, ended, gentle ? FAST : IMMEDIATE)
    },
  }
}

async function ready(child: ChildProcess, { folder, url, onProgress }: Launch, log: ProgramLog): Promise<void> {
  let notice = Date.now() + RECOVERY_NOTICE
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw explainLog(log, folder, child.signalCode)
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
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_PATIENCE })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code?.startsWith('28')) {
      throw new StartupProblem('O banco de dados embutido recusou a senha guardada com ele.', { cause: error })
    }
    // Full, but there.
    return error instanceof pg.DatabaseError && error.code === TOO_MANY_CONNECTIONS
  } finally {
    await client.end().catch(() => {})
  }
}

/** PostgreSQL's fast and immediate shutdown, each with what follows when it does not end. */
const FAST: NodeJS.Signals[] = ['SIGINT', 'SIGQUIT', 'SIGKILL']
const IMMEDIATE: NodeJS.Signals[] = ['SIGQUIT', 'SIGKILL']

async function stopPostmaster(child: ChildProcess, ended: Promise<string>, signals: NodeJS.Signals[]): Promise<void> {
  const finished = ended.catch(() => '')
  for (const signal of signals) {
    if (child.exitCode !== null || child.signalCode !== null) break
    child.kill(signal)
    const patience = new AbortController()
    await Promise.race([finished, sleep(STOP_PATIENCE, undefined, { signal: patience.signal }).catch(() => {})])
    patience.abort()
  }
  await finished
}
