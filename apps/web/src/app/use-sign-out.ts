import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { forgetPerson } from '../features/accounts/forget-person.ts'
import { noteLeft } from '../features/accounts/kept-user.ts'
import { openedDevice, settleActs, useOutbox } from '../features/offline/session.ts'
import { isRefusedFor, NetworkError, request } from '../lib/http.ts'
import { leaveFor } from './session.ts'

export type SignOut = {
  /** Leaves, unless something on this device has not been sent: then `unsent` says how much. */
  signOut: () => Promise<void>
  leaving: boolean
  /** Acts that would be lost; 0 when there is nothing to ask. */
  unsent: number
  stay: () => void
  leaveAnyway: () => Promise<void>
}

/**
 * Breaks off every read that is under way, and lets no screen ask again, by its clock or because the window has the
 * focus.
 */
async function stopReading(client: QueryClient): Promise<void> {
  for (const { observers } of client.getQueryCache().getAll()) for (const observer of [...observers]) observer.destroy()
  await client.cancelQueries()
}

/**
 * Signing out: to the first page whether or not the server answered. The page is loaded anew and the device forgets the
 * pupil, so that on a shared computer nothing of the pupil before stays, and no screen of theirs asks the server once
 * more.
 */
export function useSignOut(): SignOut {
  const client = useQueryClient()
  const user = useCurrentUser()
  const [leaving, setLeaving] = useState(false)
  const [asks, setAsks] = useState(false)
  const unsaid = useOutbox(outbox => outbox?.unsaid() ?? 0)

  const goes = useRef(false)

  async function leaveAnyway() {
    if (goes.current) return
    goes.current = true
    setLeaving(true)
    await stopReading(client)
    const refused = await request('POST', '/api/logout').catch((error: unknown) => error)
    if (refused instanceof NetworkError && user) noteLeft(user.id)
    // Somebody else is signed in here by now: what is to be forgotten is not theirs, and their session goes on.
    if (!isRefusedFor(refused, 'other-person')) await forgetPerson(user?.id)
    leaveFor('/')
  }

  async function signOut() {
    setLeaving(true)
    // Also what waits from an earlier visit, where somebody leaves at once.
    const outbox = (await openedDevice())?.outbox
    await settleActs()
    const left = outbox?.unsaid() ?? 0
    if (left === 0) return leaveAnyway()
    setLeaving(false)
    setAsks(true)
  }
  // While it is asked all may have been sent: then there is nothing to lose.
  const goOn = useEffectEvent(leaveAnyway)
  const isAllSent = asks && unsaid === 0
  useEffect(() => {
    if (isAllSent) void goOn()
  }, [isAllSent])

  return { signOut, leaving, unsent: asks ? unsaid : 0, stay: () => setAsks(false), leaveAnyway }
}
