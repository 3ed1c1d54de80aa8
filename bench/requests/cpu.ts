import { readFileSync, realpathSync } from 'node:fs'
import { processesOf } from '../../apps/server/src/platform/embedded-postgres/leftovers.ts'

/** Clock ticks per second of /proc, fixed at 100 on Linux. */
const ticks = 100

/** Processor seconds used so far by the three that take part; 0 where the system does not tell (no /proc). */
export type CpuUse = { server: number; database: number; client: number }

/** Reads the meter. `cluster` is the database's folder; the client is this process with the programs it ran. */
export function cpuUse(server: number, cluster: string): CpuUse {
  const database = processesOf(realpathSync(cluster))
  return {
    server: timesOf(server).own,
    // Connections that were closed count with the process that started them.
    database: database.map(timesOf).reduce((sum, { own, ended }) => sum + own + ended, 0),
    client: timesOf(process.pid).own + timesOf(process.pid).ended,
  }
}

/** What was used between two readings, in microseconds for each of `count`. */
export function perCall(before: CpuUse, after: CpuUse, count: number): CpuUse {
  const each = (key: keyof CpuUse) => ((after[key] - before[key]) / count) * 1e6
  return { server: each('server'), database: each('database'), client: each('client') }
}

/** Processor seconds of a process, and of its children that have ended. */
function timesOf(pid: number): { own: number; ended: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Counted after the name, which may hold spaces: from there user and system time are the 12th and 13th field, those
    // of ended children the 14th and 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const seconds = (at: number) => (Number(fields[at]) + Number(fields[at + 1])) / ticks
    return { own: seconds(11), ended: seconds(13) }
  } catch {
    return { own: 0, ended: 0 }
  }
}
