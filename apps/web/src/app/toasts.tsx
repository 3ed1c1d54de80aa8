import { toastStore } from '@capivira/ui/toast'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'

const load = () => import('@capivira/ui/toaster.tsx')
const Toaster = lazy(async () => ({ default: (await load()).Toaster }))

/** Loads the code of toasts ahead, on screens that will show some; a visitor who only looks around never needs it. */
export function preloadToasts(): void {
  load().catch(() => {})
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
