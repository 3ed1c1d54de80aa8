import type { User } from '@capivira/core/accounts/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { ApiError, isRefusedFor, isServerAway, readAnswer, request } from '../../lib/http.ts'
import { isFor } from '../../lib/person.ts'
import { hasLeft, keepUser, keptUser, noteLeft, whoLeft } from './kept-user.ts'

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
  if (!early) return fetch('/api/auth/user', { credentials: 'include', redirect: 'manual' })
  delete window.earlyCurrentUser
  return early
}

/**
 * Somebody left without a network: the server is told first. True while it cannot be, for then nobody is signed in
 * here.
 */
async function stillLeaving(): Promise<boolean> {
  if (!hasLeft()) return false
  delete window.earlyCurrentUser
  try {
    await request('POST', '/api/logout', { body: { personId: whoLeft() } })
  } catch (error) {
    // Somebody else has signed in since: that session is not the one to end.
    if (!isRefusedFor(error, 'other-person')) return true
  }
  noteLeft(null)
  return false
}

/**
 * Who is signed in; null when nobody is (401). While the server cannot be reached it is the pupil who was.
 * @throws Error 'HTTP {status}' for any other refusal, NetworkError when no answer of ours came: neither means signed
 *   out.
 */
export async function fetchCurrentUser(): Promise<User | null> {
  if (await stillLeaving()) return null
  try {
    const user = await readAnswer<User>(askCurrentUser())
    // For another person the page is loaded anew, and draws nothing until then.
    if (user && !isFor(user.id)) return await new Promise(() => {})
    keepUser(user)
    return user
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      keepUser(null)
      return null
    }
    const kept = isServerAway(error) ? keptUser() : undefined
    if (kept) return kept
    throw error instanceof ApiError ? new Error(`HTTP ${error.status}`) : error
  }
}

/**
 * The current-user query: always stale, asked again when a screen mounts or the window gets the focus, never retried.
 */
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
