import type { Act, NewAct } from './act.ts'
import type { Why } from './judge.ts'
import {
  type Box,
  flushNow,
  fromForm,
  holds,
  type Parts,
  recount,
  sendInTurn,
  sendNow,
  type Told,
  toChoose,
} from './outgoing.ts'

export type Outbox = {
  /** Acts that wait. */
  pending: () => number
  /** Those of them that this device keeps. */
  kept: () => number
  /**
   * Acts that would be lost with this device: besides those that wait, the ones on their first try and those to choose.
   */
  unsaid: () => number
  /** Why the last one that was tried waits. */
  why: () => Why
  /** Whether an act waits that this device could not keep, so that it goes with the page. */
  unkept: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Keeps an act and tells the server of it. @throws ApiError when the server refuses it for good. */
  tell: (act: NewAct) => Promise<Told>
  /** Sends what waits, in its order, after what is on its way. Never fails. */
  flush: () => Promise<void>
  /** How many acts wait for their person to choose. */
  choices: () => number
  /** Acts that wait for their person to choose between two versions. */
  toChoose: () => Promise<Act[]>
  /**
   * Whether the server has not yet said what became of an act of an address since then, also while it is tried for the
   * first time.
   */
  holds: (path: string, since: number) => Promise<boolean>
  /** Lets go of an act. */
  drop: (key: number) => Promise<void>
}

/**
 * The acts of one person on their way to the server. Each is kept on the device while it is being sent, and let go of
 * when the server has taken it or refused it for good. It carries a name of its own, so that one whose answer was lost
 * is sent again and counts once; what waited also says for how long.
 */
export async function createOutbox(parts: Parts): Promise<Outbox> {
  const box: Box = {
    ...parts,
    listeners: new Set(),
    firstTries: new Map(),
    unkept: [],
    unkeptKey: -1e9,
    parked: new Set(),
    waiting: new Set(),
    last: 'network',
    flushing: undefined,
    lateOnes: [],
    awaited: new Set(),
  }
  for (const { key } of await toChoose(box)) box.parked.add(key)
  await recount(box)
  return {
    pending: () => box.waiting.size + box.unkept.length,
    kept: () => box.waiting.size,
    unsaid: () => box.waiting.size + box.unkept.length + box.parked.size + box.firstTries.size,
    why: () => box.last,
    unkept: () => box.unkept.length > 0,
    subscribe: listener => {
      box.listeners.add(listener)
      return () => box.listeners.delete(listener)
    },
    tell: async ({ eventId, patience, ...told }) => {
      let act: Omit<Act, 'key'> = {
        ...told,
        body: { ...told.body, eventId: eventId ?? box.newId() },
        ...box.clock.moment(),
      }
      if (act.draft !== undefined && box.waiting.size + box.unkept.length + box.parked.size > 0)
        act = await fromForm(box, act)
      return box.waiting.size + box.unkept.length === 0 ? sendNow(box, act, patience) : sendInTurn(box, act)
    },
    flush: async () => {
      await Promise.all([...box.firstTries.values()].map(({ ending }) => ending))
      await flushNow(box).catch(() => undefined)
    },
    choices: () => box.parked.size,
    toChoose: () => toChoose(box),
    holds: (path, since) => holds(box, path, since),
    drop: async key => {
      box.parked.delete(key)
      await box.store.remove(key)
      await recount(box)
    },
  }
}
