import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { setKeeper } from '../../lib/kept.ts'
import { refreshAll } from '../../lib/refresh.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import type { Download } from './device.ts'
import { setOutbox } from './outbox-place.ts'
import type { PersonDevice } from './person-device.ts'

/** Milliseconds to wait for the device. */
const patience = 4_000

let device: PersonDevice | undefined
const listeners = new Set<() => void>()
let started: string | undefined
let opening: Promise<PersonDevice> | undefined

/** A promise that may fail before anybody asks for it: who asks then learns why. */
function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

/** Begins to keep things on this device for a person; once per page, for another's loads a new one. */
export function startKeeping(
  person: { id: string; userType: string },
  client: QueryClient,
  onSignedOut: () => void,
): void {
  if (started !== undefined) return
  started = person.id
  const isPupil = person.userType === 'student'
  // The screen first: what is kept here is asked for when the network fails, and then somebody waits anyway.
  opening = whenIdle()
    .then(() => import('./begin.ts'))
    .then(module => module.begin(person.id, isPupil, client, onSignedOut))
  if (isPupil)
    setKeeper(
      quiet(opening.then(({ keeper }) => keeper ?? Promise.reject(new Error('nothing can be kept on this device')))),
    )
  setOutbox(quiet(opening.then(({ outbox }) => outbox)))
  opening.then(
    opened => {
      device = opened
      opened.outbox.subscribe(changed)
      opened.downloads?.subscribe(changed)
      changed()
    },
    (error: unknown) => console.warn('What is done here is told at once, or not at all', error),
  )
  // What was drawn from this device is old by then.
  if (isPupil) addEventListener('online', () => refreshAll(client))
}

function changed() {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The device once it is open. */
export const currentDevice = (): PersonDevice | undefined => device

/**
 * The device once it is open, waited for by who acts on it at once; undefined where it does not open, or not in time.
 */
export async function openedDevice(): Promise<PersonDevice | undefined> {
  const tooLate = new Promise<undefined>(resolve => setTimeout(resolve, patience))
  return device ?? Promise.race([opening?.catch(() => undefined), tooLate])
}

/** Forgets on this device what was kept for its person, also where they leave before it was open. */
export async function forgetDevice(): Promise<void> {
  const forgotten = opening?.then(({ forget }) => forget()).catch(() => {})
  await Promise.race([forgotten, new Promise(resolve => setTimeout(resolve, patience))])
}

/** Sends what still waits before something that builds upon it; goes on all the same where it cannot be sent now. */
export async function settleActs(): Promise<void> {
  if (!device?.outbox.unsaid()) return
  await Promise.race([device.outbox.flush(), new Promise(resolve => setTimeout(resolve, patience))])
}

/** Whether something waits for more than a network: for a choice, or for a device that keeps it. */
export const useTrouble = () =>
  useSyncExternalStore(subscribe, () => Boolean(device?.outbox.unkept() || device?.outbox.choices()))

/** Hears every change of what waits. */
export const useOutbox = <T>(read: (outbox: PersonDevice['outbox'] | undefined) => T): T =>
  useSyncExternalStore(subscribe, () => read(device?.outbox))

/** How many acts wait on this device. */
export function usePending(): number {
  return useSyncExternalStore(subscribe, () => device?.outbox.pending() ?? 0)
}

/** How many acts this device keeps until they are sent. */
export const useKept = () => useOutbox(outbox => outbox?.kept() ?? 0)

/** Whether acts wait that only this page has. */
export const useUnkept = () => useOutbox(outbox => outbox?.unkept() ?? false)

/** Whether this device keeps what its pupil does without the server. */
export function useKeeps(): boolean {
  return useSyncExternalStore(subscribe, () => device?.keeps ?? false)
}

const none: ReadonlyMap<number, Download> = new Map()

/** The materials on this device by id; undefined where none can be kept. */
export function useDownloads() {
  return useSyncExternalStore(subscribe, () =>
    canDownload && (!device || device.downloads) ? (device?.downloads?.current() ?? none) : undefined,
  )
}

/** A page that is opened without a network needs a service worker, and those need a secure address. */
export const canDownload = typeof navigator !== 'undefined' && 'serviceWorker' in navigator
