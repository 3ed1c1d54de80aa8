import { type ApiError, NetworkError } from '../../lib/http.ts'
import type { Act, ActStore, NewAct } from './act.ts'
import type { Clock } from './clock.ts'
import { isOlderSave, isSameForm, laneOf, nameOf } from './form-acts.ts'
import { isAnswer, judge, type Outcome, type Why } from './judge.ts'

/** `reply` is null where an act was done before and its answer is not known any more. */
export type Told =
  | { told: true; reply: unknown }
  /**
   * It waits; `inPage` where the device could not keep it, so that it goes with the page; `said` where the server told
   * why.
   */
  | { told: false; why: Why; inPage: boolean; said?: string }

/** What became of acts that had waited. */
export type Late = { taken: { act: Act; reply: unknown }[]; refused: { act: Act; error: ApiError }[] }

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

type Parts = {
  store: ActStore
  send: (act: Omit<Act, 'key'>, patience: number | undefined) => Promise<unknown>
  clock: Clock
  newId: () => string
  /** Runs one flush at a time among all windows. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Hears what became of acts that had to wait. */
  onLate: (late: Late) => void
  /** Hears that the session is gone, or somebody else's. */
  onStranger: (why: 'signed-out' | 'other-person') => void
}

type FirstTry = Pick<Act, 'path' | 'at'> & { keeping: Promise<number | null>; ending: Promise<Outcome> }

/**
 * The acts of one person on their way to the server. Each is kept on the device while it is being sent, and let go of
 * when the server has taken it or refused it for good. It carries a name of its own, so that one whose answer was lost
 * is sent again and counts once; what waited also says for how long.
 */
export async function createOutbox(parts: Parts): Promise<Outbox> {
  const { store, send, clock, newId, alone, onLate, onStranger } = parts
  const listeners = new Set<() => void>()
  /** Acts that this window is sending for the first time, by name, and the key each is kept under. */
  const firstTries = new Map<unknown, FirstTry>()
  /** Acts that the device could not keep. */
  const unkept: Act[] = []
  let unkeptKey = -1e9
  /** Acts that wait for their person to choose. */
  const parked = new Set<number>()
  let waiting = new Set<number>()
  let last: Why = 'network'
  let flushing: Promise<Map<number, Outcome>> | undefined
  let lateOnes: Late[] = []
  /** Acts whose end their screen hears by itself. */
  const awaited = new Set<number>()

  async function recount() {
    const trying = new Set(await Promise.all([...firstTries.values()].map(({ keeping }) => keeping)))
    const keys = await store.keys().catch(() => [...waiting])
    waiting = new Set(keys.filter(key => !trying.has(key) && !parked.has(key)))
    for (const listener of listeners) listener()
  }

  const keep = (act: Omit<Act, 'key'>): Promise<number | null> =>
    store.add(act).catch((error: unknown) => {
      console.warn('An act cannot be kept on this device', error)
      return null
    })

  async function attempt(act: Omit<Act, 'key'>, patience?: number): Promise<Outcome> {
    try {
      const reply = await send(act, patience)
      return isAnswer(reply, act.field) ? { is: 'taken', reply } : judge(new NetworkError())
    } catch (error) {
      const outcome = judge(error)
      if (outcome.is !== 'later') return outcome
      last = outcome.why
      if (outcome.why === 'signed-out' || outcome.why === 'other-person') onStranger(outcome.why)
      return outcome
    }
  }

  /** The oldest act after `key` that is to be sent now; those that only this page has come first. */
  async function next(key: number): Promise<Act | undefined> {
    const own = unkept.find(act => act.key > key)
    if (own) return own
    for (let act = await store.next(Math.max(key, 0)); act; act = await store.next(act.key))
      if (act.newer === undefined && !firstTries.has(nameOf(act.body))) return act
    return undefined
  }

  async function letGo(act: Act, outcome: Outcome): Promise<void> {
    const place = unkept.indexOf(act)
    if (place >= 0) unkept.splice(place, 1)
    // Whoever waits for it at its form sees both there.
    if (outcome.is === 'newer' && !awaited.has(act.key)) {
      await store.put({ ...act, newer: outcome.error.reply?.current ?? null })
      parked.add(act.key)
    } else if (place < 0) await store.remove(act.key)
  }

  async function sendAll(): Promise<Map<number, Outcome>> {
    const ended = new Map<number, Outcome>()
    const late: Late = { taken: [], refused: [] }
    const blocked = new Set<string>()
    for (let act = await next(Number.NEGATIVE_INFINITY); act; act = await next(act.key)) {
      if (blocked.has(laneOf(act))) continue
      const outcome = await attempt({ ...act, body: { ...act.body, secondsAgo: clock.secondsSince(act) } })
      ended.set(act.key, outcome)
      if (outcome.is === 'later') {
        if (!outcome.alone) break
        blocked.add(laneOf(act))
        continue
      }
      await letGo(act, outcome)
      if (outcome.is === 'taken') late.taken.push({ act, reply: outcome.reply })
      if (outcome.is === 'refused') late.refused.push({ act, error: outcome.error })
      await recount()
    }
    lateOnes.push(late)
    return ended
  }
  async function flushNow(): Promise<Map<number, Outcome>> {
    flushing ??= alone(sendAll).finally(() => {
      flushing = undefined
    })
    const ended = await flushing
    const unheard = ({ act }: { act: Act }) => !awaited.has(act.key)
    const heard = lateOnes
    lateOnes = []
    for (const late of heard) {
      const rest = { taken: late.taken.filter(unheard), refused: late.refused.filter(unheard) }
      if (rest.taken.length + rest.refused.length > 0) onLate(rest)
    }
    await recount()
    return ended
  }

  function toldOf(outcome: Outcome | undefined, inPage = false): Told {
    if (outcome?.is === 'taken') return { told: true, reply: outcome.reply }
    if (outcome?.is === 'refused' || outcome?.is === 'newer') throw outcome.error
    const said = outcome?.is === 'later' ? outcome.said : undefined
    return { told: false, why: last, inPage, ...(said !== undefined && { said }) }
  }

  /** What is said of one thing arrives in the order in which it was said: a verdict, and that it is taken back. */
  async function attemptBehind(ahead: readonly FirstTry[], act: Omit<Act, 'key'>, patience?: number): Promise<Outcome> {
    const outcomes = await Promise.all(ahead.map(({ ending }) => ending))
    return outcomes.find(({ is }) => is === 'later') ?? attempt(act, patience)
  }

  async function sendNow(act: Omit<Act, 'key'>, patience: number | undefined): Promise<Told> {
    // Kept beside the sending, which does not wait for it.
    const keeping = keep(act)
    const name = nameOf(act.body)
    const ahead = [...firstTries.values()].filter(({ path }) => path === act.path)
    const ending = ahead.length === 0 ? attempt(act, patience) : attemptBehind(ahead, act, patience)
    firstTries.set(name, { path: act.path, at: act.at, keeping, ending })
    const outcome = await ending
    if (outcome.is === 'later') {
      const key = await keeping
      if (key === null) unkept.push({ ...act, key: ++unkeptKey })
      firstTries.delete(name)
      // At once: between its first try and the count nobody is to hear that nothing waits.
      if (key !== null) waiting.add(key)
      await recount()
      return toldOf(outcome, key === null)
    }
    keeping
      .then(key => (key === null ? undefined : store.remove(key)))
      .catch((error: unknown) => console.warn('An act that was taken stays on this device', error))
      .finally(() => firstTries.delete(name))
    return toldOf(outcome)
  }

  async function sendInTurn(act: Omit<Act, 'key'>): Promise<Told> {
    const known = (await store.all()).find(one => nameOf(one.body) === nameOf(act.body))
    const key = known?.key ?? (await keep(act))
    if (key === null) return sendNow(act, undefined)
    awaited.add(key)
    try {
      await recount()
      const before = flushing
      const first = await flushNow()
      // What was under way had perhaps gone past it.
      return toldOf(first.get(key) ?? (before ? (await flushNow()).get(key) : undefined))
    } finally {
      awaited.delete(key)
    }
  }

  /**
   * A form that is told again: with the same words it is the act that waits, by its name; a save of others that waits
   * gives way to it.
   */
  async function fromForm(act: Omit<Act, 'key'>): Promise<Omit<Act, 'key'>> {
    const waits = [...unkept, ...(await store.all())].filter(one => !firstTries.has(nameOf(one.body)))
    const same = waits.find(one => one.newer === undefined && isSameForm(one, act))
    if (same) return { ...act, body: same.body }
    for (const one of waits.filter(other => isOlderSave(other, act))) {
      const place = unkept.indexOf(one)
      if (place >= 0) unkept.splice(place, 1)
      parked.delete(one.key)
      await store.remove(one.key)
    }
    await recount()
    return act
  }

  const toChoose = async () => (await store.all()).filter(({ newer }) => newer !== undefined)

  async function holds(path: string, since: number): Promise<boolean> {
    const held = [...firstTries.values(), ...unkept, ...(await store.all())]
    return held.some(act => act.path === path && act.at >= since)
  }

  for (const { key } of await toChoose()) parked.add(key)
  await recount()
  return {
    pending: () => waiting.size + unkept.length,
    kept: () => waiting.size,
    unsaid: () => waiting.size + unkept.length + parked.size + firstTries.size,
    why: () => last,
    unkept: () => unkept.length > 0,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: async ({ eventId, patience, ...told }) => {
      let act: Omit<Act, 'key'> = { ...told, body: { ...told.body, eventId: eventId ?? newId() }, ...clock.moment() }
      if (act.draft !== undefined && waiting.size + unkept.length + parked.size > 0) act = await fromForm(act)
      return waiting.size + unkept.length === 0 ? sendNow(act, patience) : sendInTurn(act)
    },
    flush: async () => {
      await Promise.all([...firstTries.values()].map(({ ending }) => ending))
      await flushNow().catch(() => undefined)
    },
    choices: () => parked.size,
    toChoose,
    holds,
    drop: async key => {
      parked.delete(key)
      await store.remove(key)
      await recount()
    },
  }
}
