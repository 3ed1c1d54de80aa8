import type { Transaction } from './database.ts'

/** Queues work in the database, inside the caller's transaction: the job exists exactly when the rows it is about do. */
export type Jobs = {
  processMaterial: (transaction: Transaction, material: { id: number; generation: number }) => Promise<void>
}
