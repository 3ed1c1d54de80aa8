import { cpuMs } from './process-usage.ts'

/** On a busy machine a process may wait for its turn up to this many times longer than it may work. */
const LONGEST_WAIT = 5

/**
 * Calls `onExceeded` when the process has worked for `limitMs` since this call, by the processor time it used: a
 * machine that is busy with other things does not make a document complex. A process that does not work at all, or
 * whose time the system does not tell, gets five times as long on the clock. Returns the way to call it off.
 * @param waitMs what it may wait for others besides, on the clock
 */
export function limitWork(pid: number, limitMs: number, onExceeded: () => void, waitMs = 0): () => void {
  const usedBefore = cpuMs(pid)
  const deadline = performance.now() + limitMs * LONGEST_WAIT + waitMs
  let timer = setTimeout(check, limitMs)
  return () => clearTimeout(timer)

  function check(): void {
    const left = limitMs - (cpuMs(pid) - usedBefore)
    if (left <= 0 || performance.now() >= deadline) onExceeded()
    else timer = setTimeout(check, left)
  }
}
