import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../settings.ts'
import { StartupProblem } from '../startup-problem.ts'
import type { Roles } from './arguments.ts'
import { localAddress } from './port.ts'

/** How often a start that takes long says so. */
const NOTICE = 15_000
/** A worker answers no calls: one that is still there after this long has started. */
const WORKER_PROOF = 2_000
const MOST_SURPRISES = 5
/** Milliseconds after which an answer is not waited for any more. */
const PATIENCE = 2_000

interface Starting {
  roles: Roles
  settings: Settings
  stopping: AbortSignal
}

/**
 * Waits until `GET /api/health` answers 200, or a stop is asked for.
 * @param exitCodes of the programs that ended meanwhile; grows
 * @throws StartupProblem when a program gives up; it has said why
 */
export async function untilHealthy(
  { roles, settings, stopping }: Starting,
  exitCodes: readonly (number | null)[],
  say: (sentence: string) => void,
): Promise<void> {
  const health = `${localAddress(settings.host, settings.port)}/api/health`
  const began = Date.now()
  let notice = began + NOTICE
  while (!stopping.aborted) {
    if (gaveUp(exitCodes)) throw new StartupProblem('A Capivira não pôde iniciar; o motivo está acima.')
    if (roles.server ? await isHealthy(health) : Date.now() - began > WORKER_PROOF) return
    if (Date.now() > notice) {
      say('Ainda preparando o servidor…')
      notice = Date.now() + NOTICE
    }
    await sleep(50)
  }
}

/**
 * Code 1 is a problem that starting again does not solve. Other codes are surprises (the database was just recovering),
 * and a signal is somebody's kill: both are started again, surprises not for ever.
 */
export function gaveUp(exitCodes: readonly (number | null)[]): boolean {
  return exitCodes.includes(1) || exitCodes.filter(code => code !== null && code !== 0).length >= MOST_SURPRISES
}

/** Asked without `fetch`: the launcher lives as long as the school is open, and would keep the memory that it takes. */
function isHealthy(address: string): Promise<boolean> {
  return new Promise(resolve => {
    const asking = get(address, { agent: false, timeout: PATIENCE }, reply => {
      reply.resume()
      resolve(reply.statusCode === 200)
    })
    asking.once('timeout', () => asking.destroy())
    asking.once('error', () => resolve(false))
  })
}
