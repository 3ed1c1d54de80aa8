import { mailbox } from '@capivira/core/accounts/mailbox'
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { mailboxOf, users } from './tables.ts'

/** Whether the mailbox behind an address is the one of any pupil's account, as a condition: a pupil is nobody's guardian. */
export function isPupilsMailbox(email: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${users} as holder
    where holder.user_type = 'student' and ${mailboxOf(sql`holder.email`)} = ${mailboxOf(email)}
  )`
}

/** The same of an address at hand. */
export async function belongsToPupil(db: Queryable, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'student'), sql`${mailboxOf(users.email)} = ${mailbox(email)}`))
    .limit(1)
  return row !== undefined
}
