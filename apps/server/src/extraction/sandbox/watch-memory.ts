import { execFile } from 'node:child_process'
import { existsSync, promises as fs } from 'node:fs'
import { promisify } from 'node:util'

const PAGE_BYTES = 4096
const PROC_INTERVAL_MS = 40
const PS_INTERVAL_MS = 500

async function residentFromProc(pid: number): Promise<number> {
  const statm = await fs.readFile(`/proc/${pid}/statm`, 'utf8')
  return Number(statm.split(' ')[1]) * PAGE_BYTES
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

export type MemoryWatch = { peakBytes: () => number; stop: () => void }

/**
 * Calls `onExceeded` once when the process holds more than `maxBytes` of resident memory. V8's own limits do not bound
 * typed arrays, hence the watch from outside. On Windows only V8's limit on WASM memory holds.
 */
export function watchMemory(pid: number, maxBytes: number, onExceeded: () => void): MemoryWatch {
  let peak = 0
  if (!source) return { peakBytes: () => peak, stop: () => {} }
  const timer = setInterval(async () => {
    const resident = await source.read(pid).catch(() => 0)
    peak = Math.max(peak, resident)
    if (resident > maxBytes) {
      clearInterval(timer)
      onExceeded()
    }
  }, source.intervalMs)
  timer.unref()
  return { peakBytes: () => peak, stop: () => clearInterval(timer) }
}
