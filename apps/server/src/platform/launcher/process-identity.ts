import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * What tells a running process from another that gets the same number later: the moment it started and, on Linux, the
 * boot it started in. Undefined when there is no such process.
 */
export function processIdentity(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxIdentity(pid)
  if (process.platform === 'win32') return windowsIdentity(pid)
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

function linuxIdentity(pid: number): string | undefined {
  try {
    // Field 22 is the start in clock ticks since boot. The name in field 2 may hold spaces: count after its bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended; only its parent has not asked yet.
    if (fields[0] === 'Z') return undefined
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${fields[19]}`
  } catch {
    return undefined
  }
}

function windowsIdentity(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
    return 'running'
  } catch {
    return undefined
  }
}
