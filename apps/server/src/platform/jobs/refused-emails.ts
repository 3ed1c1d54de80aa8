import { sql } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import type { EmailKind } from '../jobs.ts'
import { hasQueue } from './has-queue.ts'

/** An e-mail of somebody that the mail server refused for good, by when it was asked for. */
export type RefusedEmail = { userId: string; askedAt: string }

/** E-mails of a kind about these people that were refused for good and are still kept to be seen (a week). */
export async function refusedEmails(
  db: Queryable,
  kind: EmailKind,
  userIds: readonly string[],
): Promise<RefusedEmail[]> {
  if (userIds.length === 0) return []
  if (!(await hasQueue(db))) return []
  const found = await db.execute<RefusedEmail>(sql`
    select data -> 'to' ->> 'userId' as "userId", data ->> 'askedAt' as "askedAt" from pgboss.job
    where name = 'letter' and state = 'failed' and data ->> 'kind' = ${kind}
      and data -> 'to' ->> 'userId' in (${sql.join(
        userIds.map(id => sql`${id}`),
        sql`, `,
      )})`)
  return found.rows
}
