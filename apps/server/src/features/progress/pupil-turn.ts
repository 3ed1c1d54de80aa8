import type { Database, Transaction } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'

/** The last act of each pupil that is under way, by server. */
const underWay = new WeakMap<Database, Map<string, Promise<unknown>>>()

/**
 * Runs an act of a pupil in a transaction, after those of the same pupil that came before it. The database has the last
 * word on their order (see lockPupil), since other servers write too; but acts that wait here hold no connection, so a
 * pupil who sends hundreds at once keeps nobody else waiting.
 */
export async function inPupilTurn<T>(
  db: Database,
  pupil: { id: string },
  act: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const turns = underWay.get(db) ?? new Map<string, Promise<unknown>>()
  underWay.set(db, turns)
  const before = turns.get(pupil.id)
  const own = after(before, () => inTransaction(db, act))
  turns.set(pupil.id, own)
  try {
    return await own
  } finally {
    if (turns.get(pupil.id) === own) turns.delete(pupil.id)
  }
}

/** Waits for what came before, however it ended, then starts. */
async function after<T>(before: Promise<unknown> | undefined, start: () => Promise<T>): Promise<T> {
  await before?.catch(() => {})
  return start()
}
