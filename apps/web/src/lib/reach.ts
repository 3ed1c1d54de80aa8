/**
 * What answers the calls of this page: our server; nothing, or a gateway before it; a page that some network puts in
 * its place.
 */
export type Reach = 'here' | 'away' | 'foreign'

let reach: Reach = 'here'
const listeners = new Set<() => void>()

/** Notes what answered last. */
export function noteReach(now: Reach): void {
  if (now === reach) return
  reach = now
  for (const listener of listeners) listener()
}

/** What answered last. */
export const currentReach = (): Reach => reach

/** Hears when something else answers. */
export function onReach(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
