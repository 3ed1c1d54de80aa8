import { sql } from 'drizzle-orm'
import type { Queryable } from '../database.ts'

/** Takes the letters to and about a person from the queue, those that were sent included: they are kept for an hour. */
export async function forgetLetters(
  tx: Queryable,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  // A database without a worker so far has no queue.
  const { rows } = await tx.execute<{ there: boolean }>(sql`select to_regclass('pgboss.job') is not null as there`)
  if (!rows[0]?.there) return
  await tx.execute(sql`
    delete from pgboss.job where name = 'letter' and (data -> 'to' ->> 'userId' = ${userId} or data -> 'to' ->> 'email' = ${email})`)
}
