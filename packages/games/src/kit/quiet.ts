import { useSyncExternalStore } from 'react'

/** Why there are no sounds now, in a sentence, and whether the player may have them all the same. */
export type QuietTime = { reason: string; mayChange: boolean }

let now: QuietTime | null = null
/** Whether the player chose to have sounds in this quiet time. */
let lifted = false
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** Told by the app around: the quiet time there is, or null. Another one asks the player anew. */
export function setQuietTime(next: QuietTime | null): void {
  if (next?.reason === now?.reason && next?.mayChange === now?.mayChange) return
  now = next
  lifted = false
  tell()
}

/** The quiet time that holds, or null: there is none, or the player chose to have sounds. */
export const quietTime = (): QuietTime | null => (lifted ? null : now)

/** Has the sounds on or off in a quiet time, where the player may. */
export function liftQuietTime(on: boolean): void {
  if (!now?.mayChange) return
  lifted = on
  tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The quiet time that holds, drawn anew when it begins or ends. */
export const useQuietTime = (): QuietTime | null => useSyncExternalStore(subscribe, quietTime)
