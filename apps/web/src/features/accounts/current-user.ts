import type { User } from '@capivira/core/accounts/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { NetworkError } from '../../lib/http.ts'

export const currentUserKey = ['/api/auth/user']

declare global {
  interface Window {
    /** The first answer of GET /api/auth/user, asked for by public/early.js before our code arrived. */
    earlyCurrentUser?: Promise<Response>
  }
}

/** The answer already on its way, the first time; later a new one. */
function askCurrentUser(): Promise<Response> {
  const early = globalThis.window?.earlyCurrentUser
  if (!early) return fetch('/api/auth/user', { credentials: 'include' })
  delete window.earlyCurrentUser
  return early
}

/**
 * Who is signed in; null when nobody is (401).
 * @throws Error 'HTTP {status}' for any other refusal, NetworkError when there was no answer: neither means signed out.
 */
export async function fetchCurrentUser(): Promise<User | null> {
  const response = await askCurrentUser().catch((error: unknown) => {
    throw new NetworkError(error)
  })
  if (response.status === 401) return null
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.json()
}

/** The current-user query: always stale, asked again when a screen mounts or the window gets the focus, never retried. */
export function useCurrentUserQuery() {
  return useQuery({
    queryKey: currentUserKey,
    queryFn: fetchCurrentUser,
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    refetchOnReconnect: false,
    refetchInterval: false,
    retry: false,
  })
}

/** Filled by the app once the answer is there. */
export const CurrentUserContext = createContext<User | null>(null)

/** The signed-in user, or null for a visitor. */
export function useCurrentUser(): User | null {
  return use(CurrentUserContext)
}

/** The signed-in user, for screens that only they can reach. */
export function useUser(): User {
  const user = useCurrentUser()
  if (!user) throw new Error('This screen is for signed-in users: its route must not be in the visitor table')
  return user
}
