import { heardAfter } from '@capivira/ui/heard.tsx'
import { useEffect, useState } from 'react'

/**
 * What waits to be said until the focus rests; at most three sentences, so that who holds a key down is not talked over
 * for long.
 */
let waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<(text: string) => void>()

/** The longest that a sentence waits for a focus that does not come to rest, in milliseconds. */
const longest = 1000
let since = 0

/**
 * Has a sentence read aloud by screen readers when they are free, the same one twice too. It is written once the focus
 * has rested for a moment: what comes together with a focus that moves, or just before, many readers leave out. What is
 * seen comes first.
 */
export function say(text: string): void {
  if (waiting.length === 0) since = performance.now()
  waiting = [...waiting, text].slice(-3)
  wait()
}

function wait(): void {
  clearTimeout(timer)
  if (waiting.length === 0) return
  timer = setTimeout(write, Math.max(0, Math.min(heardAfter, since + longest - performance.now())))
}

function write(): void {
  const text = waiting.join(' ')
  waiting = []
  for (const listener of listeners) listener(text)
}

/**
 * Where `say` writes; the game frame has one, empty from the start. Two places in turn, so that a repeated sentence is
 * a change.
 */
export function Announcer() {
  const [{ text, count }, hear] = useState({ text: '', count: 0 })
  useEffect(() => {
    const listener = (said: string) => hear(before => ({ text: said, count: before.count + 1 }))
    listeners.add(listener)
    document.addEventListener('focusin', wait)
    return () => {
      listeners.delete(listener)
      document.removeEventListener('focusin', wait)
    }
  }, [])
  return (
    <div aria-live="polite" className="sr-only">
      <p>{count % 2 === 0 && text}</p>
      <p>{count % 2 === 1 && text}</p>
    </div>
  )
}
