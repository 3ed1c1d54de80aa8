import type { Transaction } from '../../platform/database.ts'
import { renameInActs } from './acts-store.ts'

/** Leaves of somebody whose account has just been deleted a pseudonym among what administrators did. */
export async function forgetInActs(
  tx: Transaction,
  gone: { userId: string; pseudonym: string; called: string },
): Promise<void> {
  await renameInActs(tx, gone)
}
