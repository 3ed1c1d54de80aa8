import type { User } from '@capivira/core/accounts/contract'
import { Spinner } from '@capivira/ui/spinner.tsx'
import { toast } from '@capivira/ui/toast'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Route, useLocation, useSearch } from 'wouter'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { LeaveSetUp } from '../features/accounts/leave-set-up.ts'
import { keepInvitation, keptInvitation } from '../lib/invitation.ts'
import { loadAgain } from '../lib/load-again.ts'
import { isInvitation, loginPath, nextPath } from '../lib/next-path.ts'
import { NotFound } from '../pages/not-found.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { findRoute, needsSignIn } from './find-route.ts'
import type { Route as Screen } from './routes.ts'
import { redirectDelay } from './session.ts'

const pages = new Map<Screen['load'], ComponentType>()

/** The page of a route as a component, the same one every time. */
function pageOf(load: Screen['load']): ComponentType {
  const page = pages.get(load) ?? lazy(() => loadAgain(load))
  pages.set(load, page)
  return page
}

/** Sends a visitor to the sign-in screen, which leads back here. */
function SignInFirst({ path }: { path: string }) {
  const [, navigate] = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => navigate(loginPath(path), { replace: true }), redirectDelay)
    return () => clearTimeout(timer)
  }, [path, navigate])
  useEffect(() => {
    // Whoever comes by the link of a class has done nothing wrong, and may have no account yet.
    if (isInvitation(path)) return keepInvitation(path, Date.now())
    const timer = setTimeout(() =>
      toast({
        title: 'Não autorizado',
        description: 'Você precisa estar logado para ver esta página',
        variant: 'destructive',
      }),
    )
    return () => clearTimeout(timer)
  }, [path])
  return <Spinner fullScreen />
}

/** Takes somebody who is signed in away from the screens of visitors. */
function GoOn({ to }: { to: string }) {
  const [, navigate] = useLocation()
  useEffect(() => navigate(to, { replace: true }), [to, navigate])
  return <Spinner fullScreen />
}

const ownPassword = () => import('../pages/own-password.tsx')

const setUpTwoFactor = () => import('../pages/set-up-two-factor.tsx')

/**
 * Whether two-factor is being set up, and the way out. It lasts until the recovery codes were put away: who is signed
 * in is asked again whenever the window is looked at, and the codes must not go with the answer that two-factor is on.
 */
function useSetUp(user: User | null): [boolean, () => void] {
  const [phase, setPhase] = useState<'none' | 'lasting' | 'left'>('none')
  const begins = user?.mustSetUpTwoFactor === true
  if (begins && phase === 'none') setPhase('lasting')
  // Left once the server said that it is on; that answer may be on its way to the screen yet.
  if ((!begins && phase === 'left') || (!user && phase !== 'none')) setPhase('none')
  return [phase === 'lasting' || (begins && phase === 'none'), () => setPhase('left')]
}

/** What comes before every screen: a password of one's own, then two-factor where the school asks for it. */
function firstOf(user: User | null, settingUp: boolean): Pick<Screen, 'path' | 'load'> | undefined {
  if (user?.mustChangePassword) return { path: '*', load: ownPassword }
  return user && settingUp ? { path: '*', load: setUpTwoFactor } : undefined
}

/** The screen of the current path for the current user, by the table of routes, after what comes first. */
export function Screens() {
  const [path] = useLocation()
  const search = useSearch()
  const user = useCurrentUser()
  const role = user?.userType ?? 'visitor'
  const [settingUp, leave] = useSetUp(user)
  const screen = firstOf(user, settingUp) ?? findRoute(role, path)

  if (!screen) {
    if (role === 'visitor' && needsSignIn(path)) return <SignInFirst path={search ? `${path}?${search}` : path} />
    if (role !== 'visitor' && findRoute('visitor', path)) {
      const asked = nextPath(search)
      const next = asked === '/' && role === 'student' ? (keptInvitation(Date.now()) ?? '/') : asked
      return <GoOn to={findRoute(role, next.split(/[?#]/)[0] ?? '') ? next : '/'} />
    }
    return <NotFound />
  }
  const PageOfPath = pageOf(screen.load)
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense fallback={<Spinner />}>
        <Route path={screen.path}>
          <LeaveSetUp value={leave}>
            <PageOfPath />
          </LeaveSetUp>
        </Route>
      </Suspense>
    </ErrorBoundary>
  )
}
