import { pgTable, varchar } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/**
 * Accounts that were erased, each as a keyed hash of its id: what a restored backup is held against (erase-again.ts).
 * The same stands in a file that no backup holds. It tells nobody who it was.
 */
export const erasedAccounts = pgTable('erased_accounts', {
  /** The HMAC of the id under `key`. */
  hash: varchar('hash', { length: 64 }).primaryKey(),
  key: varchar('key', { length: 64 }).notNull(),
  /** What the account is called in logs and in what was done to it. */
  pseudonym: varchar('pseudonym', { length: 64 }),
  erasedAt: instant('erased_at').notNull(),
})
