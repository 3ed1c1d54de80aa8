import { setTimeout as pause } from 'node:timers/promises'
import { type ActUnderWay, during } from './act-under-way.ts'
import type { Transaction } from './database.ts'

/** Somebody's act by the name that their device gave it. */
export type NamedAct = { userId: string; eventId: string; now: Date }

/** Where the names of acts are written down, and what was answered; the progress feature implements it. */
export type ToldActs = {
  /**
   * What is known of an act: null when it is new; without an answer while its handler is at work, or where it was not
   * kept.
   */
  find: (act: NamedAct) => Promise<{ answer: unknown } | null>
  claim: (tx: Transaction, act: NamedAct) => Promise<unknown>
  release: (tx: Transaction | null, act: NamedAct) => Promise<unknown>
  /**
   * Keeps the answer, and the name where no transaction wrote it; lets go of the names that are too old to come again.
   */
  keep: (act: NamedAct, answer: unknown) => Promise<unknown>
  /** Whether an error says that a claimed name was there already. */
  isKnown: (error: unknown) => boolean
}

/** What became of an act: done now, or done before; then `answer` is null where nobody knows what it was answered. */
export type Done<T> = { again: false; answer: T } | { again: true; answer: unknown }

type Handled<T> = { taken: boolean; answer: T; keep: unknown }

/**
 * How often, and after how many milliseconds, to look for the answer to an act whose first arrival is still being
 * handled.
 */
const looks = 20
const lookAgainMs = 100

/**
 * Does an act once. A second arrival of the same name gets the answer of the first. `handle` says whether the act was
 * taken; one that was refused, or failed, may come again.
 */
export async function doOnce<T>(
  acts: ToldActs,
  act: NamedAct,
  handle: () => Promise<Handled<T>>,
  sleep: (ms: number) => Promise<unknown> = pause,
): Promise<Done<T>> {
  /** What the first arrival came to; where it was refused after all, this one is the act now. */
  const afterFirst = async (): Promise<Done<T>> => {
    const known = await awaitEnd(acts, act, sleep)
    return known ? { again: true, answer: known.answer } : doOnce(acts, act, handle, sleep)
  }
  if (await acts.find(act)) return afterFirst()
  const underWay: ActUnderWay = {
    claim: tx => acts.claim(tx, act),
    release: tx => acts.release(tx, act),
    state: 'open',
  }
  try {
    const { taken, answer, keep } = await during(underWay, handle)
    if (taken) await acts.keep(act, keep)
    else if (underWay.state === 'claimed') await acts.release(null, act)
    return { again: false, answer }
  } catch (error) {
    if (acts.isKnown(error)) return afterFirst()
    if (underWay.state === 'claimed') await acts.release(null, act)
    throw error
  } finally {
    underWay.state = 'closed'
  }
}

/** An act that is known, once its answer is there or has been waited for long enough; null where it was let go of. */
async function awaitEnd(acts: ToldActs, act: NamedAct, sleep: (ms: number) => Promise<unknown>) {
  for (let look = 0; look < looks; look++) {
    const known = await acts.find(act)
    if (!known || known.answer !== null) return known
    await sleep(lookAgainMs)
  }
  return acts.find(act)
}
