import { setTimeout as sleep } from 'node:timers/promises'
import { workOf } from './tree.ts'

/** Seconds between two looks, and of processor time between them below which nothing is going on. */
const look = { every: 10, work: 0.5 }
/** Looks after which a start that never rests is taken as it is. */
const MOST = 60

/** Waits until a start that nobody uses has come to rest: what it had to write after its first answer is written. */
export async function untilCalm(root: number): Promise<void> {
  for (let looks = 0, before = Number.NEGATIVE_INFINITY; looks < MOST; looks++) {
    const now = workOf(root)
    // What processes took that are gone no longer counts: less than before is no rest.
    if (Math.abs(now - before) < look.work) return
    before = now
    await sleep(1000 * look.every)
  }
}
