import type { Transaction } from '../../platform/database.ts'
import { renameInConsents, selectGuardianEmails } from './store.ts'

/** Addresses of guardians that were written to about a pupil who is about to be deleted. */
export const guardianAddresses = (tx: Transaction, userId: string): Promise<string[]> =>
  selectGuardianEmails(tx, userId)

/** Leaves of somebody who is about to be deleted another name in what they recorded of the consents of others. */
export async function forgetInConsents(tx: Transaction, gone: { userId: string; called: string }): Promise<void> {
  await renameInConsents(tx, gone)
}
