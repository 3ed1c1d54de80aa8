/**
 * What answers the calls of this page: our server; nothing, or a gateway before it; a page that some network puts in
 * its place.
 */
export type Reach = 'here' | 'away' | 'foreign'

let reach: Reach = 'here'
/** Whether our server answered last though the browser says that there is no network. */
let isMistaken = false
const listeners = new Set<() => void>()

/** Notes what answered last. */
export function noteReach(now: Reach): void {
  const mistaken = now === 'here' && navigator.onLine === false
  if (now === reach && mistaken === isMistaken) return
  reach = now
  isMistaken = mistaken
  for (const listener of listeners) listener()
}

/**
 * Whether there is no network: as the browser says, which beside a VPN or a virtual machine may say so for ever while
 * our server answers.
 */
export const isOffline = (): boolean => !navigator.onLine && !isMistaken

/** What answered last. */
export const currentReach = (): Reach => reach

/** Hears when something else answers. */
export function onReach(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
