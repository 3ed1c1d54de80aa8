import { setTimeout as sleep } from 'node:timers/promises'
import type { RecordedProcess } from '../instance-lock.ts'
import { processIdentity } from './process-identity.ts'

/** A server whose launcher was killed notices and ends by itself; after this it is ended. */
const PATIENCE = 3_000

/** Waits for the end of what a killed run left behind, and ends what does not end by itself. */
export async function endEarlierRun(children: readonly RecordedProcess[]): Promise<void> {
  const deadline = Date.now() + PATIENCE
  const living = () => children.filter(child => processIdentity(child.pid) === child.identity)
  while (living().length > 0 && Date.now() < deadline) await sleep(30)
  for (const { pid } of living()) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended meanwhile.
    }
  }
  while (living().length > 0) await sleep(30)
}
