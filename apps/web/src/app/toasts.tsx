import { toastStore } from '@capivira/ui/toast'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'

const load = async () => (await import('@capivira/ui/toaster.tsx')).Toaster
/** Milliseconds until the code of toasts that did not come is asked for again. */
const patience = 3000

/**
 * Loads the code of toasts with the first touch or key: they answer what somebody does, and the first view is quicker
 * without them. Answers how to stop waiting for it.
 */
export function preloadToastsOnce(): () => void {
  const wait = new AbortController()
  for (const event of ['pointerdown', 'keydown']) {
    const start = () => {
      wait.abort()
      load().catch(() => {})
    }
    addEventListener(event, start, { signal: wait.signal, passive: true })
  }
  return () => wait.abort()
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
