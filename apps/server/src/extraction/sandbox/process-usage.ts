import { existsSync, readFileSync } from 'node:fs'

/** What the kernel tells about other processes; only Linux has it as files. */
export const hasProc = existsSync('/proc/self/statm')

const PAGE_BYTES = 4096
/** Linux counts processor time in hundredths of a second (USER_HZ) on every platform Node runs on. */
const TICK_MS = 10
/** Places of user and system time after the command's name in /proc/<pid>/stat, see proc(5). */
const USER_TIME = 11
const SYSTEM_TIME = 12

/*
 * These reads are synchronous on purpose: the kernel answers from memory in microseconds, an asynchronous read costs
 * ten times as much.
 */

/** Resident memory of a process in bytes; 0 when it is gone. */
export function residentBytes(pid: number): number {
  return Number(readProc(pid, 'statm').split(' ')[1] ?? 0) * PAGE_BYTES
}

/** Processor time that a process has used, in milliseconds; 0 when it is gone or the system does not tell. */
export function cpuMs(pid: number): number {
  const stat = readProc(pid, 'stat')
  // The name in brackets may hold anything, spaces and brackets included.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[USER_TIME] ?? 0) + Number(fields[SYSTEM_TIME] ?? 0)) * TICK_MS
}

function readProc(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
