import { mailbox } from '@capivira/core/accounts/mailbox'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { mailboxOf, users } from './tables.ts'

/** Whether the mailbox behind an address is the one of any pupil's account. */
export async function selectIsPupils(db: Queryable, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'student'), sql`${mailboxOf(users.email)} = ${mailbox(email)}`))
    .limit(1)
  return row !== undefined
}
