import { sql } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { hasQueue } from './has-queue.ts'

/** Takes the e-mails to and about a person from the queue, those that were sent included: they are kept for an hour. */
export async function forgetEmails(tx: Queryable, { userId, email }: { userId: string; email: string }): Promise<void> {
  if (!(await hasQueue(tx))) return
  await tx.execute(sql`
    delete from pgboss.job where name = 'letter' and (data -> 'to' ->> 'userId' = ${userId}
      or data -> 'to' ->> 'email' = ${email})`)
}
