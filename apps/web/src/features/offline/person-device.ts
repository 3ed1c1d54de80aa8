import { request } from '../../lib/http.ts'
import { newId } from '../../lib/random.ts'
import { isOffline } from '../../lib/reach.ts'
import { clockOf } from './clock.ts'
import { actsOf, forget, forgetOthers, noStore, steadyDevice } from './device.ts'
import { type Downloads, downloadsOf } from './downloads.ts'
import { keeperOf } from './keeper.ts'
import { forgetLeft, leave, leftBefore } from './left-acts.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import type { Late, Parts } from './outgoing.ts'
import { askServer, serverClockOf } from './server-clock.ts'

/** Everything this device does for a signed-in person; answers and downloads are kept for pupils alone. */
export type PersonDevice = {
  /** Whether anything can be kept on it at all. */
  keeps: boolean
  keeper?: ReturnType<typeof keeperOf>
  outbox: Outbox
  downloads?: Downloads
  forget: () => Promise<void>
}

/** Milliseconds to wait for another window's turn to end. */
const turn = 20_000

/**
 * One flush at a time among all windows, where the browser can tell. Elsewhere, and where a window that the system has
 * stopped keeps its turn, a second copy counts for nothing.
 */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  const { locks }: { locks?: LockManager | null } = navigator
  if (!locks) return work()
  let hasTurn = false
  const begin = () => {
    hasTurn = true
    return work()
  }
  try {
    return await locks.request('capivira:outbox', { signal: AbortSignal.timeout(turn) }, begin)
  } catch (error) {
    if (hasTurn) throw error
    return work()
  }
}

/** Milliseconds after which an act waits rather than its screen: a network may swallow a question without a word. */
const usualPatience = 20_000

type Hears = { onLate: (late: Late) => void; onStranger: (why: 'signed-out' | 'other-person') => void }

/**
 * Opens the device for a person; what others have read here is forgotten. Where storage is forbidden acts stay in the
 * page.
 */
export async function openFor(userId: string, isPupil: boolean, hears: Hears): Promise<PersonDevice> {
  const onDevice = await steadyDevice().catch((error: unknown) => {
    console.warn('Nothing can be kept on this device', error)
    return null
  })
  const run = () => performance.now()
  const serverClock = serverClockOf({ ask: askServer, wall: Date.now, run, place: () => localStorage })
  if (!isOffline()) void serverClock.hear()
  const left = leftBefore(userId)
  const parts: Parts = {
    store: onDevice ? actsOf(onDevice, userId) : noStore,
    send: ({ method = 'POST', path, body }, patience = usualPatience) =>
      // Named for its own person, whoever the page is for by then.
      request(method, path, { body: { ...body, personId: userId }, signal: AbortSignal.timeout(patience) }),
    clock: clockOf(Date.now, run, newId(), serverClock.known),
    newId,
    // How long acts have waited is told by the server's time.
    alone: work => serverClock.hear().then(() => alone(work)),
    ...hears,
  }
  const outbox = await createOutbox(parts, left)
  forgetLeft(userId)
  leaveAtTheEnd(userId, outbox)
  if (!onDevice) return { keeps: false, outbox, forget: async () => forgetLeft(userId) }
  const forgetAll = () => onDevice(device => forget(device, userId)).finally(() => forgetLeft(userId))
  await onDevice(device => forgetOthers(device, userId))
  if (!isPupil) return { keeps: true, outbox, forget: forgetAll }
  const downloads = await downloadsOf(onDevice, userId, () => Date.now())
  return { keeps: true, outbox, downloads, keeper: keeperOf(onDevice, userId, () => Date.now()), forget: forgetAll }
}

/** A page that ends leaves what it has not yet written down; one that comes back alive has it still. */
function leaveAtTheEnd(userId: string, outbox: Outbox): void {
  addEventListener('pagehide', () => leave(userId, outbox.left()))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) forgetLeft(userId)
  })
}
