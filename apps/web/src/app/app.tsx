import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { Spinner } from '@capivira/ui/spinner.tsx'
import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useLayoutEffect } from 'react'
import { CurrentUserContext, useCurrentUserQuery } from '../features/accounts/current-user.ts'
import { startKeeping } from '../features/offline/session.ts'
import { applyComfort } from '../lib/comfort.ts'
import { NetworkError } from '../lib/http.ts'
import { askForLetters } from '../lib/letters.ts'
import { isFor } from '../lib/person.ts'
import { setPreloader } from '../lib/preload.ts'
import { whenCalm } from '../lib/when-calm.ts'
import { preloadRoute } from './find-route.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { Screens } from './screens.tsx'
import { endSession } from './session.ts'
import { Shell } from './shell/shell.tsx'
import { Toasts } from './toasts.tsx'

/**
 * The server did not say who is signed in: we do not know, so nobody is signed out. Tries again when the network is
 * back.
 */
function Unreachable({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        level={1}
        title="Não conseguimos falar com a Capivira"
        description={
          error instanceof NetworkError
            ? `${error.message} Sua conta continua conectada.`
            : 'O servidor está com um problema. Espere um pouco e tente de novo; sua conta continua conectada.'
        }
        illustration={<Capybara pose="sleeping" />}
        retrying={retrying}
        onRetry={onRetry}
      />
    </main>
  )
}

function CurrentScreen() {
  const { data: newest, error, isFetching, refetch } = useCurrentUserQuery()
  // Deferred, a whole screen is drawn in pieces between which the page answers to touches.
  const data = useDeferredValue(newest)
  const role = data?.userType ?? 'visitor'
  const client = useQueryClient()
  const account = data?.id
  const type = data?.userType
  // Before any screen asks for something, since without a network it learns at once that it has to look on the device.
  useLayoutEffect(() => {
    if (account && type && isFor(account)) startKeeping({ id: account, userType: type }, client, endSession)
  }, [account, type, client])
  useEffect(() => registerServiceWorker(type === 'student', client), [type, client])
  const isKnown = data !== undefined
  // Once the first screen has what it asked for.
  useEffect(
    () => (isKnown ? whenCalm(() => client.isFetching() > 0, askForLetters, 500) : undefined),
    [isKnown, client],
  )
  useEffect(() => {
    if (data) applyComfort(data.comfort)
  }, [data])
  useEffect(() => setPreloader(href => preloadRoute(role, href)), [role])
  if (data === undefined && error) return <Unreachable error={error} retrying={isFetching} onRetry={refetch} />
  if (data === undefined) return <Spinner fullScreen />
  return (
    <CurrentUserContext value={data}>
      <Shell>
        <Screens />
      </Shell>
    </CurrentUserContext>
  )
}

/** The whole application over one cache. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <CurrentScreen />
      <Toasts />
    </QueryClientProvider>
  )
}
