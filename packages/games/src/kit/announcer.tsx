import { useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint.ts'

type Said = { text: string; count: number }

let said: Said = { text: '', count: 0 }
const listeners = new Set<() => void>()

/**
 * Has a sentence read aloud by screen readers when they are free, the same one twice too. What is seen comes first: nobody hears
 * that it was written a frame later.
 */
export function say(text: string): void {
  said = { text, count: said.count + 1 }
  afterPaint(() => {
    for (const listener of listeners) listener()
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where `say` writes; the game frame has one. Two places in turn, so that a repeated sentence is a change. */
export function Announcer() {
  const { text, count } = useSyncExternalStore(subscribe, () => said)
  return (
    <div aria-live="polite" className="sr-only">
      <p>{count % 2 === 0 && text}</p>
      <p>{count % 2 === 1 && text}</p>
    </div>
  )
}
