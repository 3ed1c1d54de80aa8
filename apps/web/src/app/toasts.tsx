import { toastStore } from '@capivira/ui/toast'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { whenCalm } from '../lib/when-calm.ts'

const load = async () => (await import('@capivira/ui/toaster.tsx')).Toaster
/** Milliseconds until the code of toasts that did not come is asked for again. */
const patience = 3000
/** Milliseconds after a page has loaded in which nothing is asked for that nobody waits for. */
const restBefore = 4000

/**
 * Loads the code of toasts with the first touch or key, or once the page is at rest: they answer what somebody does,
 * the first view is quicker without them, and a server that has gone away meanwhile sends none. Answers how to stop
 * waiting for it.
 */
export function preloadToastsOnce(): () => void {
  const wait = new AbortController()
  const start = () => {
    if (wait.signal.aborted) return
    wait.abort()
    load().catch(() => {})
  }
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, start, { signal: wait.signal, passive: true })
  const rest = whenCalm(() => false, start, restBefore)
  return () => {
    rest()
    wait.abort()
  }
}

/**
 * The place of toasts, from the first one on. Without a network their code may come late: they wait for it, and nothing
 * else does.
 */
export function Toasts() {
  const { shown } = useSyncExternalStore(toastStore.subscribe, toastStore.current)
  const [Place, setPlace] = useState<ComponentType | null>(null)
  const [tries, setTries] = useState(0)
  const wanted = shown !== null && Place === null
  useEffect(() => {
    if (!wanted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    load().then(
      Toaster => !gone && setPlace(() => Toaster),
      () => {
        if (!gone) timer = setTimeout(() => setTries(tries + 1), patience)
      },
    )
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [wanted, tries])
  return Place && <Place />
}
