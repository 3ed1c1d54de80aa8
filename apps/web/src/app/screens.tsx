import { Spinner } from '@capivira/ui/spinner.tsx'
import { toast } from '@capivira/ui/toast'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Route, useLocation, useSearch } from 'wouter'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { loadAgain } from '../lib/load-again.ts'
import { loginPath, nextPath } from '../lib/next-path.ts'
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
    const timer = setTimeout(() =>
      toast({
        title: 'Não autorizado',
        description: 'Você precisa estar logado para ver esta página',
        variant: 'destructive',
      }),
    )
    return () => clearTimeout(timer)
  }, [])
  return <Spinner fullScreen />
}

/** Takes somebody who is signed in away from the screens of visitors. */
function GoOn({ to }: { to: string }) {
  const [, navigate] = useLocation()
  useEffect(() => navigate(to, { replace: true }), [to, navigate])
  return <Spinner fullScreen />
}

const ownPassword = () => import('../pages/own-password.tsx')

/** The screen of the current path for the current user, by the table of routes; first of all their own password. */
export function Screens() {
  const [path] = useLocation()
  const search = useSearch()
  const user = useCurrentUser()
  const role = user?.userType ?? 'visitor'
  const screen = user?.mustChangePassword ? { path: '*', load: ownPassword } : findRoute(role, path)

  if (!screen) {
    if (role === 'visitor' && needsSignIn(path)) return <SignInFirst path={search ? `${path}?${search}` : path} />
    if (role !== 'visitor' && findRoute('visitor', path)) {
      const next = nextPath(search)
      return <GoOn to={findRoute(role, next.split(/[?#]/)[0] ?? '') ? next : '/'} />
    }
    return <NotFound />
  }
  const PageOfPath = pageOf(screen.load)
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense fallback={<Spinner />}>
        <Route path={screen.path}>
          <PageOfPath />
        </Route>
      </Suspense>
    </ErrorBoundary>
  )
}
