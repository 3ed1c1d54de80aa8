import { readFileSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { processesOf } from '../../apps/server/src/platform/embedded-postgres/leftovers.ts'

/** Clock ticks per second of /proc, fixed at 100 on Linux. */
const ticks = 100

/** Processor seconds that processes have used so far; 0 where the system does not tell (no /proc). */
export function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + secondsOf(pid), 0)
}

/** The processes of a database that runs on this machine. */
export async function databaseProcesses(cluster: string): Promise<number[]> {
  return processesOf(await realpath(cluster))
}

function secondsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Counted after the name, which may hold spaces: user time is the 12th field from there, system time the 13th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticks
  } catch {
    return 0
  }
}
