import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { currentUserKey } from '../features/accounts/current-user.ts'
import { isRefusedFor, isUnauthorized, request } from '../lib/http.ts'
import { endSession } from './session.ts'

/** Reads the address its key spells: ['/api/materials', 12, 'cards'] is GET /api/materials/12/cards. */
export function readKey({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }): Promise<unknown> {
  return request('GET', queryKey.join('/'), { signal })
}

/**
 * Another screen comes first since the page was opened: an own password, or two-factor that the school asks for now.
 */
const isWalled = (error: Error) => isRefusedFor(error, 'own-password-first') || isRefusedFor(error, 'two-factor-first')

/** The cache of everything read from the server: nothing goes stale, is read again or tried again by itself. */
export function createQueryClient(): QueryClient {
  function onError(error: Error): void {
    if (isUnauthorized(error)) endSession()
    else if (isWalled(error) || isRefusedFor(error, 'other-person'))
      client.invalidateQueries({ queryKey: currentUserKey })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: readKey,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // Without a network a read fails and says so, rather than wait without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
