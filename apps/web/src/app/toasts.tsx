import { toastStore } from '@capivira/ui/toast'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'

const load = () => import('@capivira/ui/toaster.tsx')
const Toaster = lazy(async () => ({ default: (await load()).Toaster }))

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

/** The place of toasts, from the first one on. */
export function Toasts() {
  const { shown } = useSyncExternalStore(toastStore.subscribe, toastStore.current)
  const [used, setUsed] = useState(false)
  if (shown && !used) setUsed(true)
  return (
    used && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
