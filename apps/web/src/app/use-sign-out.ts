import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../lib/http.ts'
import { leaveFor } from './session.ts'

/**
 * Signing out: to the first page whether or not the server answered. The page is loaded anew, so that on a shared
 * computer nothing of the pupil before stays in memory, and no screen of theirs asks the server once more.
 */
export function useSignOut(): { signOut: () => Promise<void>; leaving: boolean } {
  const client = useQueryClient()
  const [leaving, setLeaving] = useState(false)

  async function signOut() {
    setLeaving(true)
    await client.cancelQueries()
    await request('POST', '/api/logout').catch(() => {})
    leaveFor('/')
  }

  return { signOut, leaving }
}
