import type { Act, NewAct } from './act.ts'
import { nameOf } from './form-acts.ts'
import type { Why } from './judge.ts'
import {
  type Box,
  flushNow,
  fromForm,
  holds,
  keep,
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
  /** Acts that would be lost with the page if it ended now. */
  left: () => Omit<Act, 'key'>[]
  /** Lets go of an act. */
  drop: (key: number) => Promise<void>
}

/**
 * The acts of one person on their way to the server. Each is kept on the device while it is being sent, and let go of
 * when the server has taken it or refused it for good. It carries a name of its own, so that one whose answer was lost
 * is sent again and counts once; what waited also says for how long.
 * @param left what the page before this one had not yet written down when it ended: it goes last.
 */
export async function createOutbox(parts: Parts, left: readonly Omit<Act, 'key'>[] = []): Promise<Outbox> {
  const box: Box = {
    ...parts,
    listeners: new Set(),
    firstTries: new Map(),
    unkept: [],
    unkeptKey: -1e9,
    unwritten: new Map(),
    parked: new Set(),
    waiting: new Set(),
    last: 'network',
    flushing: undefined,
    lateOnes: [],
    awaited: new Set(),
    inTurn: 0,
    counting: Promise.resolve(),
  }
  await takeOver(box, left)
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
      const name = eventId ?? box.newId()
      const act = { ...told, body: { ...told.body, eventId: name }, ...box.clock.moment() }
      // At once: a page may end in the same moment.
      box.unwritten.set(name, act)
      try {
        return await tellKept(box, act, patience)
      } finally {
        box.unwritten.delete(name)
      }
    },
    flush: async () => {
      await Promise.all([...box.firstTries.values()].map(({ ending }) => ending))
      await flushNow(box).catch(() => undefined)
    },
    choices: () => box.parked.size,
    toChoose: () => toChoose(box),
    holds: (path, since) => holds(box, path, since),
    left: () => [...box.unwritten.values(), ...box.unkept.map(({ key: _, ...act }) => act)],
    drop: async key => {
      box.parked.delete(key)
      await box.store.remove(key)
      await recount(box)
    },
  }
}

async function tellKept(box: Box, act: Omit<Act, 'key'>, patience: number | undefined): Promise<Told> {
  const waits = () => box.waiting.size + box.unkept.length
  const isOfWaiting = act.draft !== undefined && waits() + box.parked.size > 0
  const meant = isOfWaiting ? await fromForm(box, act) : act
  return waits() + box.inTurn === 0 ? sendNow(box, meant, patience) : sendInTurn(box, meant)
}

/** Takes what a page had not written down when it ended; what it had is the same by its name. */
async function takeOver(box: Box, left: readonly Omit<Act, 'key'>[]): Promise<void> {
  if (left.length === 0) return
  const known = new Set((await box.store.all()).map(({ body }) => nameOf(body)))
  for (const act of left) {
    if (known.has(nameOf(act.body))) continue
    if ((await keep(box, act)) === null) box.unkept.push({ ...act, key: ++box.unkeptKey })
  }
}
