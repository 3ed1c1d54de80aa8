import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { hasProc, residentBytes } from './process-usage.ts'

const PROC_INTERVAL_MS = 40
const PS_INTERVAL_MS = 500

async function residentFromPs(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) * 1024
}

type Source = { read: (pid: number) => number | Promise<number>; intervalMs: number }

/** How resident memory is read here; null where there is neither /proc nor ps (Windows). */
const source: Source | null = hasProc
  ? { read: residentBytes, intervalMs: PROC_INTERVAL_MS }
  : process.platform === 'win32'
    ? null
    : { read: pid => residentFromPs(pid).catch(() => 0), intervalMs: PS_INTERVAL_MS }

export type MemoryWatch = { peakBytes: () => number; stop: () => void }

/**
 * Calls `onExceeded` once when the process holds more than `maxBytes` of resident memory. V8's own limits do not bound
 * typed arrays, hence the watch from outside. On Windows only V8's limit on WASM memory holds.
 */
export function watchMemory(pid: number, maxBytes: number, onExceeded: () => void): MemoryWatch {
  let peak = 0
  if (!source) return { peakBytes: () => peak, stop: () => {} }
  const timer = setInterval(async () => {
    const resident = await source.read(pid)
    peak = Math.max(peak, resident)
    if (resident > maxBytes) {
      clearInterval(timer)
      onExceeded()
    }
  }, source.intervalMs)
  timer.unref()
  return { peakBytes: () => peak, stop: () => clearInterval(timer) }
}
