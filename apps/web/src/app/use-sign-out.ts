import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { forgetPerson } from '../features/accounts/forget-person.ts'
import { noteLeft } from '../features/accounts/kept-user.ts'
import { currentDevice } from '../features/offline/session.ts'
import { NetworkError, request } from '../lib/http.ts'
import { leaveFor } from './session.ts'

/** Milliseconds to wait for what is still being sent when somebody leaves. */
const patience = 4_000

export type SignOut = {
  /** Leaves, unless something on this device has not been sent: then `unsent` says how much. */
  signOut: () => Promise<void>
  leaving: boolean
  /** Acts that would be lost; 0 when there is nothing to ask. */
  unsent: number
  stay: () => void
  leaveAnyway: () => Promise<void>
}

/** Breaks off every read that is under way, and lets no screen ask again, by its clock or because the window has the focus. */
async function stopReading(client: QueryClient): Promise<void> {
  for (const { observers } of client.getQueryCache().getAll()) for (const observer of [...observers]) observer.destroy()
  await client.cancelQueries()
}

/**
 * Signing out: to the first page whether or not the server answered. The page is loaded anew and the device forgets the
 * pupil, so that on a shared computer nothing of the pupil before stays, and no screen of theirs asks the server once more.
 */
export function useSignOut(): SignOut {
  const client = useQueryClient()
  const user = useCurrentUser()
  const [leaving, setLeaving] = useState(false)
  const [unsent, setUnsent] = useState(0)

  async function leaveAnyway() {
    setLeaving(true)
    await stopReading(client)
    await request('POST', '/api/logout').catch((error: unknown) => {
      if (error instanceof NetworkError) noteLeft(true)
    })
    await forgetPerson(user?.id)
    leaveFor('/')
  }

  async function signOut() {
    const outbox = currentDevice()?.outbox
    if (outbox && outbox.pending() > 0) {
      setLeaving(true)
      await Promise.race([outbox.flush(), new Promise(resolve => setTimeout(resolve, patience))])
      setLeaving(false)
      if (outbox.pending() > 0) return setUnsent(outbox.pending())
    }
    return leaveAnyway()
  }

  return { signOut, leaving, unsent, stay: () => setUnsent(0), leaveAnyway }
}
