import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { explained } from '../startup-problem.ts'
import { chooseAddress } from './address.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster, ROLE } from './cluster.ts'
import { clearLeftovers, endProcesses } from './leftovers.ts'
import { againIfInterrupted } from './log.ts'
import { chooseRunner } from './operating-user.ts'
import { launchPostmaster } from './postmaster.ts'
import type { Durability } from './server-settings.ts'

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
  /** Ends the connections, writes everything, leaves; `force` leaves the writing to the recovery of the next start. */
  stop(force?: boolean): Promise<void>
}

/**
 * Starts the PostgreSQL kept in `folder`, making it first if need be and clearing what a killed run left behind. The
 * caller must be the only one to use the folder (see instance-lock.ts). The server listens on a Unix socket only (on
 * Windows: on the loopback address) and ends with this process where the system allows it.
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
  const launch = async () => {
    await endProcesses(folder)
    return launchPostmaster({ folder, command: binaries.postgres, runner, durability, address, url, onProgress })
  }

  let current = await againIfInterrupted(launch)
  return {
    url,
    ended: () => current.ended,
    async restart() {
      current = await launch()
    },
    async stop(force = false) {
      await current.stop(force)
      await clearLeftovers(folder)
    },
  }
}
