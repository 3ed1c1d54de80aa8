import type { User } from '@capivira/core/accounts/contract'
import { toastStore } from '@capivira/ui/toast'
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { App } from '../src/app/app.tsx'
import { createQueryClient } from '../src/app/query-client.ts'
import { newPage } from '../src/lib/person.ts'
import { type Answers, type Server, serve, unauthorized } from './server.ts'

/** Opens the whole app at an address, for somebody signed in or for a visitor, over a server of known answers. */
export function open(address: string, user: User | null, answers: Answers = {}): Server {
  clearToasts()
  newPage()
  history.replaceState(null, '', address)
  const server = serve({ 'GET /api/auth/user': user ?? unauthorized, ...answers })
  render(<App client={createQueryClient()} />)
  return server
}

/** From now on time stands still until `pass` moves it. */
export function stopClock(): void {
  vi.useFakeTimers()
}

const later = globalThis.setTimeout

/** Turns of 10 ms or more: code is loaded on a machine that may have much else to do. */
const patience = 1_500

/**
 * Waits, with the clock stopped, until something is on screen: code still has to be loaded, which takes no time of the
 * school's.
 */
export async function arrive(isThere: () => unknown): Promise<void> {
  for (let turn = 0; turn < patience; turn++) {
    await act(async () => {
      await new Promise(resolve => later(resolve, 10))
      await vi.advanceTimersByTimeAsync(0)
    })
    if (isThere()) return
  }
  throw new Error(`It did not come: ${document.body.textContent}`)
}

/** Lets so many milliseconds pass, with everything that happens in them. */
export async function pass(milliseconds: number): Promise<void> {
  // Outside of `act`, which draws nothing before its end: what happens in that time may depend on what was drawn in it.
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turn = 0; turn < 3; turn++) {
    await act(async () => {})
    await vi.advanceTimersByTimeAsync(0)
  }
}

/** What the toast on screen says. */
export const shownToast = () => toastStore.current().shown

export function clearToasts(): void {
  for (let shown = shownToast(); shown; shown = shownToast()) toastStore.next(shown.id)
}
