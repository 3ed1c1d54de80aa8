import { sql } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { hasQueue } from './has-queue.ts'
import { keptFailedSeconds, queues } from './queues.ts'

/** E-mails still of use that no worker will send by itself. */
export type StandingEmails = {
  /** The mail server gave its last word, or was away for too long. */
  refused: number
  /** Those of them that were not refused for their own address: something is wrong between Capivira and the server. */
  refusedByServer: number
  /** They waited in the queue of a database that was copied or moved. */
  held: number
}

const stands = (
  now: Date,
) => sql`name = 'letter' and (state = 'failed' or state = 'cancelled' and output ->> 'held' = 'true')
  and (data ->> 'until')::timestamptz > ${now.toISOString()}::timestamptz`

export async function countStandingEmails(db: Queryable, now: Date): Promise<StandingEmails> {
  const none = { refused: 0, refusedByServer: 0, held: 0 }
  if (!(await hasQueue(db))) return none
  const { rows } = await db.execute<StandingEmails>(sql`
    select count(*) filter (where state = 'failed')::int as refused,
      count(*) filter (where state = 'failed' and output ->> 'about' = 'server')::int as "refusedByServer",
      count(*) filter (where state = 'cancelled')::int as held
    from pgboss.job where ${stands(now)}`)
  return rows[0] ?? none
}

/** Puts all of them back into the queue. Answers how many. */
export async function sendStandingEmails(tx: Queryable, now: Date): Promise<number> {
  if (!(await hasQueue(tx))) return 0
  const { rowCount } = await tx.execute(sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null,
      output = null,
      deletion_seconds = ${queues.letter.deleteAfterSeconds}
    where ${stands(now)}`)
  return rowCount ?? 0
}

const heldBack =
  'Esta mensagem esperava na fila quando estes dados foram copiados, restaurados ou mudados de lugar; a ' +
  'instalação de lá pode já tê-la enviado.'

/**
 * Holds back every e-mail of the queue, also those that somebody was sending, until an administrator sends them.
 * Answers how many.
 */
export async function holdEmails(tx: Queryable): Promise<number> {
  if (!(await hasQueue(tx))) return 0
  const output = JSON.stringify({ message: heldBack, held: true })
  const { rowCount } = await tx.execute(sql`
    update pgboss.job set state = 'cancelled', completed_on = now(), output = ${output}::jsonb,
      deletion_seconds = ${keptFailedSeconds}
    where name = 'letter' and state < 'completed'`)
  return rowCount ?? 0
}
