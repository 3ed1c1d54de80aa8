import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { processesOf } from '../../apps/server/src/platform/embedded-postgres/leftovers.ts'
import { runningAddress } from '../../apps/server/src/platform/embedded-postgres/running-address.ts'

const here = fileURLToPath(new URL('../../', import.meta.url))

/**
 * What a round kills. 'database' is one of PostgreSQL's processes, 'all' is the launcher with everything it started.
 */
export const targets = ['server', 'worker', 'postmaster', 'database', 'all'] as const
export type Target = (typeof targets)[number]

const patience = 180_000

/** Capivira as `npm start` runs it, in a data folder of its own. */
export class Instance {
  readonly address: string
  readonly dataFolder: string
  readonly #env: NodeJS.ProcessEnv
  readonly #project: string
  #launcher: ChildProcess | undefined
  /** What the launcher said, for when something goes wrong. */
  log = ''

  /**
   * @param settings environment variables of its own, over those of every instance.
   * @param project the checkout that is run, with its packages installed; without a word this one.
   */
  constructor(dataFolder: string, port: number, settings: Record<string, string>, project = here) {
    this.#project = project
    this.dataFolder = dataFolder
    this.address = `http://127.0.0.1:${port}`
    this.#env = {
      ...process.env,
      DATA_DIR: dataFolder,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: this.address,
      DEMO: '0',
      LOG_LEVEL: 'error',
      ...settings,
    }
  }

  /** Starts it, unless it runs, and waits until it answers. */
  async bringUp(): Promise<void> {
    if (this.#ended()) {
      this.#launcher = spawn(process.execPath, [join(this.#project, 'scripts/start.mjs')], {
        env: this.#env,
        cwd: this.#project,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const keep = (chunk: Buffer) => {
        this.log = (this.log + chunk).slice(-2_000_000)
      }
      this.#launcher.stdout?.on('data', keep)
      this.#launcher.stderr?.on('data', keep)
    }
    const deadline = Date.now() + patience
    while (!(await this.isHealthy())) {
      if (this.#ended()) throw new Error(`npm start ended by itself:\n${this.log}`)
      if (Date.now() > deadline) throw new Error(`not healthy after ${patience / 1000} s:\n${this.log}`)
      await sleep(50)
    }
  }

  async isHealthy(): Promise<boolean> {
    try {
      const answer = await fetch(`${this.address}/api/health`, { signal: AbortSignal.timeout(2000) })
      await answer.body?.cancel()
      return answer.ok
    } catch {
      return false
    }
  }

  /** Kills with SIGKILL what a round is about; answers what was hit. */
  async kill(target: Target): Promise<string> {
    const pids = this.#pidsOf(target)
    const launcher = this.#launcher
    const ended = launcher && target === 'all' && !this.#ended() ? once(launcher, 'exit') : undefined
    for (const pid of pids) killNow(pid)
    await ended
    return `${target} (${pids.join(', ') || 'not running at that moment'})`
  }

  /** Ends it as Ctrl-C does. */
  async stop(): Promise<void> {
    if (!this.#launcher || this.#ended()) return
    const ended = once(this.#launcher, 'exit')
    this.#launcher.kill('SIGINT')
    await ended
  }

  /** How a client on this machine reaches the embedded database now. */
  databaseUrl(): string {
    const address = runningAddress(join(this.dataFolder, 'postgres'))
    if (!address) throw new Error('the database does not run')
    return address
  }

  /** The process that answers requests. */
  serverPid(): number {
    const { children } = readNote(this.dataFolder)
    return children.find(pid => readIfThere(`/proc/${pid}/cmdline`).includes('--server')) ?? 0
  }

  #ended(): boolean {
    return !this.#launcher || this.#launcher.exitCode !== null || this.#launcher.signalCode !== null
  }

  #pidsOf(target: Target): number[] {
    const cluster = join(this.dataFolder, 'postgres')
    const database = existsSync(cluster) ? processesOf(realpathSync(cluster)) : []
    const postmaster = Number(readIfThere(join(cluster, 'postmaster.pid')).split('\n')[0])
    const { launcher, children } = readNote(this.dataFolder)
    const withRole = (role: string) => children.filter(pid => readIfThere(`/proc/${pid}/cmdline`).includes(role))
    switch (target) {
      case 'server':
        return withRole('--server')
      case 'worker':
        return withRole('--worker')
      case 'postmaster':
        return database.filter(pid => pid === postmaster)
      case 'database':
        return database
          .filter(pid => pid !== postmaster)
          .sort(() => Math.random() - 0.5)
          .slice(0, 1)
      case 'all':
        return [...(this.#launcher?.pid ? [this.#launcher.pid] : []), ...launcher, ...children, ...database]
    }
  }
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It had ended by itself.
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The launcher's process that started the others, and those: server and worker. As the launcher notes them. */
function readNote(dataFolder: string): { launcher: number[]; children: number[] } {
  const text = readIfThere(join(dataFolder, 'instance.json')) || '{}'
  const { pid, children = [] }: { pid?: number; children?: { pid: number }[] } = JSON.parse(text)
  return { launcher: pid === undefined ? [] : [pid], children: children.map(child => child.pid) }
}
