import { SkipLink } from '@capivira/ui/skip-link.tsx'
import { Spinner } from '@capivira/ui/spinner.tsx'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { loadAgain } from '../../lib/load-again.ts'
import { keepScrollPlaces, type ScrollPlaces } from '../../lib/scroll-places.ts'
import { preloadToastsOnce } from '../toasts.tsx'

const bars = () => import('./bars.tsx')
const TopBar = lazy(async () => ({ default: (await loadAgain(bars)).TopBar }))
const NetworkNotice = lazy(async () => ({ default: (await loadAgain(bars)).NetworkNotice }))
const BottomBar = lazy(async () => ({ default: (await loadAgain(bars)).BottomBar }))

const ReadingRuler = lazy(() => import('../../features/comfort/components/reading-ruler.tsx'))

/** Loads the bars of signed-in people ahead, for who probably is. */
export function preloadBars(): void {
  bars().catch(() => {})
}

/**
 * What surrounds every screen. A new screen starts at its top, one gone back to where it was left; the focus is on its
 * content.
 */
export function Shell({ children }: { children: ReactNode }) {
  const user = useCurrentUser()
  const [path] = useLocation()
  const content = useRef<HTMLElement>(null)
  const shownPath = useRef(path)

  const scroll = useRef<ScrollPlaces>(null)
  useEffect(() => {
    const places = keepScrollPlaces()
    scroll.current = places
    return places.stop
  }, [])

  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    scroll.current?.arrive()
    content.current?.focus({ preventScroll: true })
  }, [path])

  useEffect(preloadToastsOnce, [])

  return (
    <Suspense fallback={<Spinner fullScreen />}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        {user?.comfort.ruler && (
          <Suspense>
            <ReadingRuler />
          </Suspense>
        )}
        {user && <TopBar user={user} />}
        {user && <NetworkNotice />}
        <main ref={content} id="conteudo" tabIndex={-1} className="flex-1">
          {children}
        </main>
        {user && <BottomBar userType={user.userType} />}
      </div>
    </Suspense>
  )
}
