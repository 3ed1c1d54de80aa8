import { type ApiError, NetworkError } from '../../lib/http.ts'
import type { Act, ActStore } from './act.ts'
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

export type Parts = {
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

/** What an outbox keeps in memory while its window is open. */
export type Box = Parts & {
  listeners: Set<() => void>
  /** Acts that this window is sending for the first time, by name, and the key each is kept under. */
  firstTries: Map<unknown, FirstTry>
  /** Acts that the device could not keep. */
  unkept: Act[]
  unkeptKey: number
  /** Acts that are not yet on the device, by name: one that is written down when a page ends may be lost with it. */
  unwritten: Map<unknown, Omit<Act, 'key'>>
  /** Acts that wait for their person to choose. */
  parked: Set<number>
  waiting: Set<number>
  last: Why
  flushing: Promise<Map<number, Outcome>> | undefined
  lateOnes: Late[]
  /** Acts whose end their screen hears by itself. */
  awaited: Set<number>
  /** How many acts are being sent behind those that wait. */
  inTurn: number
  /** The count under way. */
  counting: Promise<unknown>
}

/** Counts anew what waits, and tells who listens; one count at a time, so that none tells what was before another. */
export function recount(box: Box): Promise<void> {
  const counted = box.counting.then(() => count(box))
  box.counting = counted
  return counted
}

async function count(box: Box): Promise<void> {
  const trying = () => Promise.all([...box.firstTries.values()].map(({ keeping }) => keeping))
  const before = await trying()
  const keys = await box.store.keys().catch(() => [...box.waiting])
  // Also what began meanwhile: it is on the device, and does not wait.
  const tried = new Set([...before, ...(await trying())])
  box.waiting = new Set(keys.filter(key => !tried.has(key) && !box.parked.has(key)))
  for (const listener of box.listeners) listener()
}

/** Keeps an act on the device; answers the key it is kept under, null where it cannot be. */
export const keep = (box: Box, act: Omit<Act, 'key'>): Promise<number | null> =>
  box.store.add(act).then(
    key => {
      box.unwritten.delete(nameOf(act.body))
      return key
    },
    (error: unknown) => {
      console.warn('An act cannot be kept on this device', error)
      return null
    },
  )

async function attempt(box: Box, act: Omit<Act, 'key'>, patience?: number): Promise<Outcome> {
  try {
    const reply = await box.send(act, patience)
    return isAnswer(reply, act.field) ? { is: 'taken', reply } : judge(new NetworkError())
  } catch (error) {
    const outcome = judge(error)
    if (outcome.is !== 'later') return outcome
    box.last = outcome.why
    if (outcome.why === 'signed-out' || outcome.why === 'other-person') box.onStranger(outcome.why)
    return outcome
  }
}

/** The oldest act after `key` that is to be sent now; those that only this page has come first. */
async function next(box: Box, key: number): Promise<Act | undefined> {
  const own = box.unkept.find(act => act.key > key)
  if (own) return own
  for (let act = await box.store.next(Math.max(key, 0)); act; act = await box.store.next(act.key))
    if (act.newer === undefined && !box.firstTries.has(nameOf(act.body))) return act
  return undefined
}

async function letGo(box: Box, act: Act, outcome: Outcome): Promise<void> {
  const place = box.unkept.indexOf(act)
  if (place >= 0) box.unkept.splice(place, 1)
  // Whoever waits for it at its form sees both there.
  if (outcome.is === 'newer' && !box.awaited.has(act.key)) {
    await box.store.put({ ...act, newer: outcome.error.reply?.current ?? null })
    box.parked.add(act.key)
  } else if (place < 0) await box.store.remove(act.key)
}

/** Waits for what was said of the same thing before and is on its first try; whether that has to wait itself. */
async function goesBehindOneThatWaits(box: Box, { path }: Act): Promise<boolean> {
  const ahead = [...box.firstTries.values()].filter(one => one.path === path)
  const outcomes = await Promise.all(ahead.map(({ ending }) => ending))
  return outcomes.some(({ is }) => is === 'later')
}

async function sendAll(box: Box): Promise<Map<number, Outcome>> {
  const ended = new Map<number, Outcome>()
  const late: Late = { taken: [], refused: [] }
  const blocked = new Set<string>()
  for (let act = await next(box, Number.NEGATIVE_INFINITY); act; act = await next(box, act.key)) {
    if (blocked.has(laneOf(act))) continue
    if (await goesBehindOneThatWaits(box, act)) {
      blocked.add(laneOf(act))
      continue
    }
    const outcome = await attempt(box, { ...act, body: { ...act.body, secondsAgo: box.clock.secondsSince(act) } })
    ended.set(act.key, outcome)
    if (outcome.is === 'later') {
      if (!outcome.alone) break
      blocked.add(laneOf(act))
      continue
    }
    await letGo(box, act, outcome)
    if (outcome.is === 'taken') late.taken.push({ act, reply: outcome.reply })
    if (outcome.is === 'refused') late.refused.push({ act, error: outcome.error })
    await recount(box)
  }
  box.lateOnes.push(late)
  return ended
}

/** Sends what waits, and tells what became of it; a second call hears the first. */
export async function flushNow(box: Box): Promise<Map<number, Outcome>> {
  box.flushing ??= box
    .alone(() => sendAll(box))
    .finally(() => {
      box.flushing = undefined
    })
  const ended = await box.flushing
  const unheard = ({ act }: { act: Act }) => !box.awaited.has(act.key)
  const heard = box.lateOnes
  box.lateOnes = []
  for (const late of heard) {
    const rest = { taken: late.taken.filter(unheard), refused: late.refused.filter(unheard) }
    if (rest.taken.length + rest.refused.length > 0) box.onLate(rest)
  }
  await recount(box)
  return ended
}

function toldOf(box: Box, outcome: Outcome | undefined, inPage = false): Told {
  if (outcome?.is === 'taken') return { told: true, reply: outcome.reply }
  if (outcome?.is === 'refused' || outcome?.is === 'newer') throw outcome.error
  const said = outcome?.is === 'later' ? outcome.said : undefined
  return { told: false, why: box.last, inPage, ...(said !== undefined && { said }) }
}

/** What is said of one thing arrives in the order in which it was said: a verdict, and that it is taken back. */
async function attemptBehind(
  box: Box,
  ahead: readonly FirstTry[],
  act: Omit<Act, 'key'>,
  patience?: number,
): Promise<Outcome> {
  const outcomes = await Promise.all(ahead.map(({ ending }) => ending))
  return outcomes.find(({ is }) => is === 'later') ?? attempt(box, act, patience)
}

/** Sends an act that nothing waits before. */
export async function sendNow(box: Box, act: Omit<Act, 'key'>, patience: number | undefined): Promise<Told> {
  // Kept beside the sending, which does not wait for it.
  const keeping = keep(box, act)
  const name = nameOf(act.body)
  const ahead = [...box.firstTries.values()].filter(({ path }) => path === act.path)
  const ending = ahead.length === 0 ? attempt(box, act, patience) : attemptBehind(box, ahead, act, patience)
  box.firstTries.set(name, { path: act.path, at: act.at, keeping, ending })
  const outcome = await ending
  if (outcome.is === 'later') {
    const key = await keeping
    if (key === null) box.unkept.push({ ...act, key: ++box.unkeptKey })
    box.firstTries.delete(name)
    // At once: between its first try and the count nobody is to hear that nothing waits.
    if (key !== null) box.waiting.add(key)
    await recount(box)
    return toldOf(box, outcome, key === null)
  }
  keeping
    .then(key => (key === null ? undefined : box.store.remove(key)))
    .catch((error: unknown) => console.warn('An act that was taken stays on this device', error))
    .finally(() => box.firstTries.delete(name))
  return toldOf(box, outcome)
}

/** Sends an act behind those that wait; what comes meanwhile goes behind it. */
export async function sendInTurn(box: Box, act: Omit<Act, 'key'>): Promise<Told> {
  box.inTurn++
  try {
    return await sendBehind(box, act)
  } finally {
    box.inTurn--
  }
}

async function sendBehind(box: Box, act: Omit<Act, 'key'>): Promise<Told> {
  const known = (await box.store.all()).find(one => nameOf(one.body) === nameOf(act.body))
  const key = known?.key ?? (await keep(box, act))
  if (key === null) return sendNow(box, act, undefined)
  box.awaited.add(key)
  try {
    await recount(box)
    const before = box.flushing
    const first = await flushNow(box)
    // What was under way had perhaps gone past it.
    return toldOf(box, first.get(key) ?? (before ? (await flushNow(box)).get(key) : undefined))
  } finally {
    box.awaited.delete(key)
  }
}

/**
 * A form that is told again: with the same words it is the act that waits, by its name; a save of others that waits
 * gives way to it.
 */
export async function fromForm(box: Box, act: Omit<Act, 'key'>): Promise<Omit<Act, 'key'>> {
  const waits = [...box.unkept, ...(await box.store.all())].filter(one => !box.firstTries.has(nameOf(one.body)))
  const same = waits.find(one => one.newer === undefined && isSameForm(one, act))
  if (same) return { ...act, body: same.body }
  for (const one of waits.filter(other => isOlderSave(other, act))) {
    const place = box.unkept.indexOf(one)
    if (place >= 0) box.unkept.splice(place, 1)
    box.parked.delete(one.key)
    await box.store.remove(one.key)
  }
  await recount(box)
  return act
}

/** Acts that wait for their person to choose. */
export const toChoose = async (box: Box) => (await box.store.all()).filter(({ newer }) => newer !== undefined)

/** Whether an act of an address is under way or waits since then; of one to choose the server has said what it met. */
export async function holds(box: Box, path: string, since: number): Promise<boolean> {
  const stored = (await box.store.all()).filter(({ newer }) => newer === undefined)
  const held = [...box.firstTries.values(), ...box.unkept, ...stored]
  return held.some(act => act.path === path && act.at >= since)
}
