import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { mailboxOf, users } from './tables.ts'

/**
 * Whether the mailbox behind an address is the one of any pupil's account, as a condition: a pupil is nobody's
 * guardian.
 */
export function isPupilsMailbox(email: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${users} as holder
    where holder.user_type = 'student' and ${mailboxOf(sql`holder.email`)} = ${mailboxOf(email)}
  )`
}
