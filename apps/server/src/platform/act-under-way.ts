import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from './database.ts'

/**
 * An act that is being done: the first transaction of its handler writes the act's name down together with what it
 * changes, so that it cannot be done twice, whatever arrives at the same time and whenever the server stops.
 */
export type ActUnderWay = {
  /** Writes the act's name into the transaction; fails, and the transaction with it, where it is there already. */
  claim: (tx: Transaction) => Promise<unknown>
  /** Takes the name back within the same transaction: the act was refused. */
  release: (tx: Transaction) => Promise<unknown>
  /** Open until a transaction has claimed it; closed once the handler has answered. */
  state: 'open' | 'claimed' | 'closed'
}

const underWay = new AsyncLocalStorage<ActUnderWay>()

/** The act for which this code runs, where no transaction has claimed it yet. */
export function unclaimedAct(): ActUnderWay | null {
  const act = underWay.getStore()
  return act?.state === 'open' ? act : null
}

/** Runs the handler of an act. */
export function during<T>(act: ActUnderWay, handle: () => Promise<T>): Promise<T> {
  return underWay.run(act, handle)
}
