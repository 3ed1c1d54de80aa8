import { CloudUpload, WifiOff } from '@capivira/ui/icons'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { currentUserKey, useCurrentUser } from '../../features/accounts/current-user.ts'
import { useKeeps, useKept, useTrouble, useUnkept } from '../../features/offline/session.ts'
import { currentReach, isOffline, onReach, type Reach } from '../../lib/reach.ts'
import { refreshAll } from '../../lib/refresh.ts'
import { networkSentence } from './network-sentence.ts'

const Trouble = lazy(() => import('../../features/offline/components/trouble.tsx'))

/** Under the top bar, wherever that is. */
const belowBar =
  'sticky top-[calc(4rem+2px+env(safe-area-inset-top))] z-30 low:top-0 max-xl:in-data-[bars=away]:top-0 print:hidden'

/** Milliseconds after which the server is asked again whether it is there. */
const askAgain = 15_000

function onNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  const unhear = onReach(listener)
  return () => {
    unhear()
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/**
 * What is between this page and the server; asks from time to time while something is, and reads everything anew when
 * nothing is.
 */
function useReach(): Reach | 'offline' {
  const client = useQueryClient()
  const offline = useSyncExternalStore(onNetwork, isOffline)
  const reach = useSyncExternalStore(onReach, currentReach)
  useEffect(() => {
    if (reach === 'here') return
    const asking = setInterval(() => client.invalidateQueries({ queryKey: currentUserKey }), askAgain)
    return () => {
      clearInterval(asking)
      if (currentReach() === 'here') refreshAll(client)
    }
  }, [reach, client])
  return offline ? 'offline' : reach
}

/** Says how the network is, as long as it is not well. The region is always there, so that it is read aloud. */
export function NetworkNotice() {
  const reach = useReach()
  const pending = useKept()
  const isUnkept = useUnkept()
  const keeps = useKeeps() && !isUnkept
  const isPupil = useCurrentUser()?.userType === 'student'
  const isTrouble = useTrouble()
  // Of what this device could not keep another sentence tells.
  const known = { pending, studies: isPupil && keeps, isPupil }
  const sentence = networkSentence(reach, known)
  const Icon = reach === 'here' ? CloudUpload : WifiOff
  return (
    // Nothing else on a long screen tells where what is done there goes: it stays in sight until the server is back.
    <div role="status" className={isUnkept || reach !== 'here' ? belowBar : undefined}>
      {sentence && (
        <p
          className={
            'flex items-center justify-center gap-2 bg-soft-xp px-4 py-2 ' + 'text-center text-sm font-bold text-xp-ink'
          }
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span>
            {sentence}
            {/* An address that our worker leaves to the network: whoever answers it is seen, and may be signed in
                to. */}
            {reach === 'foreign' && (
              <a href="/api/login" className="ml-2 inline-block min-h-6 underline">
                Ver essa página
              </a>
            )}
          </span>
        </p>
      )}
      {isTrouble && (
        <Suspense>
          <Trouble />
        </Suspense>
      )}
    </div>
  )
}
