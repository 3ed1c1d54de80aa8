import { sql } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import type { LetterKind } from '../jobs.ts'
import { hasQueue } from './has-queue.ts'

/** A letter of somebody that the mail server refused for good, by when it was asked for. */
export type RefusedLetter = { userId: string; askedAt: string }

/** Letters of a kind about these people that were refused for good and are still kept to be seen (a week). */
export async function refusedLetters(
  db: Queryable,
  kind: LetterKind,
  userIds: readonly string[],
): Promise<RefusedLetter[]> {
  if (userIds.length === 0) return []
  if (!(await hasQueue(db))) return []
  const found = await db.execute<RefusedLetter>(sql`
    select data -> 'to' ->> 'userId' as "userId", data ->> 'askedAt' as "askedAt" from pgboss.job
    where name = 'letter' and state = 'failed' and data ->> 'kind' = ${kind}
      and data -> 'to' ->> 'userId' in (${sql.join(
        userIds.map(id => sql`${id}`),
        sql`, `,
      )})`)
  return found.rows
}
