import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const PAGE_BYTES = 4096
const PROC_INTERVAL_MS = 40
const PS_INTERVAL_MS = 500

/** Synchronous on purpose: the kernel answers from memory in microseconds, an asynchronous read costs ten times as much. */
function residentFromProc(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
}

async function residentFromPs(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) * 1024
}

/** How the resident memory of a process is read here; null where there is neither /proc nor ps (Windows). */
const source = existsSync('/proc/self/statm')
  ? { read: residentFromProc, intervalMs: PROC_INTERVAL_MS }
  : process.platform === 'win32'
    ? null
    : { read: residentFromPs, intervalMs: PS_INTERVAL_MS }

/** 0 for a process that is gone. */
async function readQuietly(read: (pid: number) => number | Promise<number>, pid: number): Promise<number> {
  try {
    return await read(pid)
  } catch {
    return 0
  }
}

export type MemoryWatch = { peakBytes: () => number; stop: () => void }

/**
 * Calls `onExceeded` once when the process holds more than `maxBytes` of resident memory. V8's own limits do not bound
 * typed arrays, hence the watch from outside. On Windows only V8's limit on WASM memory holds.
 */
export function watchMemory(pid: number, maxBytes: number, onExceeded: () => void): MemoryWatch {
  let peak = 0
  if (!source) return { peakBytes: () => peak, stop: () => {} }
  const timer = setInterval(async () => {
    const resident = await readQuietly(source.read, pid)
    peak = Math.max(peak, resident)
    if (resident > maxBytes) {
      clearInterval(timer)
      onExceeded()
    }
  }, source.intervalMs)
  timer.unref()
  return { peakBytes: () => peak, stop: () => clearInterval(timer) }
}
