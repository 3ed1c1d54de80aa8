import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { currentUserKey } from '../features/accounts/current-user.ts'
import { request } from '../lib/http.ts'

/** Signing out: to the first page whether or not the server answered, and nothing read so far is kept. */
export function useSignOut(): { signOut: () => Promise<void>; leaving: boolean } {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [leaving, setLeaving] = useState(false)

  async function signOut() {
    setLeaving(true)
    await request('POST', '/api/logout').catch(() => {})
    await client.cancelQueries()
    navigate('/')
    client.setQueryData(currentUserKey, null)
    // Not `clear()`: screens still shown would stay tied to the entry it takes away.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] })
  }

  return { signOut, leaving }
}
