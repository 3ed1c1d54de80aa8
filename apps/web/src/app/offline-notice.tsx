import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that there is no network, as long as there is none. The region is always there, so that it is read aloud. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-soft-xp px-4 py-2 text-center text-sm font-bold text-xp-ink">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          Você está sem internet. Algumas coisas podem não funcionar até ela voltar.
        </p>
      )}
    </div>
  )
}
