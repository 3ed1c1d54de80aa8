import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { setKeeper } from '../../lib/kept.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import type { Download } from './device.ts'
import type { PupilDevice } from './pupil-device.ts'
import { setOutbox } from './tell.ts'

/** Milliseconds between tries while something waits and the network seems to be there. */
const tryAgain = 15_000

/** Milliseconds to wait for the device when somebody leaves. */
const patience = 4_000

let device: PupilDevice | undefined
const listeners = new Set<() => void>()
let started: string | undefined
let opening: Promise<PupilDevice> | undefined

/** A promise that may fail before anybody asks for it: who asks then learns why. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

/** Begins to keep things on this device for a pupil; once per page, for a sign-out loads a new one. */
export function startKeeping(userId: string, client: QueryClient): void {
  if (started !== undefined) return
  started = userId
  // The screen first: what is kept here is asked for when the network fails, and then somebody waits anyway.
  opening = whenIdle()
    .then(() => import('./pupil-device.ts'))
    .then(module =>
      module.openFor(userId, replies => {
        client.invalidateQueries()
        tellRewards(replies).catch((error: unknown) => console.warn('Rewards were paid, and not told of', error))
      }),
    )
  setKeeper(quiet(opening.then(({ keeper }) => keeper)))
  setOutbox(quiet(opening.then(({ outbox }) => outbox)))
  opening.then(
    opened => {
      device = opened
      opened.outbox.subscribe(changed)
      opened.downloads.subscribe(changed)
      changed()
      sendWhenPossible(opened)
    },
    // Without storage the app works as long as there is a network.
    (error: unknown) => console.warn('Nothing can be kept on this device', error),
  )
  addEventListener('online', () => client.invalidateQueries())
}

/** Tells what acts that waited have paid; rare, so its code comes when it is needed. */
async function tellRewards(replies: readonly unknown[]): Promise<void> {
  const [{ sumUp }, { announceRewards }] = await Promise.all([
    import('./rewards.ts'),
    import('../achievements/announce.ts'),
  ])
  const { xp, achievements } = sumUp(replies)
  announceRewards(xp, achievements)
}

function changed() {
  for (const listener of listeners) listener()
}

/** Sends what waits at the start, when the network is back, when the page is looked at again, and now and then. */
function sendWhenPossible({ outbox }: PupilDevice): void {
  const send = () => {
    if (outbox.pending() > 0 && navigator.onLine) void outbox.flush()
  }
  send()
  addEventListener('online', send)
  document.addEventListener('visibilitychange', send)
  setInterval(send, tryAgain)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The device once it is open; undefined for other people than pupils and where nothing can be kept. */
export const currentDevice = (): PupilDevice | undefined => device

/** Forgets on this device what was kept for its pupil, also where they leave before it was open. */
export async function forgetDevice(): Promise<void> {
  const forgotten = opening?.then(({ forget }) => forget()).catch(() => {})
  await Promise.race([forgotten, new Promise(resolve => setTimeout(resolve, patience))])
}

/** How many acts wait on this device. */
export function usePending(): number {
  return useSyncExternalStore(subscribe, () => device?.outbox.pending() ?? 0)
}

/** Whether this device keeps what its pupil does without the server. */
export function useKeeps(): boolean {
  return useSyncExternalStore(subscribe, () => device !== undefined)
}

const none: ReadonlyMap<number, Download> = new Map()

/** The materials on this device by id; undefined where none can be kept. */
export function useDownloads() {
  return useSyncExternalStore(subscribe, () => (canDownload ? (device?.downloads.current() ?? none) : undefined))
}

/** A page that is opened without a network needs a service worker, and those need a secure address. */
const canDownload = typeof navigator !== 'undefined' && 'serviceWorker' in navigator
